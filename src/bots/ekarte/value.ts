import type { EkarteView } from '../../games/ekarte/index.ts'
import { elderWins } from './equity.ts'
import type { Facts } from './facts.ts'

/** Who would lose double, with the reason left out. */
export type Exposed = 'me' | 'them' | undefined

/** How likely this seat is to win the game if the deal goes on from here to so many marks more for each side. */
const chanceAfter = ({ view, me, opponent }: Facts, mine: number, theirs: number): number => {
  const { target } = view.options
  const [own, others] = [target - view.marks[me] - mine, target - view.marks[opponent] - theirs]
  // The deal passes: the dealer of this one is the elder of the next.
  return view.dealer === me ? elderWins(own, others) : 1 - elderWins(others, own)
}

/** The marks for so many tricks of this seat: its own, the opponent's. */
const marksFor = (tricks: number, exposed: Exposed): readonly [number, number] => {
  if (tricks === 5) return [2, 0]
  if (tricks >= 3) return [exposed === 'them' ? 2 : 1, 0]
  if (tricks === 0) return [0, 2]
  return [0, exposed === 'me' ? 2 : 1]
}

/** What each number of tricks in all is worth to this seat; `kings` are marks for the king still to come. */
export const worthOfTricks = (
  facts: Facts,
  exposed: Exposed,
  kings: readonly [mine: number, theirs: number] = [0, 0],
): readonly number[] => {
  const target = facts.view.options.target
  return [0, 1, 2, 3, 4, 5].map((tricks) => {
    if (kings[0] > 0 && facts.view.marks[facts.me] + kings[0] >= target) return 1
    if (kings[1] > 0 && facts.view.marks[facts.opponent] + kings[1] >= target) return 0
    const [mine, theirs] = marksFor(tricks, exposed)
    return chanceAfter(facts, mine + kings[0], theirs + kings[1])
  })
}

/** Who is exposed as things stand. */
export const exposedNow = ({ exposure }: EkarteView, me: number): Exposed =>
  exposure === undefined ? undefined : exposure.seat === me ? 'me' : 'them'
