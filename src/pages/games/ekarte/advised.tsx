import { whisperWords } from '../../../words/whisper/index.ts'
import { CardFace } from '../../cards.tsx'
import { advisedBy } from '../advised.tsx'
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
export const advised = advisedBy(textOf, CardFace)
