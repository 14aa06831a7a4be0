import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, test } from 'vitest'
import { suitOf } from '../../../src/cards/card.ts'
import { legalActions } from '../../../src/core/game.ts'
import type { OptionValue } from '../../../src/core/options.ts'
import { type EkarteAction, type EkarteState, ekarte } from '../../../src/games/ekarte/index.ts'
import { OPTIONS } from '../../../src/games/ekarte/options.ts'
import { PACK, trumpKing } from '../../../src/games/ekarte/pack.ts'
import { answersTo, wins } from './solver.ts'
import { house, packs } from './support.ts'

const anyOptions = fc.record(
  Object.fromEntries(
    Object.entries(OPTIONS).map(([name, { values }]) => [name, fc.constantFrom<OptionValue>(...values)]),
  ),
)
const anyPacks = fc.array(fc.shuffledSubarray([...PACK], { minLength: 32, maxLength: 32 }), {
  minLength: 6,
  maxLength: 6,
})
const anyPicks = fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 60, maxLength: 160 })

/** One action of random play: the kind first, then the action, so that 31 discards do not crowd out one proposal. */
const pick = (state: EkarteState, [kind, which]: readonly [number, number], without: readonly string[]) => {
  const all = [0, 1].flatMap((seat) => legalActions(ekarte, state, seat).map((action) => ({ seat, action })))
  const usable = all.filter(({ action }) => !without.includes(action.type))
  const kinds = [...new Set(usable.map(({ seat, action }) => `${seat} ${action.type}`))]
  const chosen = usable.filter(({ seat, action }) => `${seat} ${action.type}` === kinds[kind % kinds.length])
  return chosen[which % chosen.length]
}

interface Turn {
  readonly before: EkarteState
  readonly seat: number
  readonly action: EkarteAction
  readonly after: EkarteState
}

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}

/** Whether `holds` after every turn of random matches; without the kinds of action named. */
const always = (given: object, without: readonly string[], holds: (turn: Turn) => boolean) =>
  fc.assert(
    fc.property(anyOptions, anyPacks, anyPicks, (options, orders, picks) => {
      const random = packs(...orders)
      let before = frozen(ekarte.setup(house({ ...options, ...given }), 2, random).state)
      for (const at of picks) {
        const chosen = pick(before, at, without)
        if (chosen === undefined) return true
        const after = frozen(ekarte.perform(before, chosen.seat, chosen.action, random).state)
        if (!holds({ before, ...chosen, after })) return false
        before = after
      }
      return true
    }),
    { numRuns: 40, endOnFailure: true },
  )

const allCards = (state: EkarteState) => [
  ...state.hands.flat(),
  state.turnUp,
  ...state.stock,
  ...state.discards.flat(),
  ...state.trick.map(({ card }) => card),
  ...state.tricks.flatMap(({ plays }) => plays.map(({ card }) => card)),
]

describe('section 6', () => {
  test('EK-3 the 32 cards lie in hands, turn-up, stock, discards and tricks at all times', () => {
    always({}, [], ({ after }) => isDeepStrictEqual(allCards(after).toSorted(), PACK.toSorted()))
  })

  test('EK-10, EK-12 a deal is worth 1 to 3 marks in all, unless the game ended', () => {
    always({ irregular: 'blocked' }, ['concede'], ({ before, after }) =>
      after.sheet.slice(before.sheet.length).every(({ sides }) => {
        const marks = sides[0].points + sides[1].points
        return marks >= 1 && marks <= 3
      }),
    )
  })

  test('EK-9, EK-12 a deal has exactly five tricks, unless the game ended', () => {
    always({ irregular: 'blocked' }, ['concede'], ({ after: { finished, sheet, options } }) => {
      const over = sheet.at(-1)?.sides.some(({ total }) => total >= options.target)
      return finished === undefined || over === true || finished.tricks.length === 5
    })
  })

  test('EK-9 a player able to win a trick always wins it', () => {
    always({ irregular: 'blocked' }, [], ({ before, seat, action, after }) => {
      const [lead] = before.trick
      if (lead === undefined || action.type !== 'play') return true
      const trump = suitOf(before.turnUp)
      const right = answersTo(lead.card, before.hands[seat === 0 ? 0 : 1], trump)
      const canWin = right.some((card) => wins(card, lead.card, trump))
      const finished = after.deal !== before.deal
      return right.includes(action.card) && (finished || after.tricks.at(-1)?.winner === (canWin ? seat : lead.seat))
    })
  })

  test('EK-8 the trump king is announced at most once and never when it is the turn-up', () => {
    always({}, [], ({ after }) => {
      const announced = after.lines.flat().filter(({ code }) => code === 'king').length
      return announced <= (after.turnUp === trumpKing(after.turnUp) ? 0 : 1)
    })
  })
})

describe('whatever is played', () => {
  test('EK-D18 the lines add up to the points, the points to the totals, and scores are the marks', () => {
    always({}, [], ({ before, after }) => {
      const { sheet, scores } = ekarte.standing(after)
      const right = sheet.slice(before.sheet.length).every(({ game, sides }, offset) => {
        const last = sheet[before.sheet.length + offset - 1]
        return sides.every(({ points, total, lines }, side) => {
          const start = last?.game === game ? (last?.sides[side]?.total ?? 0) : 0
          return total === start + points && points === lines.reduce((sum, line) => sum + line.points, 0)
        })
      })
      return right && isDeepStrictEqual(scores, after.marks)
    })
  })

  test('EK-D19 somebody is waited for until the match is over, and the clock’s action is legal', () => {
    always({}, [], ({ after }) => {
      const waiting = ekarte.waitingFor(after)
      return (
        waiting.length > 0 !== ekarte.standing(after).over &&
        waiting.every((seat) => {
          const clock = ekarte.write(ekarte.fallback(after, seat))
          return legalActions(ekarte, after, seat).some((action) => ekarte.write(action) === clock)
        })
      )
    })
  })

  test('EK-6 nobody sees a card of another hand, of the stock or of a discard', () => {
    always({}, [], ({ after }) => {
      const open = [...after.trick, ...after.tricks.flatMap(({ plays }) => plays)].map(({ card }) => card)
      // The name of the trump king is no secret; who has it is.
      const known = new Set<string>([after.turnUp, trumpKing(after.turnUp), ...open])
      return ([0, 1, 'spectator'] as const).every((viewer) => {
        const { finished: _, ...view } = ekarte.view(after, viewer)
        const own = viewer === 'spectator' ? [] : after.hands[viewer]
        const shown = JSON.stringify(view).match(/(?<=")[SHDC][KQJAT987](?=")/g) ?? []
        return shown.every((card) => known.has(card) || own.some((held) => held === card))
      })
    })
  })

  test('states are plain JSON, and playing changes no state but makes a new one', () => {
    // `frozen` makes every change of a state an error.
    always({}, [], ({ after }) => isDeepStrictEqual(JSON.parse(JSON.stringify(after)), after))
  })

  test('EK-7, EK-X19 the exchange ends: nothing but accepted proposals, and there are at most eleven', () => {
    always(
      { dealerMinDiscard: 1 },
      ['concede', 'packets', 'stand', 'refuse'],
      ({ after }) => after.proposals.length <= 11,
    )
  })
})
