import { describe, expect, test } from 'vitest'
import { ekarte } from '../../../src/games/ekarte/index.ts'
import {
  at,
  cards,
  code,
  lastDeal,
  legal,
  legalOf,
  playOut,
  refusal,
  type Stacked,
  type Table,
  table,
} from './support.ts'

/** The dealer can follow hearts and head HT; he can also ruff. */
const DEAL: Stacked = { elder: 'HQ HT DQ CQ C8', dealer: 'SQ SJ SA HK H7', turnUp: 'S7' }

const begun = (opening = 'N stand', deal: Stacked = DEAL, given = {}): Table =>
  playOut(table({ irregular: 'claimable', ...given }, deal), opening)

/** The dealer ruffs HQ with HK and H7 in hand and makes all five tricks. */
const VOLE =
  'N play HT, D play SA, D play SQ, N play HQ, D play SJ, N play C8, D play HK, N play CQ, D play H7, N play DQ'
/** The dealer fails to head HT, and the elder makes it; the dealer makes the other four. */
const DUCK =
  'N play HT, D play H7, N play DQ, D play SA, D play SQ, N play C8, D play SJ, N play CQ, D play HK, N play HQ'

describe('with irregular blocked', () => {
  test('EK-R revoke and underplay are refused', () => {
    const led = begun('N stand, N play HT', DEAL, { irregular: 'blocked' })
    expect(code(led, 'D play SA')).toBe('follow-suit')
    expect(code(led, 'D play H7')).toBe('head-the-trick')
    expect(code(led, 'D take-back')).toBe('nothing-to-take-back')
    expect(legalOf(led, 'D', 'play')).toEqual(['play HK'])
  })
})

describe('with irregular claimable', () => {
  test('EK-D14 the follower may play any card, and it wins or loses as it lies', () => {
    const led = begun('N stand, N play HT')
    expect(legalOf(led, 'D', 'play')).toHaveLength(5)
    expect(playOut(led, 'D play SA').events.at(-1)).toMatchObject({ code: 'trick-won', seat: 1 })
    expect(playOut(led, 'D play H7').events.at(-1)).toMatchObject({ code: 'trick-won', seat: 0 })
  })

  test.each(['SA', 'H7'])('EK-R, EK-D14 until the next lead the card %s may be taken back, on turn or not', (card) => {
    const played = begun(`N stand, N play HT, D play ${card}`)
    expect(legalOf(played, 'D', 'take-back')).toEqual(['take-back'])
    expect(code(played, 'N take-back')).toBe('nothing-to-take-back')
    expect(ekarte.view(played.state, 1).cardToTakeBack).toBe(card)
    expect(ekarte.view(played.state, 0)).not.toHaveProperty('cardToTakeBack')

    const back = playOut(played, 'D take-back')
    expect(back.events.at(-1)).toEqual({ code: 'card-taken-back', seat: 1, card })
    expect(back.state.hands[1]).toEqual(cards(DEAL.dealer))
    expect(back.state.trick).toEqual([{ seat: 0, card: 'HT' }])
    expect(ekarte.waitingFor(back.state)).toEqual([1])
  })

  test('EK-D14 after taking back EK-9 binds in this trick, and only in this', () => {
    const back = begun('N stand, N play HT, D play H7, D take-back')
    expect(legalOf(back, 'D', 'play')).toEqual(['play HK'])
    expect(refusal(back, 'D play SA')).toEqual({ code: 'follow-suit', suit: 'H', cards: ['HK'] })
    expect(code(back, 'D take-back')).toBe('nothing-to-take-back')

    const deal = { ...DEAL, dealer: 'SQ SJ C9 HK H7' }
    const next = begun('N stand, N play HT, D play H7, D take-back, D play HK, D play H7, N play HQ, N play DQ', deal)
    expect(legalOf(next, 'D', 'play')).toEqual(['play SQ', 'play SJ', 'play C9'])
  })

  test('EK-D14 after the next lead it is too late', () => {
    const ruffed = begun('N stand, N play HT, D play SA, D play SQ')
    expect(code(ruffed, 'D take-back')).toBe('nothing-to-take-back')
    const ducked = begun('N stand, N play HT, D play H7, N play DQ')
    expect(code(ducked, 'D take-back')).toBe('nothing-to-take-back')
  })

  test('EK-D14 a regular card and a card led cannot be taken back', () => {
    const regular = begun('N stand, N play HT, D play HK')
    expect(code(regular, 'D take-back')).toBe('nothing-to-take-back')
    const led = begun('N stand, N play HT')
    expect(code(led, 'N take-back')).toBe('nothing-to-take-back')
  })

  test('EK-D14 trick 5 cannot be irregular, so a deal without offence asks nobody', () => {
    const regular =
      'N play HT, D play HK, D play SQ, N play C8, D play SJ, N play CQ, D play SA, N play DQ, D play H7, N play HQ'
    const end = playOut(begun(), regular)
    expect(end.state).toMatchObject({ deal: 2, phase: 'proposal' })
  })

  test('EK-R, EK-D15 after trick 5 the opponent of the offender is asked; nothing is booked before', () => {
    const claim = playOut(begun(), VOLE)
    expect(claim.state).toMatchObject({ phase: 'claim', marks: [0, 0], sheet: [] })
    expect(ekarte.waitingFor(claim.state)).toEqual([0])
    expect(claim.events.at(-1)).toEqual({ code: 'claim-opened', seats: [0] })
    expect(legal(claim, 'N')).toEqual(['replay', 'let-stand', 'packets 3+2', 'packets 2+3'])
    expect(legal(claim, 'D')).toEqual([])
    expect(code(claim, 'D replay')).toBe('not-your-turn')
  })

  test('EK-D15 the opponent is asked whoever made the point', () => {
    const claim = playOut(
      begun('N stand', { elder: 'SQ SJ SA ST HT', dealer: 'HK H7 DK CK C8', turnUp: 'S7' }),
      'N play HT, D play H7, N play SQ, D play C8, N play SJ, D play CK, N play SA, D play DK, N play ST, D play HK',
    )
    expect(claim.state.phase).toBe('claim')
    expect(ekarte.waitingFor(claim.state)).toEqual([0])
    expect(lastDeal(playOut(claim, 'N let-stand'))).toMatchObject({ points: [2, 0], lines: [['vole'], []] })
  })

  test('EK-D16 the question tells who may claim and which card was irregular, all ten having been seen', () => {
    const claim = playOut(begun(), VOLE)
    const offences = [{ code: 'follow-suit', suit: 'H', cards: ['HK'], seat: 1, card: 'SA', trick: 1 }]
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(ekarte.view(claim.state, viewer).claim).toEqual({ claimants: [0], offences })
      expect(ekarte.view(claim.state, viewer).tricks.flatMap(({ plays }) => plays)).toHaveLength(10)
    }
    for (const view of [playOut(begun(), 'N play HT, D play H7'), playOut(begun(), 'N play HT, D play HK')].map(
      ({ state }) => ekarte.view(state, 0),
    )) {
      expect(view.claim).toBeUndefined()
    }
  })
})

describe('let-stand', () => {
  const exposed = 'N stand'
  const plain = 'N propose, D accept, N discard C7, D discard D7, N stand'
  const later: Stacked = { elder: 'HQ HT DQ CQ C7', dealer: 'SQ SJ SA HK D7', turnUp: 'S7', stock: 'C8 H7' }

  test.each`
    id          | opening    | deal     | play    | points    | lines                                       | why
    ${'EK-D15'} | ${exposed} | ${DEAL}  | ${VOLE} | ${[0, 1]} | ${['vole', 'let-stand-reduction']}          | ${'1 for the vole'}
    ${'EK-D15'} | ${plain}   | ${later} | ${DUCK} | ${[0, 0]} | ${['point', 'let-stand-reduction']}         | ${'0 for a point'}
    ${'EK-D15'} | ${exposed} | ${DEAL}  | ${DUCK} | ${[0, 1]} | ${['point-exposed', 'let-stand-reduction']} | ${'1 for a point worth 2'}
  `('$id the winner has offended and marks $why', ({ opening, deal, play, points, lines }) => {
    const end = playOut(begun(opening, deal), `${play}, N let-stand`)
    expect(lastDeal(end)).toMatchObject({ points, lines: [[], lines] })
    expect(end.state.marks).toEqual(points)
  })

  test('EK-D15 the loser has offended: normal marks', () => {
    // The dealer throws CQ on HK instead of HQ, and the elder makes three.
    const deal = { elder: 'SQ SJ SA HK C7', dealer: 'HQ H7 DK CK CQ', turnUp: 'S7' }
    const end = playOut(
      begun('N stand', deal),
      'N play HK, D play CQ, N play SQ, D play H7, N play SJ, D play DK, N play SA, D play HQ, N play C7, D play CK, N let-stand',
    )
    expect(lastDeal(end)).toMatchObject({ points: [1, 0], lines: [['point'], []] })
  })

  test('EK-D21 a deal let stand can be worth nothing', () => {
    const end = playOut(begun(plain, later), `${DUCK}, N let-stand`)
    expect(end.state.sheet.at(-1)?.sides.map(({ points }) => points)).toEqual([0, 0])
  })

  test('EK-D15 the reduction is booked with the point, so that the game is not won by a mark that is taken off', () => {
    const end = playOut(at(begun(), [0, 3]), `${VOLE}, N let-stand`)
    expect(end.state).toMatchObject({ game: 1, marks: [0, 4] })
  })
})

describe('replay', () => {
  test('EK-D15 the hands as when the play began, N leads, no tricks; exposure and king mark stay', () => {
    const king = { elder: 'HQ HT DQ CQ C8', dealer: 'SK SJ SA HK H7', turnUp: 'S7' }
    const script =
      'N play HT, D play SA, D play SK, N play HQ, D play SJ, N play C8, D play HK, N play CQ, D play H7, N play DQ'
    const again = playOut(begun('N stand, D king', king), `${script}, N replay`)
    expect(again.state).toMatchObject({
      phase: 'play',
      deal: 1,
      hands: [cards(king.elder), cards(king.dealer)],
      trick: [],
      tricks: [],
      exposure: 'no-proposal',
      marks: [0, 1],
      sheet: [],
    })
    expect(ekarte.waitingFor(again.state)).toEqual([0])
    expect(again.events.at(-1)).toEqual({ code: 'replay-claimed', seat: 0 })
  })

  test('EK-D15 after an exchange the hands are those after it', () => {
    const deal = { elder: 'HQ HT DQ CQ C7', dealer: 'SQ SJ SA HK D7', turnUp: 'S7', stock: 'C8 H7' }
    const again = playOut(begun('N propose, D accept, N discard C7, D discard D7, N stand', deal), `${VOLE}, N replay`)
    expect(again.state.hands).toEqual([cards(DEAL.elder), cards(DEAL.dealer)])
    expect(again.state.discards).toEqual([['C7'], ['D7']])
  })

  test('EK-D15 EK-9 binds in a replay, normal marks follow, and there is one entry in the sheet', () => {
    const again = playOut(begun(), `${VOLE}, N replay, N play HT`)
    expect(legalOf(again, 'D', 'play')).toEqual(['play HK'])
    expect(code(again, 'D play SA')).toBe('follow-suit')
    const end = playOut(
      again,
      'D play HK, D play SQ, N play C8, D play SJ, N play CQ, D play SA, N play DQ, D play H7, N play HQ',
    )
    expect(lastDeal(end)).toMatchObject({ points: [0, 2], lines: [[], ['point-exposed']] })
    expect(end.state.sheet).toHaveLength(1)
  })

  test('EK-D15 a replay can be given up like any deal', () => {
    const again = playOut(begun(), `${VOLE}, N replay, N play HT, D play HK, D concede`)
    expect(lastDeal(again)).toMatchObject({ points: [1, 0], lines: [['abandoned-point'], []], tricks: 1 })
  })
})

describe('both have offended', () => {
  /** The dealer ruffs HT, leads H7, and the elder does not head it. */
  const deal: Stacked = { elder: 'HQ HT DQ CQ C8', dealer: 'SQ SJ SA HK H7', turnUp: 'S7' }
  const both =
    'N play HT, D play SA, D play H7, N play C8, D play SQ, N play HQ, D play SJ, N play CQ, D play HK, N play DQ'
  const claim = () => playOut(begun('N stand', deal), both)

  test('EK-D15 both are asked under seal', () => {
    expect(ekarte.waitingFor(claim().state)).toEqual([0, 1])
    const half = playOut(claim(), 'N replay')
    expect(half.events.at(-1)).toEqual({ code: 'claim-answered', seat: 0 })
    expect(half.state).toMatchObject({ phase: 'claim', sealed: { 0: 'replay' } })
    expect(code(half, 'N let-stand')).toBe('not-your-turn')
    const other = playOut(claim(), 'N let-stand')
    expect(ekarte.view(half.state, 1)).toEqual(ekarte.view(other.state, 1))
    expect(ekarte.view(half.state, 'spectator')).toEqual(ekarte.view(other.state, 'spectator'))
    expect(ekarte.view(half.state, 0).claim).toMatchObject({ answer: 'replay' })
  })

  test.each([
    ['N replay, D let-stand', 'play'],
    ['N let-stand, D replay', 'play'],
    ['N replay, D replay', 'play'],
    ['N let-stand, D let-stand', 'proposal'],
  ] as const)('EK-D15 one replay suffices: %s', (answers, phase) => {
    const end = playOut(claim(), answers)
    expect(end.state).toMatchObject({ phase, sealed: {} })
    expect(playOut(claim(), answers.split(', ').toReversed().join(', ')).state).toEqual(end.state)
  })

  test('EK-D15 let stand by both: the winner has offended and marks one less', () => {
    expect(lastDeal(playOut(claim(), 'N let-stand, D let-stand'))).toMatchObject({
      points: [0, 1],
      lines: [[], ['vole', 'let-stand-reduction']],
    })
  })
})

describe('a king in a deal with an irregular card', () => {
  test('EK-D15 a king that ends the game before trick 5 ends the deal; no claim', () => {
    const king = { elder: 'HQ HT DQ CQ C8', dealer: 'SK SJ SA HK H7', turnUp: 'S7' }
    const start = at(table({ irregular: 'claimable', games: 1 }, king), [0, 4])
    const end = playOut(start, 'N stand, N play HT, D play SK, D king')
    expect(end.state).toMatchObject({ phase: 'over', marks: [0, 5] })
  })
})
