import type { Card } from '../../../games/sjufingre/index.ts'
import { whisperWords } from '../../../words/whisper/index.ts'
import type { Advised } from '../page.ts'
import { CardFace } from './cards.tsx'
import { type Props, pageWords } from './props.ts'
import { wayOf, wayText } from './ways.ts'

/** An action of Som 7 fingre as somebody would advise it. */
export const advised = (props: Props, action: string): Advised => {
  const { view, who, language } = props
  const { play } = view
  const [verb = '', first = '', ...rest] = action.split(' ')
  const faces = (cards: readonly string[]) =>
    cards.map((card) => <CardFace card={card as Card} language={language} key={card} />)
  if (verb === 'give') return { text: pageWords(language).act.give(who, Number(first)), cards: faces(rest) }
  const said = whisperWords(language).play
  if (play.phase !== 'build') return { text: said, cards: faces([first]) }
  const inBuild = { ...props, play }
  return { text: wayText(inBuild, first as Card, wayOf(inBuild, action)).text, cards: faces([first]) }
}
