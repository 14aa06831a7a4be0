import type { VNode } from 'preact'
import { type Card, suitOf } from '../../../cards/card.ts'
import { beats } from '../../../cards/trick.ts'
import type { Player } from '../../../games/ekarte/index.ts'
import { playable } from '../../choice.tsx'
import { opponentOf, type Props, pageWords } from './props.ts'

/** Why these cards of the hand may be played to the lead: what they have in common. */
const followText = ({ view, legal, language }: Props, lead: Card): string => {
  const words = pageWords(language).say
  const cards = playable(legal)
  const led = suitOf(lead)
  const every = (holds: (card: Card) => boolean) => cards.every(holds)
  const follows = (card: Card) => suitOf(card) === led
  const ruffs = (card: Card) => suitOf(card) === view.trump
  const wins = (card: Card) => beats(card, lead, view.ranking)
  if (view.hand?.length === 1) return words.lastCard(lead)
  if (every((card) => follows(card) && wins(card))) return words.head(lead, cards)
  if (every((card) => follows(card) && !wins(card))) return words.below(lead, cards)
  if (every((card) => ruffs(card) && !follows(card))) return words.ruff(led, cards)
  if (every((card) => !ruffs(card) && !follows(card))) return words.free(led, view.trump)
  return words.unbound(lead)
}

/** What the reader is to do. */
const myText = (props: Props): string => {
  const { view, who, language } = props
  const words = pageWords(language).say
  const first = view.proposals.length === 0
  const { min, max } = view.toDiscard ?? { min: 0, max: 0 }
  const [lead] = view.trick.complete ? [] : view.trick.plays
  switch (view.phase) {
    case 'proposal':
      return words.propose(first, view.options.proposalNumber === 'withProposal')
    case 'answer':
      return words.answer(who, view.elder, view.proposals.at(-1)?.count)
    case 'elder-exchange':
    case 'dealer-exchange':
      return words.discard(min, max)
    case 'king':
      return words.king(view.king.card)
    case 'play':
      return lead === undefined ? words.lead(view.tricks.length === 0) : followText(props, lead.card)
    case 'claim':
      return claimText(props, words.claim)
    case 'over':
      return words.over
  }
}

/** What somebody else is to do. */
const theirText = (props: Props, seat: Player): string => {
  const { view, who, language } = props
  const words = pageWords(language).say
  const [lead] = view.trick.complete ? [] : view.trick.plays
  switch (view.phase) {
    case 'proposal':
      return words.proposing(who, seat, view.proposals.length === 0)
    case 'answer':
      return words.answering(who, seat)
    case 'elder-exchange':
    case 'dealer-exchange':
      return words.discarding(who, seat)
    case 'king':
      return words.kingAsked(who, view.waitingFor, view.king.card)
    case 'play':
      return lead === undefined
        ? words.leading(who, seat, view.tricks.length === 0)
        : words.following(who, seat, lead.card)
    case 'claim':
      return claimText(props, words.claiming(who, seat))
    case 'over':
      return words.over
  }
}

/** The cards that were played against the rules, then what follows from it. */
const claimText = ({ view, who, language }: Props, then: string): string => {
  const { mistake } = pageWords(language).say
  const offences = view.claim?.offences ?? []
  return [...offences.map(({ code, seat, trick, cards }) => mistake[code](who, seat, trick, cards)), then].join(' ')
}

const takeBackText = ({ view, who, language }: Props): string | undefined =>
  view.cardToTakeBack === undefined || view.viewer === 'spectator'
    ? undefined
    : pageWords(language).say.takeBack(who, opponentOf(view.viewer), view.cardToTakeBack)

/** Whose turn it is; the reader's own comes first. */
const turnText = ({ view, who, language }: Props): string | undefined => {
  const words = pageWords(language).say
  const { viewer, waitingFor } = view
  const [first, second] = waitingFor
  if (first === undefined) return undefined
  if (viewer !== 'spectator' && waitingFor.includes(viewer)) return words.turn(who, viewer)
  return second === undefined ? words.turn(who, first) : words.bothTurn
}

/** Whose turn it is and what is required. */
export const Say = (props: Props): VNode => {
  const { viewer, waitingFor } = props.view
  const [first] = waitingFor
  const isMine = viewer !== 'spectator' && waitingFor.includes(viewer)
  const takeBack = takeBackText(props)
  const text =
    isMine || first === undefined ? myText(props) : takeBack === undefined ? theirText(props, first) : undefined
  return (
    <>
      <b>{turnText(props)}</b>{' '}
      <span>
        {text} {takeBack}
      </span>
    </>
  )
}
