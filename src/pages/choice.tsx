import type { ComponentChildren, VNode } from 'preact'
import type { Card } from '../cards/card.ts'
import type { Language } from '../words/language.ts'
import { CardButton, CardFace, FAN, Hand } from './cards.tsx'

/** One of a few equal choices, with what follows from it. They stand in a `.choose`. */
export const Choice = (props: {
  readonly action: string
  readonly title: string
  readonly children?: ComponentChildren
}): VNode => (
  <button type="submit" name="action" value={props.action}>
    <b>{props.title}</b>
    {props.children === undefined ? undefined : <span>{props.children}</span>}
  </button>
)

/** The cards that may be played now. */
export const playable = (legal: readonly string[]): readonly Card[] =>
  legal.flatMap((text) => (text.startsWith('play ') ? [text.slice(5) as Card] : []))

/** Whether an action of this kind is legal: `discard`, whatever the cards. */
export const canDo = (legal: readonly string[], verb: string): boolean =>
  legal.some((text) => text.split(' ')[0] === verb)

/** What a game says of a hand to play from. */
interface HandWords {
  hand(count: number): string
  /** With how many of them may be played. */
  handSome(count: number, playable: number): string
  /** After a card's name: `, kan spelas`. */
  readonly playable: string
  readonly unplayable: string
}

/** A hand to play from, its forbidden cards disabled; a hand to look at while no card may be played. */
export const PlayingHand = (props: {
  readonly hand: readonly Card[]
  readonly legal: readonly string[]
  readonly language: Language
  readonly words: HandWords
}): VNode => {
  const { hand, language, words } = props
  const cards = playable(props.legal)
  const some = cards.length > 0 && cards.length < hand.length
  const small = hand.length > FAN
  return (
    <Hand label={some ? words.handSome(hand.length, cards.length) : words.hand(hand.length)} some={some}>
      {hand.map((card) => {
        if (cards.length === 0) return <CardFace card={card} language={language} small={small} key={card} />
        const may = cards.includes(card)
        const spoken = may ? words.playable : words.unplayable
        return (
          <CardButton
            card={card}
            language={language}
            small={small}
            action={`play ${card}`}
            disabled={!may}
            spoken={spoken}
            key={card}
          />
        )
      })}
    </Hand>
  )
}
