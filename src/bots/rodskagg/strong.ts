import type { Bid, RodskaggAction, RodskaggTypes } from '../../games/rodskagg/index.ts'
import type { Bot, BotRandom } from '../bot.ts'
import { highestBid, saidBid } from './bidding.ts'
import { type Course, chanceAfter, copyOf, type Frame } from './deal.ts'
import { type Facts, factsOf } from './facts.ts'
import { indexOf } from './hand.ts'
import { auctionOf, byThumb, custom } from './plain.ts'
import { layCard, playOut } from './playout.ts'
import { worlds } from './worlds.ts'

/** How many cards are played in thought for one decision. */
const EFFORT = 9000

/** How many worlds to try when each of some choices is played out. */
const worldsFor = ({ frame, course }: Facts, choices: number): number => {
  const cards = frame.players.length * (6 - course.tricks)
  return Math.max(12, Math.min(150, Math.round(EFFORT / (choices * cards))))
}

/** The chance to win when a deal is played out from here. */
const outcome = (frame: Frame, course: Course): number => {
  playOut(frame, course)
  return chanceAfter(frame, course)
}

/** The chance to win after a choice, in a world that may be changed; called for every choice. */
type Trial = (choice: RodskaggAction, course: Course) => number

/** The choice that wins most often; of equal ones the one of the rules of thumb. */
const best = (
  facts: Facts,
  choices: readonly RodskaggAction[],
  thumb: RodskaggAction | undefined,
  trial: Trial,
  random: BotRandom,
): RodskaggAction | undefined => {
  if (choices.length === 1) return choices[0]
  const sums = choices.map(() => 0)
  for (const { course, weight } of worlds(facts, worldsFor(facts, choices.length), random)) {
    choices.forEach((choice, place) => {
      sums[place] = (sums[place] ?? 0) + weight * trial(choice, copyOf(course))
    })
  }
  const most = Math.max(...sums)
  const good = choices.filter((_, place) => (sums[place] ?? 0) >= most - 1e-9)
  return good.find((choice) => choice === thumb) ?? good[0]
}

/** A bid in a world: those who come after say what their hands are worth, and the deal is played out. */
const bidTrial =
  (facts: Facts): Trial =>
  (choice, course) => {
    const { me, frame, view } = facts
    const bids: (Bid | undefined)[] = [...frame.bids]
    bids[me] = choice.type === 'bid' ? choice.bid : undefined
    const auction = auctionOf(facts)
    const isClosed = (): boolean => view.options.bidding === 'outbid' && bids.includes('redbeard')
    for (const seat of frame.players.slice(frame.players.indexOf(me) + 1)) {
      if (isClosed()) break
      const highest = highestBid(bids, frame.players)?.bid
      const said = saidBid(course.hands[seat] ?? [], frame.scores[seat] ?? 0, { ...auction, highest })
      bids[seat] = said === 'pass' ? undefined : said
    }
    const declarer = highestBid(bids, frame.players)?.seat
    const declared = { ...frame, bids, declarer: declarer ?? frame.declarer }
    // RO-D9 Thrown in: nothing changes.
    if (declarer === undefined) return chanceAfter({ ...declared, bids: bids.map(() => undefined) }, course)
    course.turn = declarer
    return outcome(declared, course)
  }

const decided = (facts: Facts, legal: readonly RodskaggAction[], random: BotRandom): RodskaggAction | undefined => {
  const { view, me, frame } = facts
  const usual = custom(facts, legal)
  if (usual !== undefined) return usual
  const thumb = byThumb(facts, legal)
  const of = (...types: readonly RodskaggAction['type'][]) => legal.filter(({ type }) => types.includes(type))
  switch (view.phase) {
    case 'bidding':
      return best(facts, of('bid', 'pass'), thumb, bidTrial(facts), random)
    case 'answers': {
      const answer: Trial = ({ type }, course) => {
        course.stays[me] = type === 'stay'
        return outcome(frame, course)
      }
      return best(facts, of('stay', 'fold'), thumb, answer, random)
    }
    default: {
      const play: Trial = (choice, course) => {
        if (choice.type === 'play') layCard(frame, course, indexOf(choice.card))
        return outcome(frame, course)
      }
      return best(facts, of('play'), thumb, play, random)
    }
  }
}

/** Reckons: plays out worlds that fit what the seat has seen, and takes what wins the match most often. */
export const strong: Bot<RodskaggTypes> = (view, legal, random) => {
  const action = decided(factsOf(view), legal, random)
  if (action === undefined) throw new Error('asked out of turn')
  return action
}
