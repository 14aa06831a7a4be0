import type { SideResult, Standing } from '../../core/game.ts'
import type { Random } from '../../core/random.ts'
import { leftOf, type Seat } from '../../core/seat.ts'
import { handSize } from './cards.ts'
import { startDeal } from './deal.ts'
import type { SpaderEvent, SpaderStep } from './event.ts'
import { type SpaderOptions, targetOf } from './options.ts'
import { type Declared, type SideScore, scoreFamily, scoreSide } from './score.ts'
import { type FinishedDeal, type Match, type SpaderState, sidesOf, tricksTaken } from './state.ts'

// SP-1 The match

/** A new match with its first deal; the last seat deals it (SP-D6). */
export const setup = (options: SpaderOptions, seats: number, random: Random): SpaderStep => {
  const nothing = sidesOf({ options, seats }).map(() => 0)
  return startDeal({ options, seats, totals: nothing, bags: nothing, playOff: false, sheet: [] }, seats - 1, random)
}

// SP-5 ... SP-7, SP-F The end of a deal; the arithmetic is in score.ts

/** Whether the last trick of the deal has been taken. */
export const dealIsPlayed = ({ piles, options, seats }: SpaderState): boolean =>
  piles.tricks.length === handSize(options, seats)

/** What the seats of a side have promised and taken so far. */
export const declaredBy = (state: SpaderState, side: readonly Seat[]): readonly Declared[] => {
  const tricks = tricksTaken(state)
  return state.calls
    .filter(({ seat }) => side.includes(seat))
    .map(({ seat, bid }) => ({ seat, bid, tricks: tricks[seat] ?? 0 }))
}

const scoreOf = (state: SpaderState, side: readonly Seat[], bags: number): SideScore => {
  const declared = declaredBy(state, side)
  const alone = declared[0]
  return state.options.form === 'family' && alone !== undefined
    ? scoreFamily(alone)
    : scoreSide(declared, bags, state.options)
}

/** The deal is scored; then the match is over or the next seat clockwise deals. */
export const endDeal = (state: SpaderState, random: Random): SpaderStep => {
  const { options, seats, dealer, calls } = state
  const sides = sidesOf(state).map((side, index) => {
    const score = scoreOf(state, side, state.bags[index] ?? 0)
    return { ...score, total: (state.totals[index] ?? 0) + score.points }
  })
  const finished: FinishedDeal = { deal: state.deal, dealer, calls, tricks: tricksTaken(state), sides }
  const previous = state.piles.tricks.at(-1)
  const scored: Match = {
    options,
    seats,
    totals: sides.map(({ total }) => total),
    bags: sides.map(({ bags }) => bags),
    playOff: state.playOff,
    sheet: [...state.sheet, finished],
    ...(previous && { previous }),
  }
  const ended = endIsReached(scored)
  const events: readonly SpaderEvent[] = [{ code: 'deal-scored', deal: state.deal, sides }]
  if (ended && leaders(scored).length === 1) {
    return { state: { ...state, ...scored, phase: { kind: 'over' } }, events: [...events, won(scored)] }
  }
  const next = startDeal({ ...scored, playOff: ended }, leftOf(dealer, seats), random)
  const playOff: readonly SpaderEvent[] = ended && !state.playOff ? [{ code: 'play-off-began' }] : []
  return { state: next.state, events: [...events, ...playOff, ...next.events] }
}

// SP-9 The end of the match

/** SP-9, SP-D1, SP-D23 Whether the match ends with this deal, but for a tie; once it has, it stays so (SP-D22). */
const endIsReached = ({ options, seats, totals, sheet, playOff }: Match): boolean => {
  const { deals, losingScore, form } = options
  const lost = form !== 'family' && losingScore !== 'none' && totals.some((total) => total <= losingScore)
  const played = deals > 0 ? sheet.length >= deals : totals.some((total) => total >= targetOf(options, seats))
  return playOff || played || lost
}

/** SP-9, SP-Q6, SP-Q14 The sides with the highest total. */
const leaders = (match: Match): readonly (readonly Seat[])[] => {
  const top = Math.max(...match.totals)
  return sidesOf(match).filter((_, side) => match.totals[side] === top)
}

const won = (match: Match): SpaderEvent => ({ code: 'match-won', winners: leaders(match).flat() })

/** Where the match stands. */
export const standing = (state: SpaderState): Standing => {
  const over = state.phase.kind === 'over'
  return {
    over,
    winners: over ? leaders(state).flat() : [],
    sides: sidesOf(state),
    scores: state.totals,
    sheet: state.sheet.map(({ deal, sides }) => ({
      deal,
      sides: sides.map(({ points, total, lines }): SideResult => ({ points, total, lines })),
    })),
  }
}
