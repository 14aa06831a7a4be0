import type { Clause, Offer } from '../../core/ahead.ts'
import type { Seat } from '../../core/seat.ts'
import { type BuildAction, buildCandidates, buildObjection, nameOf, pilesOf } from './build.ts'
import { rankOf } from './cards.ts'
import { type BuildState, handOf } from './state.ts'

// Everybody sees what lies on the table and who is bound to what, so a condition is about nothing else: whether a pile is
// still one's own, whether a card can take something, whether a card can be laid. Which sum to take or to build with what
// others will have put there nobody arranges: who cares which comes for it.

/**
 * S7-14 What to take the own pile with, if it is still there. If no pile is: S7-11 what to take with, if it can take
 * something, and S7-12 what to lay otherwise.
 */
export const buildOffers = (state: BuildState, seat: Seat): readonly Offer[] => {
  const hand = handOf(state, seat)
  const own = pilesOf(state, seat).map(({ value }) => value)
  const takers = hand.filter((card) => own.includes(rankOf(card)))
  return [
    ...(takers.length > 0 ? [{ when: 'bound', acts: takers.map((card) => `take ${card}`) }] : []),
    { when: 'can-take', acts: hand.map((card) => `take ${card}`) },
    { when: 'else', acts: hand.map((card) => `lay ${card}`) },
  ]
}

/** How many cards a capture brings, the one played not counted. */
const brings = ({ units }: BuildState, action: BuildAction): number =>
  action.type === 'take'
    ? units.filter((unit) => action.units.includes(nameOf(unit))).reduce((sum, { cards }) => sum + cards.length, 0)
    : 0

/** S7-11 The capture that brings most cards, of several such the first that is listed; or S7-12 the card as it is laid. */
export const buildMeaning = (state: BuildState, seat: Seat, { when, act }: Clause): BuildAction | undefined => {
  if ((when === 'bound') !== pilesOf(state, seat).length > 0) return undefined
  const [verb, name] = act.split(' ')
  const card = handOf(state, seat).filter((held) => held === name)
  return buildCandidates(state, seat, card)
    .filter((action) => action.type === verb && buildObjection(state, seat, action) === undefined)
    .reduce<BuildAction | undefined>(
      (best, action) => (best !== undefined && brings(state, best) >= brings(state, action) ? best : action),
      undefined,
    )
}

/** The only thing that a seat on turn can do. */
export const onlyBuild = (state: BuildState, seat: Seat): BuildAction | undefined => {
  let only: BuildAction | undefined
  for (const action of buildCandidates(state, seat)) {
    if (buildObjection(state, seat, action) !== undefined) continue
    if (only !== undefined) return undefined
    only = action
  }
  return only
}
