import type { VNode } from 'preact'
import { render } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../src/core/seat.ts'
import { ALL_CARDS, isSpade, type SpaderCard } from '../../../src/games/spader/cards.ts'
import { type SpaderState, type SpaderView, spader } from '../../../src/games/spader/index.ts'
import type { SeatProps } from '../../../src/pages/games/page.ts'
import { spaderPage } from '../../../src/pages/games/spader/index.tsx'
import { spaderWords } from '../../../src/words/games/spader/index.ts'
import { LANGUAGES, type Language } from '../../../src/words/language.ts'
import {
  bids,
  endOfDeal,
  legal as legalOf,
  playOut,
  plays,
  type Table,
  table,
  tableAt,
} from '../../games/spader/support.ts'
import { type Moment, someMoments } from '../../support/spader-walk.ts'
import { verbOf } from '../../support/walk.ts'
import { type Tag, tagsOf } from '../markup.ts'

const NAMES = ['Karin', 'Bo', 'Grandpa Alexander', 'Ellen', 'Farmor']

type Viewer = Seat | 'spectator'

const propsOf = (
  state: SpaderState,
  viewer: Viewer,
  legal: readonly string[],
  language: Language,
): SeatProps<SpaderView> => {
  const view = spader.view(state, viewer) as SpaderView
  const names = NAMES.slice(0, state.seats)
  return viewer === 'spectator'
    ? { view, legal, who: { names }, language }
    : { view, legal, who: { names, me: viewer }, language, seatPath: '/t/abc/0' }
}

/** The seat's page as the frame puts it together, and what it shows besides. */
const htmlOf = (props: SeatProps<SpaderView>) => {
  const part = (Part: (props: SeatProps<SpaderView>) => VNode) => render(<Part {...props} />)
  const { Score, Board, Say, Sheet, Reasons, FinishedDeal } = spaderPage
  return {
    choices: part(spaderPage.Choices),
    others: [Score, Board, Say, Sheet, Reasons, FinishedDeal].map(part).join(''),
  }
}

const named = (html: string, tag: string): readonly Tag['attributes'][] =>
  tagsOf(html).flatMap(({ name, attributes }) => (name === tag ? [attributes] : []))

/** Values of the buttons that can be pressed. */
const enabled = (html: string): readonly string[] =>
  named(html, 'button').flatMap(({ name, value = '', disabled }) =>
    name === 'action' && disabled === undefined ? [value] : [],
  )

/** The cards that lie on a page, in its order. */
const lying = (html: string): readonly string[] => [...html.matchAll(/data-card="(..)"/g)].map(([, card = '']) => card)

/** What a reader hears and sees, tags taken away. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Whom a moment is looked at by: everybody at the table, and somebody who watches. */
const viewersOf = ({ state }: Moment): readonly Viewer[] => [...state.piles.hands.keys(), 'spectator']

/** A page of every viewer at a moment of every kind; the languages take turns. */
const pages = someMoments(120).flatMap((moment, index) =>
  viewersOf(moment).map((viewer) => {
    const legal = viewer === 'spectator' ? [] : moment.legal(viewer)
    const props = propsOf(moment.state, viewer, legal, LANGUAGES[index % LANGUAGES.length] as Language)
    return { state: moment.state, viewer, props, ...htmlOf(props) }
  }),
)

/** Every kind of action, by the phase in which it is offered. */
const KINDS = [
  'drawing keep',
  'drawing reject',
  'bidding look',
  'bidding bid',
  'exchange give',
  'exchange bid',
  'play play',
  'play bid',
  'naming name-suit',
]

describe('the pages of Spader over random play', () => {
  test('SP-D19 everything legal can be done from the page, and else only an early spade that goes back', () => {
    const done = new Set<string>()
    for (const { props, choices, others } of pages) {
      const { legal, view } = props
      for (const text of legal) done.add(`${view.phase.kind} ${verbOf(text)}`)
      const giving = legal.some((text) => verbOf(text) === 'give')
      const back = (view.own?.goesBack ?? []).map((card) => `play ${card}`)
      const offered = [...legal.filter((text) => verbOf(text) !== 'give'), ...(giving ? ['give'] : []), ...back]
      expect(enabled(choices).toSorted()).toEqual(offered.toSorted())
      const ticks = named(choices, 'input').flatMap(({ name, value = '' }) => (name === 'card' ? [value] : []))
      expect(ticks).toEqual(giving ? view.own?.hand : [])
      expect(enabled(others)).toEqual([])
    }
    for (const kind of KINDS) expect(done).toContain(kind)
  })

  test('no card that the viewer may not know is on the page', () => {
    for (const { props, choices, others } of pages) {
      const { view, language } = props
      const html = choices + others
      const known = JSON.stringify(view)
      const unknown = ALL_CARDS.filter((card) => !known.includes(`"${card}"`))
      expect(lying(html).filter((card) => unknown.some((other) => other === card))).toEqual([])
      const text = textOf(html).toLowerCase()
      const told = (card: SpaderCard) =>
        new RegExp(`${spaderWords[language].page.card(card)}(?!\\p{L})`, 'u').test(text)
      expect(unknown.filter(told), text).toEqual([])
    }
  })

  test('SP-8 nothing of a hand is on the page before it is looked at: its cards lie face down', () => {
    const down = pages.filter(({ props: { view } }) => view.own?.looked === false)
    expect(down.length).toBeGreaterThan(10)
    for (const { state, viewer, props, choices, others } of down) {
      const hand: readonly SpaderCard[] = viewer === 'spectator' ? [] : (state.piles.hands[viewer] ?? [])
      expect(choices.match(/class="card back"/g)?.length).toBe(hand.length)
      // A card of the last trick may have come back in the next deal.
      const before = props.view.previous?.lastTrick.plays.map(({ card }) => card) ?? []
      const secret = hand.filter((card) => !before.includes(card))
      expect(lying(choices + others).filter((card) => secret.some((own) => own === card))).toEqual([])
    }
  })

  test('spades lie leftmost in every hand, each suit from high to low', () => {
    const order = [
      ...ALL_CARDS.filter(isSpade),
      ...['H', 'C', 'D'].flatMap((suit) => ALL_CARDS.filter((card) => card[0] === suit)),
    ]
    for (const { props, choices } of pages) {
      const cards = lying(choices)
      expect(cards).toEqual(order.filter((card) => cards.includes(card)))
      expect(cards).toEqual(props.view.own?.hand ?? [])
    }
  })

  test('nothing on the page is a slip of the pen', () => {
    for (const { props, choices, others } of pages) {
      expect(textOf(`${choices} ${others}`)).not.toMatch(/undefined|NaN|\[object|!|null|(^|\s)-\d|\.\./)
      expect(textOf(render(<spaderPage.Say {...props} />))).toMatch(/[.?]$/)
      expect(`${choices}${others}`).not.toMatch(/style=|<script|hx-on/)
    }
    expect(new Set(pages.map(({ props }) => props.view.phase.kind)).size).toBe(6)
    expect(new Set(pages.map(({ state }) => `${state.options.form} ${state.seats}`)).size).toBe(6)
  })

  test('ids are the page’s own, once each', () => {
    for (const { choices, others } of pages) {
      const ids = [...`${choices}${others}`.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })
})

const HANDS = ['SK94 HAQ83 CKT62 DJ7', 'SAJ2 H964 CJ83 DKQT8', 'SQT83 HKJ2 C974 DA63', 'S765 HT75 CAQ5 D9542']

/** A part of a seat's page at a table. */
const partOf = (Part: (props: SeatProps<SpaderView>) => VNode, at: Table, viewer: Viewer, language: Language = 'sv') =>
  render(<Part {...propsOf(at.state, viewer, viewer === 'spectator' ? [] : legalOf(at, viewer), language)} />)
const say = (at: Table, viewer: Viewer): string => textOf(partOf(spaderPage.Say, at, viewer))

describe('what a page of Spader says', () => {
  const start = table({ hands: HANDS, options: { blindNil: 'off' } })
  const led = bids(start, '3 2 4 2')

  test('SP-Q4, SP-E9 the bid box tells what the team then promises, and only once the partner has bid', () => {
    const box = (at: Table, viewer: Seat) =>
      partOf(spaderPage.Choices, at, viewer)
        .split('<li>')
        .filter((item) => item.includes('value="bid '))
        .map(textOf)
    expect(box(start, 0).slice(0, 3)).toEqual(['Noll ±100', '1 ni lovar + ?', '2 ni lovar + ?'])
    const second = box(bids(start, '9 2'), 2)
    expect(second).toEqual(['Noll ±100', '1 ni lovar = 10', '2 ni lovar = 11', '3 ni lovar = 12', '4 ni lovar = 13'])
    expect(say(bids(start, '9 2'), 2)).toBe('Ditt bud? Karin har bjudit 9.')
  })

  test('the sheet names its reader before the partner', () => {
    const end = endOfDeal({ bids: [4, 3, 1, 2], tricks: [5, 4, 1, 3] })
    expect(partOf(spaderPage.Sheet, end, 2)).toContain('>Du och Karin<')
    expect(partOf(spaderPage.Sheet, end, 0)).toContain('>Du och Grandpa Alexander<')
  })

  test('the bids lie in rows of much the same length', () => {
    const rows = (promised: string): string | undefined =>
      partOf(spaderPage.Choices, bids(start, promised), 2).match(/<ul class="(bidbox[^"]*)"/)?.[1]
    expect(rows('13 2')).toBe('bidbox')
    expect(rows('9 2')).toBe('bidbox in-5')
    expect(rows('6 2')).toBe('bidbox in-4')
    expect(rows('5 2')).toBe('bidbox in-5')
    expect(rows('1 2')).toBe('bidbox')
  })

  test('partners sit opposite each other, the left neighbour to the left', () => {
    const spots = (viewer: Seat): Readonly<Record<string, string>> =>
      Object.fromEntries(
        partOf(spaderPage.Board, led, viewer)
          .split('<li class="')
          .slice(1)
          .map((item) => [item[0] ?? '', textOf(item.slice(item.indexOf('>') + 1))]),
      )
    expect(spots(0)).toMatchObject({ w: /^Bo/, n: /^Grandpa/, e: /^Ellen/, s: /^ditt kort/ })
    expect(spots(3)).toMatchObject({ w: /^Karin/, n: /^Bo/, e: /^Grandpa/ })
  })

  test.each`
    what                      | at                           | viewer | text
    ${'the lead'}             | ${led}                       | ${0}   | ${'Din tur. Spela ut. Spader är inte bruten än.'}
    ${'somebody else’s lead'} | ${led}                       | ${1}   | ${'Karins tur. Karin spelar ut.'}
    ${'what lies'}            | ${plays(led, 'CT CJ C4')}    | ${3}   | ${'Din tur. Klöver ligger ute, Bos knekt leder.'}
    ${'one’s own card'}       | ${plays(led, 'CT')}          | ${0}   | ${'Bos tur. Klöver ligger ute, din tio leder.'}
    ${'the next lead'}        | ${plays(led, 'CT CJ C4 CA')} | ${3}   | ${'Din tur. Du tog sticket. Spela ut till nästa. Spader är inte bruten än.'}
  `('$what', ({ at, viewer, text }) => {
    expect(say(at, viewer)).toBe(text)
  })

  test('SP-J a joker has a face, counts as a spade, and is called by name', () => {
    const jokers = table({
      hands: ['JBL SK94 HAQ83 CKT6', 'SAJ2 H964 CJ83 DKQT', 'SQT8 HKJ7 C974 DA63', 'S765 HT5 CAQ5 DJ954'],
      options: { blindNil: 'off', jokers: true },
    })
    const at = plays(bids(jokers, '3 2 4 2'), 'HA H4 H7 H5')
    expect(partOf(spaderPage.Choices, at, 0)).toContain('data-card="JB"')
    const hand = textOf(partOf(spaderPage.Choices, at, 0))
    expect(hand).toContain('stora jokern, kan inte spelas')
    const later = playOut(at, '0 play CK, 1 play C3, 2 play C4, 3 play CA, 3 play DJ, 0 play JL')
    expect(say(later, 1)).toBe('Din tur. Ruter ligger ute, Karins lilla joker leder.')
    expect(textOf(partOf(spaderPage.Board, later, 1))).toContain('Spader är bruten')
  })

  test('SP-8 the exchange: two ticked cards, the way back, and who has what', () => {
    const behind = tableAt({ hands: HANDS, options: { blindNilExchange: true } }, [282, 478], [2, 8])
    expect(say(behind, 0)).toBe('Din tur. Titta på korten, eller bjud blint noll utan att ha sett dem?')
    expect(enabled(partOf(spaderPage.Choices, behind, 0))).toEqual(['look', 'bid blind-nil'])
    expect(enabled(partOf(spaderPage.Choices, behind, 2))).toEqual(['look'])
    const given = playOut(behind, '0 bid blind-nil, 1 bid 3, 2 look, 2 bid 5, 3 bid 2')
    expect(partOf(spaderPage.Choices, given, 3)).toContain('<details id="correct-2" class="correct">')
    const back = playOut(given, '0 give SK HA')
    expect(say(back, 2)).toBe('Din tur. Karin gav dig spader kung och hjärter ess. Välj två kort att ge tillbaka.')
    const done = playOut(back, '2 give C4 C7')
    expect(textOf(partOf(spaderPage.Reasons, done, 0))).toContain(
      'Av Grandpa Alexander fick du klöver sju och klöver fyra. Grandpa Alexander fick spader kung och hjärter ess av dig.',
    )
    expect(say(done, 0)).toContain('Du har bjudit noll.')
    expect(textOf(partOf(spaderPage.Reasons, done, 1))).not.toMatch(/av dig|fick du/)
  })

  test('SP-D17, SP-D18 early spades: what follows is told before and after', () => {
    const name = bids(
      table({ hands: HANDS, options: { blindNil: 'off', irregularLead: 'opponentsNameSuit' } }),
      '3 2 4 2',
    )
    expect(say(name, 0)).toContain('spelar du ut spader väljer nästa spelare färg åt dig')
    const naming = playOut(name, '0 play SK')
    expect(enabled(partOf(spaderPage.Choices, naming, 1)).toSorted()).toEqual([
      'name-suit C',
      'name-suit D',
      'name-suit H',
    ])
    expect(say(playOut(naming, '1 name-suit H'), 0)).toBe('Din tur. Bo valde hjärter. Den färgen ska du spela ut.')
    const back = bids(table({ hands: HANDS, options: { blindNil: 'off', irregularLead: 'takeBack' } }), '3 2 4 2')
    expect(textOf(partOf(spaderPage.Say, back, 0))).toContain('får du ta tillbaka den, och alla får veta det')
    const hand = partOf(spaderPage.Choices, back, 0)
    expect(enabled(hand)).toHaveLength(13)
    expect(named(hand, 'ul').some(({ class: names = '' }) => names.includes('some'))).toBe(false)

    const lost = bids(table({ hands: HANDS, options: { blindNil: 'off', irregularLead: 'trickLost' } }), '3 2 4 2')
    expect(say(lost, 0)).toContain('går sticket till en motspelare')
    expect(say(playOut(lost, '0 play SK'), 1)).toContain('Som det ligger går sticket till dig.')
  })

  test('SP-6 bags: a warning in bold from eight, and what the next ones cost', () => {
    const at = bids(tableAt({ hands: HANDS, options: { blindNil: 'off' } }, [282, 278], [2, 8]), '3 3 4 2')
    const score = partOf(spaderPage.Score, at, 0)
    expect(score).toContain('<strong>8 säckar</strong>')
    expect(score).not.toContain('<strong>2')
    expect(textOf(score)).toBe('Ni 0 av 7 282 2 säckar De 0 av 5 278 8 säckar')
    expect(textOf(partOf(spaderPage.Reasons, at, 0))).toContain('Två säckar till kostar dem 100.')
    expect(textOf(partOf(spaderPage.Reasons, at, 1))).toContain('Två säckar till kostar er 100.')
  })

  test('SP-5, SP-7 the sheet is the source’s, and a number of points folds out to its reasons', () => {
    const end = endOfDeal({ bids: [4, 3, 'nil', 2], tricks: [5, 4, 1, 3], totals: [208, 96], bags: [8, 6] })
    const sheet = partOf(spaderPage.Sheet, end, 0)
    const heads = [...sheet.matchAll(/<th scope="col">(.*?)<\/th>/g)].map(([, head]) => head)
    expect(heads).toEqual(['Giv', 'Lag', 'Bud', 'Stick', 'Poäng', 'Säckar', 'Summa'])
    const [, mine = '', theirs = ''] = sheet.split('<tr>').slice(1)
    expect(mine).toContain('<details id="why-1-0"><summary>−158</summary>')
    expect(textOf(mine)).toBe(
      '1 Du och Grandpa Alexander 4+0 6 −158 lovade 4, tog 5: 4 × 10 +40 Grandpa Alexander bjöd noll men tog ett stick −100 två säckar +2 tio säckar blev fulla −100 0 50',
    )
    expect(textOf(theirs)).toBe('Bo och Ellen 5 7 +52 lovade 5, tog 7: 5 × 10 +50 två säckar +2 8 148')
  })

  test('SP-F the family’s sheet has no bags, and tricks and +5 as reasons', () => {
    const end = endOfDeal({ bids: [2, 3, 5, 2], tricks: [2, 4, 4, 3], options: { form: 'family' } })
    const sheet = textOf(partOf(spaderPage.Sheet, end, 0))
    expect(sheet).not.toContain('Säckar')
    expect(sheet).toContain('Du 2 2 +7 tog två stick +2 precis som budet +5 7')
    expect(textOf(partOf(spaderPage.FinishedDeal, end, 0))).toContain('Du +7')
  })

  test('SP-F open hands lie on everybody’s page, the reader’s own in the tray', () => {
    const at = bids(table({ hands: HANDS, options: { form: 'family', openHands: '0,2' } }), '3')
    const open = (viewer: Viewer) => lying(partOf(spaderPage.Reasons, at, viewer)).length
    expect([open(0), open(1), open('spectator')]).toEqual([13, 26, 26])
    const told = ([0, 1] as const).map((seat) => textOf(partOf(spaderPage.Reasons, at, seat)).includes('Dina kort'))
    expect(told).toEqual([true, false])
  })

  test('SP-C nothing is said of tricks before they are taken', () => {
    const at = bids(table({ options: { form: 'solo' }, seats: 3 }), '3 5')
    const told = (state: Table) => textOf(partOf(spaderPage.Reasons, state, 1))
    expect(told(at)).not.toContain('har tagit')
    expect(told(bids(at, '4'))).toContain('Bjöd 5, har tagit noll.')
  })
})
