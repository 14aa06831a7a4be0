import type { VNode } from 'preact'
import type { Seat } from '../../../core/seat.ts'
import { type Card, suitOf } from '../../../games/sjufingre/index.ts'
import { joined } from '../../joined.ts'
import { isMine, type Props, type PropsIn, pageWords } from './props.ts'
import { unitTexts } from './units.ts'
import { chosenCard, pilesOf, waysOf } from './ways.ts'

const JOKER: Card = 'B5'

const playable = (legal: readonly string[]): readonly string[] => legal.map((text) => text.slice('play '.length))

/** S7-6, S7-7 What the trick asks of the reader. */
const trickText = ({ view, play, legal, language }: PropsIn<'trick'>): string => {
  const words = pageWords(language).say
  const cards = playable(legal)
  const holdsBack = view.hand.includes(JOKER) && !cards.includes(JOKER)
  const [lead] = play.trick
  if (lead === undefined) {
    const text = words.lead(play.lastTrick === undefined)
    return holdsBack ? `${text} ${words.noJokerLead}` : text
  }
  const suit = suitOf(lead.card)
  if (!view.hand.some((card) => suitOf(card) === suit)) return words.free(suit, cards.includes(JOKER))
  if (suit === 'B' && cards.includes(JOKER)) return words.jokerForced
  const text = words.follow(lead.card)
  return suit === 'B' && holdsBack ? `${text} ${words.jokerWaits}` : text
}

/** S7-12 Why the chosen card is not simply laid. */
const notLaid = (props: PropsIn<'build'>, card: Card, viewer: Seat): string | undefined => {
  const words = pageWords(props.language).say
  if (props.legal.includes(`lay ${card}`)) return undefined
  if (card === JOKER) return words.takesAll
  if (pilesOf(props.play, viewer).length > 0) return words.boundToo
  const take = waysOf(props, card).find(({ type }) => type === 'take')
  const [group] = take?.type === 'take' ? take.groups : []
  return group && words.mustTake(unitTexts(props, group))
}

/** S7-10, S7-14 What the reader may do with the cards on the table. */
const buildText = (props: PropsIn<'build'>, viewer: Seat): string | undefined => {
  const { play, language, ticking } = props
  const words = pageWords(language).say
  const card = chosenCard(props)
  if (card !== undefined) return ticking ? words.tick(card) : notLaid(props, card, viewer)
  if (play.units.length === 0) return words.layAny
  const own = pilesOf(play, viewer)
  return own.length === 0 ? words.choose : `${words.bound(unitTexts(props, own))} ${words.choose}`
}

/** What the reader is to do. */
const myText = (props: Props, viewer: Seat): string | undefined => {
  const { view, who, language } = props
  const words = pageWords(language).say
  const { play } = view
  switch (play.phase) {
    case 'exchange':
      return play.next === undefined ? words.given : words.give(who, play.next, play.count)
    case 'trick':
      return trickText({ ...props, play })
    case 'build':
      return buildText({ ...props, play }, viewer)
    case 'solitaire':
      return play.rows.every(({ low }) => low === undefined) ? words.eight : words.row
  }
}

/** What somebody else is to do. */
const theirText = ({ view, who, language }: Props, seat: Seat): string | undefined => {
  const words = pageWords(language).say
  const { play, viewer } = view
  switch (play.phase) {
    case 'exchange':
      return viewer === 'spectator' ? undefined : words.given
    case 'trick': {
      const [lead] = play.trick
      return lead === undefined
        ? words.leading(who, seat, play.lastTrick === undefined)
        : words.following(who, seat, lead.card)
    }
    case 'build':
      return words.building(who, seat)
    case 'solitaire':
      return words.laying(who, seat)
  }
}

/** S7-18 Who was passed over since the last card. */
const passedText = ({ view, who, language }: Props): string | undefined =>
  view.play.phase === 'solitaire' && view.play.passed.length > 0
    ? pageWords(language).say.passed(who, view.play.passed)
    : undefined

/** S7-4 What the exchange brought, until the reader has played a card. */
const receivedText = ({ view, who, language }: Props): string | undefined => {
  const { viewer, received, cardsLeft, seats, play } = view
  if (viewer === 'spectator' || play.phase === 'exchange' || received.length === 0) return undefined
  return cardsLeft[viewer] === 60 / seats ? pageWords(language).say.received(who, received) : undefined
}

/** Whose turn it is; the reader's own comes first. */
const turnText = (props: Props): string => {
  const { view, who, language } = props
  const words = pageWords(language).say
  const { viewer, waiting, play } = view
  const [first] = waiting
  const card = play.phase === 'build' && isMine(view) ? chosenCard({ ...props, play }) : undefined
  if (card !== undefined) return words.whatWith(card)
  if (first === undefined) return words.over
  if (viewer !== 'spectator' && waiting.includes(viewer)) return words.turn(who, viewer)
  return play.phase === 'exchange' ? words.choosing(who, waiting) : words.turn(who, first)
}

/** Whose turn it is and what is required. */
export const Say = (props: Props): VNode => {
  const { viewer, waiting } = props.view
  const [first] = waiting
  const mine = viewer !== 'spectator' && waiting.includes(viewer)
  const text = mine ? myText(props, viewer) : first === undefined ? undefined : theirText(props, first)
  const chosen = props.view.play.phase === 'build' && props.chosen !== undefined
  return (
    <>
      <b>{turnText(props)}</b> <span>{joined(text, passedText(props), !chosen && receivedText(props))}</span>
    </>
  )
}
