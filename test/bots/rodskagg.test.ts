import { describe, expect, test } from 'vitest'
import { anyLegal, type BotRandom, decide, explain, interject, stream } from '../../src/bots/index.ts'
import { saidBid } from '../../src/bots/rodskagg/bidding.ts'
import { estimate, indexOf } from '../../src/bots/rodskagg/hand.ts'
import { declarerPoints, otherPoints } from '../../src/bots/rodskagg/worth.ts'
import { legalActions } from '../../src/core/game.ts'
import { type OptionSchema, type OptionsOf, readOptions } from '../../src/core/options.ts'
import {
  type RodskaggAction,
  type RodskaggEvent,
  type RodskaggOptions,
  type RodskaggState,
  rodskagg,
} from '../../src/games/rodskagg/index.ts'
import { OPTIONS } from '../../src/games/rodskagg/options.ts'
import { dealLines, sumOf } from '../../src/games/rodskagg/score.ts'
import { cards, packOf } from '../games/rodskagg/support.ts'
import { numbers, seeded, stacked } from '../support/chance.ts'
import { answersAt as answersOf, matchOf } from './support.ts'

const house = (given: Partial<RodskaggOptions> = {}): RodskaggOptions => {
  const options = readOptions(OPTIONS, given)
  if (!options.ok) throw new Error(options.error.code)
  return options.value
}

/** A match in play, three at the table unless more hands are given; seat 0 speaks first. */
const table = (hands: readonly string[], given: Partial<RodskaggOptions> = {}, stock = ''): RodskaggState =>
  rodskagg.setup(house(given), hands.length, stacked(packOf(hands, stock))).state

/** Plays `0 bid 3, 1 bid 0`. */
const played = (state: RodskaggState, script: string): RodskaggState =>
  script.split(', ').reduce((now, line) => {
    const [seat = '', ...words] = line.split(' ')
    const action = rodskagg.read(words.join(' '))
    const objection = rodskagg.objection(now, Number(seat), action)
    if (action === undefined || objection !== undefined) throw new Error(`${line}: ${objection?.code}`)
    return rodskagg.perform(now, Number(seat), action, seeded(1)).state
  }, state)

const withScores = (state: RodskaggState, ...scores: readonly number[]): RodskaggState => ({ ...state, scores })

const answersAt = (state: RodskaggState, seat: number): readonly string[] => answersOf(rodskagg, state, seat)

const LOW = 'S2 S3 H4 H5 D6 D7'
const HIGH = 'SA SK HA DA CA C2'

describe('the bids', () => {
  const worth = (hand: string, players: number): number => estimate(cards(hand).map(indexOf), players)

  test('an ace counts a trick, a king less the more play', () => {
    expect(worth('SA S2 H2 D2 C2 C3', 4)).toBeGreaterThan(0.9)
    expect(worth('SK S2 H2 D2 C2 C3', 3)).toBeGreaterThan(worth('SK S2 H2 D2 C2 C3', 6))
    expect(worth('SA SK H2 D2 C2 C3', 4)).toBeGreaterThan(worth('SA HK H2 D2 C2 C3', 4))
  })

  test.each([
    ['two aces and a king are a bid of two or three', 'SA SK HA H2 D2 C2', 12, [2, 3]],
    ['nothing is a bid of nought', 'S2 S3 H4 H5 D6 D7', 12, [0]],
    ['more than the score leads below zero', HIGH, 2, [2]],
    ['below zero a penalty is wanted', 'SA S2 H4 H5 D6 D7', -1, [5]],
  ] as const)('%s', (_, hand, score, bids) => {
    const auction = { options: house(), players: 4, highest: undefined }
    expect(bids).toContain(saidBid(cards(hand).map(indexOf), score, auction))
  })

  test('with outbid one passes what one cannot beat', () => {
    const auction = { options: house({ bidding: 'outbid' }), players: 4, highest: 3 } as const
    expect(saidBid(cards('SA S2 H4 H5 D6 D7').map(indexOf), 12, auction)).toBe('pass')
  })

  test('the strong one bids Rödskägg with six tricks in the hand', () => {
    const state = table(['SA SK SQ SJ ST S9', LOW.replace('S2 S3', 'C2 C3'), 'H2 H3 D2 D3 D4 C4'])
    expect(answersAt(state, 0)[1]).toBe('bid redbeard')
  })
})

describe('new cards', () => {
  const others = ['SA SK HA HK DA DK', 'CA CK CQ CJ SQ HQ']

  test('a low hand draws until a high card comes, and the lowest go', () => {
    const state = table([LOW, ...others], {}, 'C9 CT SJ')
    expect(answersAt(state, 0)).toEqual(['draw', 'draw'])
    const drawn = played(state, '0 draw, 0 draw, 0 draw')
    expect(answersAt(drawn, 0)).toEqual(['discard S3 S2 H4', 'discard S3 S2 H4'])
  })

  test('a low hand is changed for a new one', () => {
    expect(answersAt(table([LOW, ...others], { lowHand: 'newHand' }), 0)).toEqual(['new-hand', 'new-hand'])
  })

  test('below zero a low hand is kept', () => {
    const state = withScores(table([LOW, ...others]), -3, 5, 5)
    for (const text of answersAt(state, 0)) expect(text).toMatch(/^bid/)
  })
})

describe('the question', () => {
  /** Seat 0 has taken the first four tricks. */
  const asked = (last: string, options: Partial<RodskaggOptions> = {}) => {
    const state = table(['SA SK SQ SJ H2 H3', `S2 S3 S4 S5 ${last}`, 'S6 S7 S8 S9 D2 D3'], options)
    const tricks = ['SA S2 S6', 'SK S3 S7', 'SQ S4 S8', 'SJ S5 S9']
    const plays = tricks.map((trick) =>
      trick
        .split(' ')
        .map((card, seat) => `${seat} play ${card}`)
        .join(', '),
    )
    return played(state, `0 bid 4, 1 bid 0, 2 bid 0, ${plays.join(', ')}`)
  }

  test('the best cards stay, the worst fold', () => {
    const near = withScores(asked('HA DA'), 8, 4, 8)
    expect(answersAt(near, 1)).toEqual(['stay', 'stay'])
    expect(answersAt(asked('C2 C3'), 1)).toEqual(['fold', 'fold'])
  })

  test('whoever is on 1 does not want two points off', () => {
    expect(answersAt(withScores(asked('HA C2'), 8, 1, 8), 1)).toEqual(['fold', 'fold'])
  })

  test('whoever is on −6 wants no trick and six more', () => {
    expect(answersAt(withScores(asked('C2 C3'), 8, -6, 8), 1)).toEqual(['stay', 'stay'])
  })

  test('a bot never forgets to ask', () => {
    const { heard } = matchOf(rodskagg, house({ rituals: true, deals: 12 }), ['plain', 'strong', 'plain'], 4)
    expect(heard.filter(({ code }) => code === 'asked').length).toBeGreaterThan(3)
    expect(heard.filter(({ code }) => code === 'went-on')).toEqual([])
  })
})

describe('exactly the bid, exactly zero', () => {
  test('a declarer with his bid goes under', () => {
    const hands = ['SA HK H3 D2 D3 C2', 'S2 HQ HA D5 D6 C4', 'S3 H7 H8 D7 D8 C5']
    const state = played(table(hands), '0 bid 1, 1 bid 0, 2 bid 0, 0 play SA, 1 play S2, 2 play S3')
    for (const text of answersAt(state, 0)) expect(['play H3', 'play D2', 'play D3', 'play C2']).toContain(text)
  })

  test('a bot on 0 with its tricks ducks', () => {
    const hands = ['SA SK H3 D2 D3 C2', 'S2 S4 HA D5 D6 C4', 'SQ S3 H7 D7 D8 C5']
    const state = played(
      table(hands),
      '0 bid 3, 1 bid 0, 2 bid 0, 0 play SA, 1 play S2, 2 play S3, 0 play H3, 1 play HA',
    )
    const zero = withScores(state, 9, 9, 0)
    expect(answersAt(zero, 2)).toEqual(['play H7', 'play H7'])
    expect(explain(rodskagg, rodskagg.view(zero, 2), 'play H7')).toEqual({ code: 'only-card', card: 'H7' })
  })
})

describe('points as a bot reckons them', () => {
  test('are those of the rules', () => {
    const below = numbers(5)
    const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item
    for (let round = 0; round < 400; round++) {
      const options = house({
        declarerPenalty: pick([5, 6]),
        bidRule: pick(['exact', 'atLeast']),
        exactForAll: pick([false, true]),
        redbeard: 'plainSix',
      })
      const winners = Array.from({ length: 6 }, () => below(3))
      const stays = pick([true, false])
      const asked = !winners.slice(0, 4).includes(1)
      const { deal } = table([LOW, 'SA SK HA HK DA DK', 'CA CK CQ CJ SQ HQ'])
      const over = {
        ...deal,
        declarer: 0,
        calls: [0, 1, 2].map((seat) => ({ seat, bid: pick([0, 1, 2, 3, 4, 5, 'redbeard'] as const) })),
        answers: asked ? [{ seat: 1, stays }] : [],
        tricks: winners.map((winner) => ({ plays: [], winner: asked && !stays && winner === 1 ? 0 : winner })),
      }
      const taken = (seat: number, from: number, to: number): number =>
        over.tricks.slice(from, to).filter(({ winner }) => winner === seat).length
      const [bid, other] = over.calls.map((call) => call.bid)
      expect(declarerPoints(options, bid ?? 0, taken(0, 0, 6))).toBe(sumOf(dealLines(options, over, 0)))
      expect(otherPoints(options, other, taken(1, 0, 4), taken(1, 4, 6), asked ? stays : undefined)).toBe(
        sumOf(dealLines(options, over, 1)),
      )
    }
  })
})

describe('rituals', () => {
  const RITUALS: readonly Partial<RodskaggOptions>[] = [
    { rituals: true, deals: 10 },
    { rituals: true, deals: 10, knockWindow: 'nextMoment', lead: 'declarer', lowHand: 'newHand', forgotAskPenalty: 6 },
    { rituals: true, deals: 10, exchange: 'beforeBids', bidding: 'outbid', cutPenalty: 0 },
  ]

  test.each(RITUALS)('bots give each other nothing to knock for: %j', (options) => {
    for (let seed = 0; seed < 2; seed++) {
      const { heard } = matchOf(rodskagg, house(options), ['plain', 'plain', 'plain', 'plain'], seed)
      expect(heard.filter(({ code }) => code === 'knocked')).toEqual([])
    }
  })

  /** Seat 1 is on 2 and takes the first trick; the declarer, seat 0, leads the next at once. Seat 2 is the bot. */
  const hasty = (script: string): string | undefined => {
    const hands = ['H2 HA D2 D3 C2 C3', 'HK H3 D4 D5 C4 C5', 'H4 H5 D6 D7 C6 C7']
    const setUp = table(hands, { rituals: true, lead: 'declarer' })
    const begun = '2 cut, 2 deal-ready, 0 pick-up, 0 bid 1, 1 pick-up, 1 bid 0, 2 bid 0'
    const tricks = '0 play H2, 1 play HK, 2 play H4, 0 play HA'
    let state = withScores(setUp, 9, 2, 9)
    const heard: RodskaggEvent[] = []
    for (const line of [begun, tricks, script].join(', ').split(', ').filter(Boolean)) {
      const [seat = '', ...words] = line.split(' ')
      const action = rodskagg.read(words.join(' '))
      if (action === undefined || rodskagg.objection(state, Number(seat), action)) throw new Error(line)
      const step = rodskagg.perform(state, Number(seat), action, seeded(1))
      state = step.state
      heard.push(...step.events)
    }
    return interject(rodskagg, rodskagg.view(state, 2), legalActions(rodskagg, state, 2), heard)
  }

  test('RO-R4 a bot lets off who had no time to say it, but not who played on without a word', () => {
    expect(hasty('')).toBeUndefined()
    expect(hasty('1 say 1, 1 play H3')).toBeUndefined()
    expect(hasty('1 play H3')).toBe('knock score 1')
  })

  const anything = (legal: readonly object[], random: BotRandom): string =>
    rodskagg.write(anyLegal(rodskagg)({}, legal, random) as RodskaggAction)

  /** A match with somebody at seat 0 who does anything; the others are bots. */
  const withCareless = (options: OptionsOf<OptionSchema>, seed: number): readonly RodskaggEvent[] => {
    const chance = seeded(seed)
    const random = stream([seed, 9, 9, 9])
    const start = rodskagg.setup(options as RodskaggOptions, 4, chance)
    let state = withScores(start.state, 1 + (seed % 3), 7, 8, 9)
    let { events } = start
    const heard: RodskaggEvent[] = [...events]
    const act = (seat: number, text: string): void => {
      const action = rodskagg.read(text)
      if (action === undefined || rodskagg.objection(state, seat, action) !== undefined) throw new Error(text)
      const step = rodskagg.perform(state, seat, action, chance)
      state = step.state
      events = step.events
      heard.push(...events)
    }
    for (let actions = 0; actions < 700 && !rodskagg.standing(state).over; actions++) {
      for (const seat of [1, 2, 3]) {
        const aside = interject(
          rodskagg,
          rodskagg.view(state, seat),
          legalActions(rodskagg, state, seat),
          heard.slice(-300),
        )
        if (aside !== undefined) act(seat, aside)
      }
      const legal = legalActions(rodskagg, state, 0)
      const loose = legal.filter(({ type }) => type !== 'say')
      if (loose.length > 0 && random(12) === 0) act(0, anything(loose, random))
      const [seat = 0] = rodskagg.waitingFor(state)
      const own = legalActions(rodskagg, state, seat)
      const calm = own.filter(({ type }) => type !== 'knock' && type !== 'say')
      const view = rodskagg.view(state, seat)
      if (own.length > 0) act(seat, seat === 0 ? anything(calm, random) : decide(rodskagg, 'plain', view, own, random))
    }
    return heard
  }

  test.each(RITUALS)('a bot knocks only for what has happened: %j', (options) => {
    const hits = new Map<string, number>()
    for (let seed = 0; seed < 12; seed++) {
      for (const event of withCareless(house(options), seed)) {
        if (event.code !== 'knocked' || event.seat === 0) continue
        expect(event).toMatchObject({ right: true })
        hits.set(event.offence, (hits.get(event.offence) ?? 0) + 1)
      }
    }
    const kinds = options.cutPenalty === 0 ? ['ask', 'peek', 'score'] : ['ask', 'cut', 'peek', 'score']
    expect([...hits.keys()].toSorted()).toEqual(kinds)
  })
})
