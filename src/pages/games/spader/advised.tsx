import type { Suit } from '../../../cards/card.ts'
import type { Bid } from '../../../games/spader/index.ts'
import { whisperWords } from '../../../words/whisper/index.ts'
import { advisedBy } from '../advised.tsx'
import { Face } from './cards.tsx'
import { type Props, pageWords } from './props.ts'

const bidOf = (text: string): Bid => (text === 'nil' || text === 'blind-nil' ? text : Number(text))

/** What an action of Spader is called on its button. */
const textOf = ({ view, who, language }: Props, [verb = '', first = '']: readonly string[]): string => {
  const words = pageWords(language)
  const { play, bid, name } = whisperWords(language)
  const texts: Readonly<Record<string, string>> = {
    look: words.act.look,
    bid: `${bid} ${words.bid(bidOf(first))}`,
    give: view.phase.kind === 'exchange' ? words.act.give(who, view.phase.to) : '',
    'name-suit': `${name} ${words.suit(first as Suit)}`,
    keep: words.act.keep,
    reject: words.act.reject,
    play,
  }
  return texts[verb] ?? verb
}

/** An action of Spader as somebody would advise it. */
export const advised = advisedBy(textOf, Face)
