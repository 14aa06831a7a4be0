import type { Card } from '../../../cards/card.ts'
import { whisperWords } from '../../../words/whisper/index.ts'
import { CardFace } from '../../cards.tsx'
import { withCards } from '../advised.ts'
import type { Advised } from '../page.ts'
import { type Props, pageWords } from './props.ts'

/** What an action of Ekarté is called on its button. */
const textOf = ({ view, legal, language }: Props, [verb = '', first]: readonly string[]): string => {
  const words = pageWords(language).act
  const texts: Readonly<Record<string, string>> = {
    propose: first === undefined ? words.propose : `${words.propose}: ${words.proposeCards(Number(first))}`,
    stand: words.stand(view.proposals.length === 0),
    accept: words.accept,
    refuse: words.refuse,
    king: view.phase === 'king' ? words.kingYes : words.king,
    'no-king': words.kingNo(legal.includes('king')),
    replay: words.replay,
    'let-stand': words.letStand,
    discard: first === undefined ? words.keepAll : words.discardThese,
    play: whisperWords(language).play,
  }
  return texts[verb] ?? verb
}

/** An action of Ekarté as somebody would advise it. */
export const advised = (props: Props, action: string): Advised => {
  const words = action.split(' ')
  return withCards(textOf(props, words), words, (card) => (
    <CardFace card={card as Card} language={props.language} small key={card} />
  ))
}
