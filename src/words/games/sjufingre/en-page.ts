import type { Suit } from '../../../games/sjufingre/index.ts'
import { few, inside, several, start, verb, whose } from '../../speech/en.ts'
import { capital, printed, signed } from '../../speech/speech.ts'
import { card, cards, colour, either, groups, KINDS, peopleFirst, sweeps, verbs, whoseInside } from './en-say.ts'
import type { SjufingrePageWords } from './sv-page.ts'

/** What the pages of Som 7 fingre say, in English. */
export const enPage: SjufingrePageWords = {
  score: {
    label: 'Score',
    deal: (deal, of, kind) => (of === 1 ? capital(KINDS[kind]) : `${capital(KINDS[kind])}, ${deal} of ${of}`),
    name: peopleFirst,
    leads: 'ahead',
    second: '2nd trick',
    sweeps,
  },
  ring: { ones: 'ones', odd: 'odd cards', twelves: 'twelves', red: 'reds' },
  rings: (names) => `, ring: ${names}`,
  board: {
    exchange: 'The exchange',
    trick: 'The trick',
    build: (units) => (units === 0 ? 'On the table: nothing' : `On the table: ${units}`),
    solitaire: 'The rows',
    place: start,
    giveAndGet: (who, receiver, giver, count) =>
      receiver === giver
        ? `You and ${inside(who, giver)} swap ${several(count, 'card')}.`
        : `You give ${inside(who, receiver)} ${several(count, 'card')} and get ${few(count)} from ${inside(who, giver)}.`,
    giveAll: (count) => `You give each of the others ${several(count, 'card')} and get ${few(count)} from each.`,
    allGive: 'Everybody swaps cards at once.',
    sealed: 'Nothing changes hands until everybody has given.',
    gaveAll: 'has given',
    gave: (done, of) => (of === 1 || done === 0 ? 'choosing' : `${done} of ${of}`),
    now: (count) => (count === 1 ? 'your card' : several(count, 'card')),
    later: 'later',
    yourCard: 'your card',
    winning: 'winning',
    took: 'took the trick',
    tricks: (count) => `${count} ${count === 1 ? 'trick' : 'tricks'}`,
    empty: 'The table is empty.',
    pile: 'pile',
    closed: 'locked',
    owner: start,
    pileSpoken: (who, seat, value, count, doubled) =>
      `${whose(who, seat)} pile of ${value}, ${several(count, 'card')}${doubled ? ', locked' : ''}`,
    row: (suit, low, high) => {
      const name = capital(colour(suit))
      if (low === undefined) return `${name}: waiting for the eight`
      return low === high ? `${name}: the eight is there` : `${name}: from ${low} to ${high}`
    },
    left: (count) => `${count} ${count === 1 ? 'card' : 'cards'}`,
    passed: 'passed',
  },
  say: {
    turn: (who, seat) => `${whose(who, seat)} turn.`,
    choosing: (who, seats) => `${peopleFirst(who, seats)} ${verbs(who, seats, 'are', 'is')} choosing cards to give.`,
    give: (who, receiver, count) => `Choose ${several(count, 'card')} for ${inside(who, receiver)}. A gift is final.`,
    given: 'You have given your cards.',
    received: (who, gifts) =>
      `You got ${gifts.length > 2 ? cards(gifts.flatMap((gift) => gift.cards)) : gifts.map((gift) => `${cards(gift.cards)} from ${inside(who, gift.seat)}`).join(', ')}.`,
    lead: (first) => (first ? 'Lead a card.' : 'You took the trick. Lead to the next one.'),
    noJokerLead: 'Blue 5 may not be led.',
    follow: (lead) => `${capital(card(lead))} was led. Follow with ${colour(lead[0] as Suit)}.`,
    jokerWaits: 'Blue 5 has to wait while you hold other blues.',
    jokerForced: 'You have to follow with blue 5, and it takes the trick.',
    free: (suit, joker) =>
      `You have no ${colour(suit)}. Play what you like${joker ? ', or take the trick with blue 5' : ''}.`,
    leading: (who, seat, first) =>
      first ? `${start(who, seat)} leads.` : `${start(who, seat)} took the trick and leads to the next.`,
    following: (who, seat, lead) => `${start(who, seat)} plays to ${card(lead)}.`,
    choose: 'Choose a card to see what it can do.',
    layAny: 'Lay a card on the empty table.',
    bound: (piles) => `You have to take ${either(piles)} or build.`,
    building: (who, seat) => `${start(who, seat)} takes, builds or lays a card.`,
    whatWith: (name) => `What should ${card(name)} do?`,
    mustTake: (group) => `It cannot just be laid: ${groups([group])} can be taken.`,
    boundToo: 'Nothing is laid while you have a pile on the table.',
    takesAll: 'Blue 5 takes everything on the table.',
    tick: (name) => `Tick what ${card(name)} should take or be built with.`,
    eight: 'Lay an eight.',
    row: 'Lay a card that fits in the rows.',
    laying: (who, seat) => `${start(who, seat)} lays a card.`,
    passed: (who, seats) => `${peopleFirst(who, seats)} could not lay a card and passed.`,
    over: 'The match is over.',
  },
  act: {
    hand: (count) => `Your hand, ${several(count, 'card')}`,
    handSome: (count, legal) => `Your hand, ${several(count, 'card')}, ${few(legal)} can be played`,
    playable: ', can be played',
    unplayable: ', cannot be played',
    chosen: ', chosen',
    give: (who, receiver) => `Give to ${inside(who, receiver)}`,
    loose: (name, named) => (named ? card(name) : name.slice(1)),
    pile: (who, owner, value, first) =>
      `${whoseInside(who, owner)} pile of ${value}${first === undefined ? '' : ` on ${card(first)}`}`,
    take: (units) => `Take ${groups(units)}`,
    takeAll: 'Take the whole table',
    takes: (count, worth, sweep) =>
      [several(count, 'card'), ...(worth === 0 ? [] : [signed(worth)]), ...(sweep ? ['sweep +2'] : [])].join(', '),
    lay: (name) => `Lay ${card(name)} on the table`,
    build: (value, own, more) => {
      if (own.length === 0) return `Build ${value} on ${groups(more)}`
      return `Build ${value} with ${own.join(' + ')}${more.length === 0 ? '' : `, and add ${groups(more)}`}`
    },
    keeps: (kept, doubled) => `you hold ${cards(kept)}${doubled ? ', locks it' : ''}`,
    more: (count, all) => {
      if (!all) return 'More ways'
      return count === 1 ? 'One more way' : `${capital(few(count))} more ways`
    },
    compose: 'Make your own',
    takeTicked: 'Take what is ticked',
    buildTicked: (value) => `Build ${value}`,
    sum: (units, name, all) => `${units}, with ${card(name)}: ${all}`,
    nothingTicked: 'Nothing is ticked yet.',
    another: 'Back',
  },
  worth: {
    title: 'What cards are worth',
    ones: 'Ones: +2 each, but all four −10',
    odd: 'Odd cards: −4 each, but all three +15',
    twelves: 'Twelves: −3 each, blue −6, but all four +20',
    red: 'Reds: −1 each, but all fifteen +25',
    tricks: 'Second and last trick: −4 each, but both +10',
    sweeps: 'Sweep, clearing the table: +2',
    here: (list) => list.map((one) => `${card(one.card)} ${signed(one.points)}`).join(', '),
    none: 'Only cards left in hand count: −10 for each.',
  },
  reasons: {
    taken: 'Taken so far',
    tookSoFar: (count, captured) => `${count} ${count === 1 ? 'trick' : 'tricks'}, ${captured} cards`,
    second: 'second trick',
    sweeps,
    piles: 'The piles',
    pile: (who, owner, value, doubled) => `${whose(who, owner)} pile of ${value}${doubled ? ', locked' : ''}`,
    cards,
    lastTrick: (who, seat) => `The last trick, taken by ${inside(who, seat)}`,
    lastCapture: (who, seat) => `Taken last, by ${inside(who, seat)}`,
    received: 'What you got in the exchange',
    from: (who, seat) => `From ${inside(who, seat)}`,
    programme: 'The rounds',
    kind: (kind) => KINDS[kind],
    now: 'now',
    dealer: (who, seat) => `${start(who, seat)} dealt.`,
  },
  finished: {
    title: (deal, kind) => `Round ${deal}, ${KINDS[kind]}`,
    lastTrick: (who, seat) => `The last trick went to ${inside(who, seat)}.`,
    leftovers: (who, seat, count) => `${start(who, seat)} got what was left on the table, ${several(count, 'card')}.`,
    out: (who, seat) => `${start(who, seat)} ${verb(who, seat, 'were', 'was')} first to get rid of all cards.`,
    leads: (who, seats, total) =>
      `${peopleFirst(who, seats)} ${verbs(who, seats, 'are', 'is')} ahead with ${printed(total)}.`,
    tied: (who, seats, total) => `${peopleFirst(who, seats)} share the lead at ${printed(total)}.`,
  },
  table: {
    caption: 'Points category by category',
    player: 'Player',
    ones: 'ones',
    odd: 'odd',
    twelves: '12s',
    red: 'reds',
    tricks: 'tricks',
    sweeps: 'sw.',
    'cards-left': 'cards left',
    sum: 'sum',
    total: (total) => `total ${printed(total)}`,
    side: peopleFirst,
    why: (line) => {
      switch (line.code) {
        case 'tricks':
          return line.second && line.last ? 'both' : line.second ? '2nd' : 'last'
        case 'sweeps':
        case 'cards-left':
          return `${line.count}×`
        default:
          return line.complete ? 'all' : `${line.count}×`
      }
    },
  },
  sheet: {
    caption: 'The score round by round',
    deal: 'Round',
    kind: { trick: 'tricks', build: 'build', solitaire: 'solitaire' },
    why: (deal) => `Round ${deal}: why`,
  },
}
