import { describe, expect, test } from 'vitest'
import { spader } from '../../../src/games/spader/index.ts'
import { bids, clockWhile, endOfDeal, playOut, plays, refusal, type Table, table } from './support.ts'

const start = table({ options: { blindNil: 'off' } })
const anytime = table({ options: { blindNil: 'anytime' } })
const suicide = table({ options: { suicide: true, teamBidCap: true, blindNil: 'off' } })
const family = table({ options: { form: 'family' } })
const drawing = table({ options: { form: 'two' }, seats: 2 })
const over = endOfDeal({ bids: [3, 3, 3, 3], tricks: [4, 3, 3, 3], totals: [440, 0] })
const playing = bids(table({ options: { blindNil: 'off' }, hands: ['SA HA DA', 'H2 CA'] }), '3 3 3 3')
const following = plays(playing, 'HA')
const exchange = playOut(
  table({ options: { blindNil: 'anytime', blindNilExchange: true } }),
  '0 bid blind-nil, 1 look, 1 bid 3, 2 look, 2 bid 3, 3 look, 3 bid 3',
)
const naming = plays(
  bids(table({ options: { irregularLead: 'opponentsNameSuit' }, hands: ['SA HA DA'] }), '3 3 3 3'),
  'SA',
)
const named = playOut(naming, '1 name-suit D')

describe('SP-D24 codes in their order: turn before phase before content', () => {
  test.each<[string, Table, number, string, string | undefined]>([
    // unknown-action comes before everything
    ['no such word', over, 9, 'fold', 'unknown-action'],
    ['no such word, out of turn', start, 2, 'fold', 'unknown-action'],
    // match-over before no-such-seat
    ['after the end', over, 9, 'bid 3', 'match-over'],
    // no-such-seat before not-your-turn
    ['a seat too many', start, 4, 'bid 3', 'no-such-seat'],
    ['a negative seat', start, -1, 'bid 3', 'no-such-seat'],
    ['half a seat', start, 0.5, 'bid 3', 'no-such-seat'],
    // not-your-turn before not-now
    ['a card during the bidding, out of turn', start, 1, 'play SA', 'not-your-turn'],
    ['a bid out of turn', start, 2, 'bid 3', 'not-your-turn'],
    ['a blind bid out of turn', anytime, 2, 'bid blind-nil', 'not-your-turn'],
    ['a card out of turn, not held either', playing, 2, 'play SA', 'not-your-turn'],
    ['a draw out of turn', drawing, 1, 'keep', 'not-your-turn'],
    ['a bid while cards are drawn, out of turn', drawing, 1, 'bid 3', 'not-your-turn'],
    ['cards given out of turn', exchange, 2, 'give SQ S8', 'not-your-turn'],
    ['the leader while a suit is named', naming, 0, 'play HA', 'not-your-turn'],
    ['a look during the play, out of turn', playing, 1, 'look', 'not-your-turn'],
    // not-now before content
    ['a card during the bidding', start, 0, 'play SK', 'not-now'],
    ['a draw during the bidding', start, 0, 'keep', 'not-now'],
    ['a reject during the play', playing, 0, 'reject', 'not-now'],
    ['a bid during the play', following, 1, 'bid 99', 'not-now'],
    ['a look during the play', playing, 0, 'look', 'not-now'],
    ['a gift during the play', playing, 0, 'give C2 C3', 'not-now'],
    ['a suit named during the play', playing, 0, 'name-suit S', 'not-now'],
    ['a card during the exchange', exchange, 0, 'play SK', 'not-now'],
    ['a card while a suit is named', naming, 1, 'play SK', 'not-now'],
    ['a bid while cards are drawn', drawing, 0, 'bid 3', 'not-now'],
    ['a look while cards are drawn', drawing, 0, 'look', 'not-now'],
    // look-first before the rest of a bid
    ['a bid unseen', anytime, 0, 'bid 3', 'look-first'],
    ['a nil unseen', anytime, 0, 'bid nil', 'look-first'],
    ['too high unseen', anytime, 0, 'bid 99', 'look-first'],
    // has-looked
    ['a second look', playOut(anytime, '0 look'), 0, 'look', 'has-looked'],
    ['a look at a hand seen from the deal', start, 0, 'look', 'has-looked'],
    ['a look at a hand seen from the deal, before its turn', start, 2, 'look', 'has-looked'],
    ['blind after a look', playOut(anytime, '0 look'), 0, 'bid blind-nil', 'has-looked'],
    // no-blind-nil, no-nil
    ['blind nil that is off', start, 0, 'bid blind-nil', 'no-blind-nil'],
    ['blind nil at 0 to 0', table(), 0, 'bid blind-nil', 'no-blind-nil'],
    ['blind nil in family', family, 0, 'bid blind-nil', 'no-blind-nil'],
    ['nil in family', family, 0, 'bid nil', 'no-nil'],
    ['nil that is off', table({ options: { nil: false } }), 0, 'bid nil', 'no-nil'],
    // bid-too-high before team-bid-cap
    ['more than thirteen', bids(start, '9 3'), 2, 'bid 14', 'bid-too-high'],
    ['more than the team may', bids(start, '9 3'), 2, 'bid 5', 'team-bid-cap'],
    // team-bid-cap before suicide-nil
    ['more than the team may in suicide', bids(suicide, '9 3'), 2, 'bid 5', 'team-bid-cap'],
    ['a number where a nil is due', bids(suicide, '9 3'), 2, 'bid 4', 'suicide-nil'],
    ['a nil where a number is due', bids(suicide, 'nil 3'), 2, 'bid nil', 'suicide-number'],
    // suicide before same-bid
    ['a number for the forced nil', bids(suicide, '9 3 nil'), 2, 'bid 4', 'suicide-nil'],
    ['the bid it has', bids(start, '4'), 0, 'bid 4', 'same-bid'],
    ['the forced nil again', bids(suicide, '9 3 nil'), 2, 'bid nil', 'same-bid'],
    // bid-stands last
    ['too high for a blind nil', playOut(anytime, '0 bid blind-nil'), 0, 'bid 14', 'bid-too-high'],
    ['a number for a blind nil', playOut(anytime, '0 bid blind-nil'), 0, 'bid 4', 'bid-stands'],
    // not-in-hand before what the hand owes
    ['a card that is not held', playing, 0, 'play S2', 'not-in-hand'],
    ['a joker where there is none', playing, 0, 'play JB', 'not-in-hand'],
    ['a card of another suit that is not held', following, 1, 'play DA', 'not-in-hand'],
    ['a gift that is not held', exchange, 0, 'give SA SK', 'not-in-hand'],
    ['another suit', following, 1, 'play CA', 'follow-suit'],
    ['a spade too early', playing, 0, 'play SA', 'spades-not-broken'],
    // spades-not-broken before named-suit
    ['a second spade', named, 0, 'play SA', 'spades-not-broken'],
    ['not the named suit', named, 0, 'play HA', 'named-suit'],
    ['spades named', naming, 1, 'name-suit S', 'not-spades'],
    // no objection
    ['a bid', start, 0, 'bid 4', undefined],
    ['a card', playing, 0, 'play HA', undefined],
    ['a draw', drawing, 0, 'reject', undefined],
    ['a gift', exchange, 0, 'give S2 SA', undefined],
    ['a suit', naming, 1, 'name-suit C', undefined],
  ])('SP-D24 %s', (_, at, seat, text, code) => {
    expect(refusal(at, seat, text)?.code).toBe(code)
  })

  test('SP-D24 an objection carries what its sentence needs', () => {
    expect(refusal(start, 2, 'bid 3')).toEqual({ code: 'not-your-turn', turn: 0 })
    expect(refusal(start, 9, 'bid 3')).toEqual({ code: 'no-such-seat', seats: 4 })
    expect(refusal(start, 0, 'keep')).toEqual({ code: 'not-now', phase: 'bidding' })
  })

  test('SP-D24 a clock that has run the drawing out leaves the bidding', () => {
    const drawn = clockWhile(drawing, ({ phase }) => phase.kind === 'drawing')
    expect(refusal(drawn, 0, 'keep')).toEqual({ code: 'not-now', phase: 'bidding' })
  })
})

describe('SP-D27 spelling', () => {
  test.each([
    'look',
    'keep',
    'reject',
    'bid nil',
    'bid blind-nil',
    'bid 1',
    'bid 13',
    'bid 99',
    'play SA',
    'play JL',
    'give JB SA',
    'give SA D3',
    'name-suit S',
    'name-suit H',
  ])('SP-D27 %s', (text) => {
    const action = spader.read(text)
    expect(action && spader.write(action)).toBe(text)
  })

  test.each([
    ['give SA JB', 'give JB SA'],
    ['give D3 SA', 'give SA D3'],
    ['give JL JB', 'give JB JL'],
  ])('SP-D27 %s is read as %s', (text, spelled) => {
    const action = spader.read(text)
    expect(action && spader.write(action)).toBe(spelled)
  })

  test.each([
    ...[
      '',
      ' ',
      'bid',
      'bid ',
      'bid 0',
      'bid 04',
      'bid 100',
      'bid -1',
      'bid 1.0',
      'bid +3',
      'bid blind',
      'bid Nil',
      'bid  4',
    ],
    ...[
      ' bid 4',
      'bid 4 ',
      'bid 4 5',
      'bid 4\n',
      'BID 4',
      'pass',
      'look now',
      'look ',
      'keep SA',
      'reject SA',
      'play',
      'play sa',
    ],
    ...[
      'play SA SK',
      'play S1',
      'play S10',
      'play R1',
      'play JS',
      'give SA',
      'give SA SA',
      'give SA SK SQ',
      'give  SA SK',
    ],
    ...['name-suit', 'name-suit X', 'name-suit J', 'name-suit H D', 'toString', 'constructor x'],
  ])('SP-D27 %j is no action', (text) => {
    expect(spader.read(text)).toBeUndefined()
    expect(refusal(start, 0, text)).toEqual({ code: 'unknown-action' })
  })
})
