import { describe, expect, test } from 'vitest'
import { legalActions } from '../../../src/core/game.ts'
import { rodskagg } from '../../../src/games/rodskagg/index.ts'
import { at, code, packOf, playOut, refusal, table, trickPack } from './support.ts'

const LOW = 'S2 S3 S4 S5 S6 S7'
const HIGH = 'CA CK CQ CJ CT C9'
const HIGH_TOO = 'HA HK HQ HJ HT H9'

describe('RO-D27 the spelling', () => {
  test.each([
    'draw',
    'discard D2 C7',
    'keep',
    'new-hand',
    'bid 0',
    'bid 6',
    'bid redbeard',
    'pass',
    'play HQ',
    'ask',
    'proceed',
    'stay',
    'fold',
    'cut',
    'offer-cut',
    'deal-ready',
    'pick-up',
    'say 1',
    'say 0',
    'knock peek 0',
    'knock cut 12',
    'knock ask 3',
    'knock score 6',
    'ready',
  ])('RO-D27 %s is written as it is read', (text) => {
    const action = rodskagg.read(text)
    expect(action).toBeDefined()
    expect(action && rodskagg.write(action)).toBe(text)
  })

  test('RO-D27 the cards of a discard may come in any order and are written in pack order', () => {
    const action = rodskagg.read('discard C7 SA D2')
    expect(action && rodskagg.write(action)).toBe('discard SA D2 C7')
  })

  test.each([
    '',
    'Draw',
    ' draw',
    'draw ',
    'draw 1',
    'discard',
    'discard D2 D2',
    'discard D2  C7',
    'discard X2',
    'bid',
    'bid 7',
    'bid 03',
    'bid -1',
    'bid Redbeard',
    'play',
    'play S1',
    'play S10',
    'play sa',
    'play SA HA',
    'say 2',
    'say -1',
    'knock peek',
    'knock peek 01',
    'knock peek -1',
    'knock peek 1 2',
    'knock nose 1',
    'toString',
    'ready?',
  ])('RO-D27 "%s" spells nothing', (text) => {
    expect(rodskagg.read(text)).toBeUndefined()
  })
})

describe('RO-D27 the codes, in the order in which they apply', () => {
  const plain = table({}, 3, packOf([LOW, HIGH, HIGH_TOO], 'D2 D3 DA'))
  const rituals = table({ rituals: true }, 3, packOf([LOW, HIGH, HIGH_TOO], 'D2 D3 DA'))
  const opened = playOut(rituals, 'open')
  const over = playOut(at(table({}, 3, trickPack('ABC', 'AAABBB')), 3, 9, 9), 'bids 3 0 0, tricks 4, C fold, tricks 2')
  const lost = playOut(
    table({ rituals: true }, 3, trickPack('ABC', 'AAAB AB')),
    'open, bids redbeard 0 0, tricks 4, A ask, C fold, tricks 2',
  )
  const scored = playOut(
    at(table({ rituals: true, lowHand: 'off' }, 3, trickPack('ABC', 'AAABBB')), 3, 3, 9),
    'open, bids 3 0 0, tricks 4, A ask, C fold, tricks 2',
  )
  // B and C on 0, the declarer A is not.
  const tied = playOut(
    at(table({ rituals: true, lowHand: 'off' }, 3, trickPack('ABC', 'ABBCCA')), 9, 2, 2),
    'open, bids 0 0 0, tricks 4, A ask, tricks 2, ready',
  )
  const readied = playOut(scored, 'A ready')
  const led = playOut(plain, 'bids 0 0 0, A play S7')
  const drawn = playOut(plain, 'A draw')
  const circle = table({ exchange: 'beforeBids' }, 3, packOf([LOW, HIGH, HIGH_TOO], 'D2 D3 DA'))
  const outbid = playOut(table({ bidding: 'outbid' }, 3), 'A bid 3')
  const question = playOut(
    table({ rituals: true, lowHand: 'off' }, 3, trickPack('ABC', 'ABBC')),
    'open, bids 0 0 0, tricks 4',
  )
  const newHand = table({ lowHand: 'newHand' }, 3, packOf([LOW, HIGH, HIGH_TOO], 'D2 D3 DA'))

  test.each`
    now                                         | line                 | code                    | why
    ${over}                                     | ${'A bid 9'}         | ${'unknown-action'}     | ${'cannot be read, also when the match is over'}
    ${over}                                     | ${'9 bid 0'}         | ${'match-over'}         | ${'before the seat is looked at'}
    ${plain}                                    | ${'9 ready'}         | ${'no-such-seat'}       | ${'before the rituals are looked at'}
    ${plain}                                    | ${'-1 bid 0'}        | ${'no-such-seat'}       | ${'below the first'}
    ${plain}                                    | ${'0.5 bid 0'}       | ${'no-such-seat'}       | ${'between two'}
    ${lost}                                     | ${'A ready'}         | ${'not-playing'}        | ${'out'}
    ${lost}                                     | ${'A say 1'}         | ${'not-playing'}        | ${'out, before the score is looked at'}
    ${tied}                                     | ${'A ready'}         | ${'not-playing'}        | ${'not in the play-off, before rituals-off'}
    ${tied}                                     | ${'B say 1'}         | ${'rituals-off'}        | ${'in a play-off, before not-on-that-score'}
    ${plain}                                    | ${'B cut'}           | ${'rituals-off'}        | ${'before not-your-turn'}
    ${plain}                                    | ${'A knock peek 9'}  | ${'rituals-off'}        | ${'before no-such-seat of the knock'}
    ${rituals}                                  | ${'A say 0'}         | ${'not-on-that-score'}  | ${'on 12'}
    ${rituals}                                  | ${'A knock cut 3'}   | ${'no-such-seat'}       | ${'at nobody'}
    ${lost}                                     | ${'B knock cut 0'}   | ${'not-playing'}        | ${'at one who is out'}
    ${rituals}                                  | ${'A knock cut 0'}   | ${'own-seat'}           | ${'at oneself'}
    ${rituals}                                  | ${'A pick-up'}       | ${'not-now'}            | ${'nothing is dealt'}
    ${rituals}                                  | ${'C pick-up'}       | ${'not-now'}            | ${'nothing is dealt'}
    ${opened}                                   | ${'A pick-up'}       | ${'already-picked-up'}  | ${'twice'}
    ${opened}                                   | ${'C pick-up'}       | ${'already-picked-up'}  | ${'the dealer, after the phrase'}
    ${playOut(rituals, 'C cut')}                | ${'C pick-up'}       | ${'not-now'}            | ${'the dealer, before the phrase'}
    ${readied}                                  | ${'A ready'}         | ${'already-ready'}      | ${'twice'}
    ${readied}                                  | ${'A bid 0'}         | ${'already-ready'}      | ${'before not-your-turn'}
    ${readied}                                  | ${'B bid 0'}         | ${'not-now'}            | ${'waited for, but for ready'}
    ${rituals}                                  | ${'A cut'}           | ${'not-your-turn'}      | ${'the dealer is waited for'}
    ${plain}                                    | ${'B bid 9'}         | ${'unknown-action'}     | ${'before not-your-turn'}
    ${plain}                                    | ${'B bid 6'}         | ${'not-your-turn'}      | ${'before not-in-these-rules'}
    ${opened}                                   | ${'A play SA'}       | ${'not-now'}            | ${'before not-in-hand'}
    ${opened}                                   | ${'A cut'}           | ${'not-now'}            | ${'it is dealt'}
    ${opened}                                   | ${'A ready'}         | ${'not-now'}            | ${'it is not scored'}
    ${opened}                                   | ${'A ask'}           | ${'not-now'}            | ${'trick 4 is not over'}
    ${question}                                 | ${'A stay'}          | ${'not-now'}            | ${'not asked yet'}
    ${question}                                 | ${'C play SA'}       | ${'not-your-turn'}      | ${'the leader waits for the question'}
    ${question}                                 | ${'A play SA'}       | ${'not-now'}            | ${'a declarer who is not on lead'}
    ${playOut(rituals, 'C cut, C deal-ready')}  | ${'A bid 6'}         | ${'not-picked-up'}      | ${'before not-in-these-rules'}
    ${playOut(rituals, 'C cut, C deal-ready')}  | ${'A play SA'}       | ${'not-now'}            | ${'before not-picked-up'}
    ${plain}                                    | ${'A new-hand'}      | ${'not-in-these-rules'} | ${'the other method'}
    ${drawn}                                    | ${'A new-hand'}      | ${'not-in-these-rules'} | ${'before discard-first'}
    ${newHand}                                  | ${'A discard S2'}    | ${'not-in-these-rules'} | ${'before nothing-drawn'}
    ${drawn}                                    | ${'A bid 6'}         | ${'discard-first'}      | ${'before the bid is looked at'}
    ${playOut(circle, 'A draw')}                | ${'A keep'}          | ${'discard-first'}      | ${'after a draw'}
    ${playOut(circle, 'A keep')}                | ${'B draw'}          | ${'hand-not-low'}       | ${'a high card'}
    ${playOut(plain, 'A bid 0')}                | ${'B discard SA'}    | ${'hand-not-low'}       | ${'before nothing-drawn'}
    ${playOut(plain, 'A draw, A draw, A draw')} | ${'A draw'}          | ${'drawing-over'}       | ${'a high card was drawn'}
    ${playOut(drawn, 'A discard D2')}           | ${'A draw'}          | ${'drawing-over'}       | ${'exchanged'}
    ${plain}                                    | ${'A discard SA'}    | ${'nothing-drawn'}      | ${'before wrong-count'}
    ${drawn}                                    | ${'A discard SA HA'} | ${'wrong-count'}        | ${'before not-in-hand'}
    ${drawn}                                    | ${'A discard D3'}    | ${'not-in-hand'}        | ${'it is in the stock'}
    ${plain}                                    | ${'A bid 6'}         | ${'not-in-these-rules'} | ${'without plainBidSix'}
    ${outbid}                                   | ${'B bid 6'}         | ${'not-in-these-rules'} | ${'before bid-too-low'}
    ${plain}                                    | ${'A pass'}          | ${'not-in-these-rules'} | ${'with announce'}
    ${outbid}                                   | ${'B bid 3'}         | ${'bid-too-low'}        | ${'equal'}
    ${playOut(plain, 'bids 0 0 0')}             | ${'A play CA'}       | ${'not-in-hand'}        | ${'another’s card'}
    ${led}                                      | ${'B play S6'}       | ${'not-in-hand'}        | ${'before follow-suit'}
  `('RO-D27 $line: $code ($why)', (row) => {
    expect(code(row.now, row.line)).toBe(row.code)
  })

  test('RO-D27 follow-suit comes last and names the suit', () => {
    const trick = playOut(
      table({}, 3, packOf(['S9 S2 H2 D2 C2 C3', 'SA S3 H9 H3 D9 D3', HIGH])),
      'bids 0 0 0, A play S9',
    )
    expect(refusal(trick, 'B play H9')).toEqual({ code: 'follow-suit', suit: 'S' })
  })

  test('an objection carries what its sentence needs', () => {
    expect(refusal(drawn, 'A bid 0')).toEqual({ code: 'discard-first', drawn: 1 })
    expect(refusal(drawn, 'A discard S2 S3')).toEqual({ code: 'wrong-count', drawn: 1, given: 2 })
    expect(refusal(outbid, 'B bid 2')).toEqual({ code: 'bid-too-low', highest: 3 })
    expect(refusal(plain, 'B bid 0')).toEqual({ code: 'not-your-turn', waiting: [0] })
    expect(refusal(rituals, 'A say 1')).toEqual({ code: 'not-on-that-score', said: 1, score: 12 })
    expect(refusal(tied, 'B ready')).toEqual({ code: 'rituals-off', because: 'play-off' })
    expect(refusal(plain, 'A ready')).toEqual({ code: 'rituals-off', because: 'option' })
    expect(refusal(tied, 'A play SA')).toEqual({ code: 'not-playing', seat: 0, because: 'play-off' })
    expect(refusal(lost, 'A ready')).toEqual({ code: 'not-playing', seat: 0, because: 'out' })
  })
})

describe('RO-D25 the clock', () => {
  const clock = (now: ReturnType<typeof table>) => {
    const [seat = -1] = rodskagg.waitingFor(now.state)
    const action = rodskagg.fallback(now.state, seat)
    expect(legalActions(rodskagg, now.state, seat)).toContainEqual(action)
    return `${seat} ${rodskagg.write(action)}`
  }
  const rituals = table({ rituals: true, lowHand: 'off' }, 3, trickPack('ABC', 'ABBC'))

  test.each`
    script                                               | action
    ${''}                                                | ${'2 cut'}
    ${'C offer-cut'}                                     | ${'1 cut'}
    ${'C cut'}                                           | ${'2 deal-ready'}
    ${'C cut, C deal-ready'}                             | ${'0 pick-up'}
    ${'C cut, C deal-ready, A pick-up'}                  | ${'0 bid 0'}
    ${'open, bids 0 0 0, tricks 4'}                      | ${'0 ask'}
    ${'open, bids 0 1 0, tricks 4, B proceed, tricks 2'} | ${'0 ready'}
  `('RO-D25 after "$script" it plays $action', ({ script, action }) => {
    expect(clock(playOut(rituals, script))).toBe(action)
  })

  test('RO-D25 fold for a seat that may choose', () => {
    expect(clock(playOut(table({}, 3, trickPack('ABC', 'AABB')), 'bids 0 0 0, tricks 4'))).toBe('2 fold')
  })

  test('RO-D25 no exchange: bid 0 with withBid, keep in the circle', () => {
    expect(clock(table({}, 3, packOf([LOW, HIGH, HIGH_TOO])))).toBe('0 bid 0')
    expect(clock(table({ exchange: 'beforeBids' }, 3, packOf([LOW, HIGH, HIGH_TOO])))).toBe('0 keep')
  })

  test('RO-D25 pass when bid 0 is refused', () => {
    expect(clock(table({ bidding: 'outbid' }, 3))).toBe('0 bid 0')
    expect(clock(playOut(table({ bidding: 'outbid' }, 3), 'A bid 0'))).toBe('1 pass')
  })

  test('RO-D25 after a draw the lowest cards go: lowest rank, of equal ones C before D before H before S', () => {
    const now = table({}, 3, packOf(['S2 H2 S9 C8 D8 H8', HIGH, HIGH_TOO], 'D2 C2 D3'))
    expect(clock(playOut(now, 'A draw'))).toBe('0 discard D2')
    expect(clock(playOut(now, 'A draw, A draw'))).toBe('0 discard D2 C2')
    expect(clock(playOut(now, 'A draw, A draw, A draw'))).toBe('0 discard H2 D2 C2')
  })

  test('RO-D25 the lowest legal card', () => {
    const now = table({ lowHand: 'off' }, 3, packOf(['S4 H4 D4 C5 C6 SA', 'D3 C3 S9 SK HQ H9', 'CA CK D5 D6 D7 D8']))
    expect(clock(playOut(now, 'bids 0 0 0'))).toBe('0 play D4')
    expect(clock(playOut(now, 'bids 0 0 0, A play S4'))).toBe('1 play S9')
    expect(clock(playOut(now, 'bids 0 0 0, A play S4, B play S9'))).toBe('2 play D5')
  })
})
