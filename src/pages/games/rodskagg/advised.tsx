import { whisperWords } from '../../../words/whisper/index.ts'
import { CardFace } from '../../cards.tsx'
import { advisedBy } from '../advised.tsx'
import { type Props, pageWords } from './props.ts'

/** What an action of Rödskägg is called on its button. */
const textOf = ({ view, who, language }: Props, [verb = '', first = '']: readonly string[]): string => {
  const words = pageWords(language)
  const { act } = words
  const texts: Readonly<Record<string, string>> = {
    cut: act.cut,
    'offer-cut': act.offerCut(who, view.players.at(-2) ?? view.dealer),
    'deal-ready': words.phrase(who, 'ready'),
    'pick-up': act.pickUp,
    draw: act.draw((view.own?.drawn.length ?? 0) === 0),
    'new-hand': act.newHand,
    keep: act.keep,
    discard: act.discardThese,
    bid: first === 'redbeard' ? act.bidRedbeard : act.bid(Number(first)),
    pass: act.pass,
    ask: words.phrase(who, 'ask'),
    proceed: act.proceed,
    stay: act.stay,
    fold: act.fold,
    ready: act.ready,
    play: whisperWords(language).play,
  }
  return texts[verb] ?? verb
}

/** An action of Rödskägg as somebody would advise it. */
export const advised = advisedBy(textOf, CardFace)
