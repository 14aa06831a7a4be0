import type { VNode } from 'preact'
import { render } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../src/core/seat.ts'
import { PACK } from '../../../src/games/rodskagg/action.ts'
import { type RodskaggState, type RodskaggView, rodskagg } from '../../../src/games/rodskagg/index.ts'
import { TURN_PHASES } from '../../../src/games/rodskagg/state.ts'
import type { SeatProps } from '../../../src/pages/games/page.ts'
import { rodskaggPage } from '../../../src/pages/games/rodskagg/index.tsx'
import { cardName } from '../../../src/words/cards.ts'
import { LANGUAGES, type Language } from '../../../src/words/language.ts'
import { type Moment, randomMatches, someMoments } from '../../support/rodskagg-walk.ts'
import { verbOf } from '../../support/walk.ts'
import { attributesOf, lyingCards, pressable, textOf } from '../markup.ts'

const NAMES = ['Karin', 'Bo', 'Farfar', 'Svea', 'Grandpa Alexander', 'Britta-Lena', 'Olle']

const propsOf = (
  state: RodskaggState,
  viewer: Seat | 'spectator',
  legal: readonly string[],
  language: Language,
): SeatProps<RodskaggView> => {
  const view = rodskagg.view(state, viewer) as RodskaggView
  const names = NAMES.slice(0, state.seats)
  return viewer === 'spectator'
    ? { view, legal, who: { names }, language }
    : { view, legal, who: { names, me: viewer }, language, seatPath: '/t/abc/0' }
}

/** The seat's page as the frame puts it together, and what it shows besides. */
const htmlOf = (props: SeatProps<RodskaggView>) => {
  const part = (Part: (props: SeatProps<RodskaggView>) => VNode) => render(<Part {...props} />)
  const { Score, Board, Say, Sheet, Reasons, FinishedDeal } = rodskaggPage
  return {
    choices: part(rodskaggPage.Choices),
    others: [Score, Board, Say, Sheet, Reasons, FinishedDeal].map(part).join(''),
  }
}

/** Whom a moment is looked at by: the seat that is waited for, the one after it, and somebody who watches. */
const viewersOf = ({ state }: Moment): readonly (Seat | 'spectator')[] => {
  const [first = 0] = rodskagg.waitingFor(state)
  return [first, (first + 1) % state.seats, 'spectator']
}

/** A page of some viewers at a moment of every kind; the languages take turns. */
const pages = someMoments(1).flatMap((moment, index) =>
  viewersOf(moment).map((viewer) => {
    const legal = viewer === 'spectator' ? [] : moment.legal(viewer)
    const props = propsOf(moment.state, viewer, legal, LANGUAGES[index % LANGUAGES.length] as Language)
    return { state: moment.state, viewer, props, ...htmlOf(props) }
  }),
)

/** Every kind of action, by the phase in which it is offered. */
const KINDS = [
  'cut cut',
  'cut offer-cut',
  'neighbourCut cut',
  'dealReady deal-ready',
  'dealReady pick-up',
  'exchange draw',
  'exchange discard',
  'exchange new-hand',
  'exchange keep',
  'bidding pick-up',
  'bidding draw',
  'bidding discard',
  'bidding new-hand',
  'bidding bid',
  'bidding pass',
  'play play',
  'play say',
  'play knock',
  'question ask',
  'question proceed',
  'question play',
  'answers stay',
  'answers fold',
  'ready ready',
  'ready say',
  'ready knock',
]

describe('the pages of Rödskägg over random play', () => {
  test('everything legal can be done from the page, nothing else but say a score that is not true', () => {
    const done = new Set<string>()
    for (const { props, choices, others } of pages) {
      const { legal, view } = props
      const discarding = legal.some((text) => verbOf(text) === 'discard')
      for (const text of legal) done.add(`${view.phase} ${verbOf(text)}`)
      const isRitual = legal.some((text) => verbOf(text) === 'knock')
      const offered = [
        ...legal.filter((text) => verbOf(text) !== 'discard' && verbOf(text) !== 'say'),
        ...(discarding ? ['discard'] : []),
        ...(isRitual ? ['say 0', 'say 1'] : []),
      ]
      expect(pressable(choices).toSorted()).toEqual(offered.toSorted())
      const ticks = attributesOf(choices, 'input').flatMap(({ name, value = '' }) => (name === 'card' ? [value] : []))
      expect(ticks).toEqual(discarding ? [...(view.own?.hand ?? []), ...(view.own?.drawn ?? [])] : [])
      expect(pressable(others)).toEqual([])
    }
    for (const kind of KINDS) expect(done).toContain(kind)
  })

  test('RO-R whether somebody can be knocked changes nothing on any page', () => {
    const open = pages.filter(({ state }) => state.offences.length > 0 || state.due.length > 0)
    expect(open.length).toBeGreaterThan(20)
    for (const { state, viewer, props, choices, others } of open) {
      const clean = { ...state, offences: [], due: [] }
      expect(htmlOf(propsOf(clean, viewer, props.legal, props.language))).toEqual({ choices, others })
    }
  })

  test('RO-D24 what may be said and knocked stands in one place with the same content', () => {
    const rites = pages.flatMap(({ state, viewer, props, choices }) => {
      const found = choices.match(/<div class="rites".*?<\/details><\/div>/)?.[0].replace(/id="knock-\d+"/, '')
      const key = [props.language, viewer, state.seats, state.out, state.options.wrongKnock].join('|')
      return found === undefined ? [] : [{ key, found }]
    })
    expect(rites.length).toBeGreaterThan(100)
    for (const same of Object.values(Object.groupBy(rites, ({ key }) => key)))
      expect(new Set(same?.map(({ found }) => found)).size).toBe(1)
  })

  test('where there are many, what is told of somebody in play is short enough for its place', () => {
    const told = pages.flatMap(({ props, others }) =>
      props.view.seats.length > 4 && ['play', 'question', 'answers'].includes(props.view.phase)
        ? [...others.matchAll(/<small>(?:<b class="sr">.*?<\/b> )?(?:<b>)?([^<]*)(?:<\/b>)?<\/small><svg/g)]
        : [],
    )
    expect(told.length).toBeGreaterThan(100)
    expect(told.map(([, text = '']) => text).filter((text) => text.length > 18)).toEqual([])
  })

  test('RO-7 where there are many, those who stay without a trick are told with what they have', () => {
    const words = { sv: 'går med, har ', da: 'går med, har ', en: 'in, has ' }
    const told = pages.flatMap(({ state: { seats, deal }, props: { view, language }, others }) => {
      const stays = view.phase === 'play' && seats > 4 ? deal.answers.filter((answer) => answer.stays) : []
      return stays.map(({ seat }) => others.includes(words[language] + view.seats[seat]?.tricks))
    })
    expect(told.length).toBeGreaterThan(3)
    expect(told).not.toContain(false)
  })

  test('RO-7 who stayed without a trick and has taken one is told of no penalty any more', () => {
    const words = { sv: 'har fått ett', da: 'har fået et', en: 'has one now' }
    const lucky = [...randomMatches(70, 200)]
      .filter(({ state: { phase, deal } }) => {
        const winner = deal.tricks[4]?.winner
        return phase.name === 'play' && deal.answers.some(({ seat, stays }) => stays && seat === winner)
      })
      .slice(0, 12)
    expect(lucky.length).toBeGreaterThan(3)
    for (const [index, { state }] of lucky.entries()) {
      const language = LANGUAGES[index % LANGUAGES.length] as Language
      const props = propsOf(state, 'spectator', [], language)
      expect(htmlOf(props).others).toContain(words[language])
      expect(textOf(render(<rodskaggPage.Score {...props} />))).toMatch(/går med|in, has|· in\b/)
    }
  })

  test('RO-10 a Rödskägg is called by its name where there are many, too', () => {
    const words = { sv: 'Rödskägg', da: 'Rødskæg', en: 'Redbeard' }
    const many = [...randomMatches(70, 200)].filter(
      ({ state: { seats, phase, deal } }) =>
        seats > 4 &&
        phase.name === 'play' &&
        deal.tricks.length < 4 &&
        deal.calls.some(({ bid }) => bid === 'redbeard'),
    )
    expect(many.length).toBeGreaterThan(10)
    for (const [index, { state }] of many.slice(0, 60).entries()) {
      const language = LANGUAGES[index % LANGUAGES.length] as Language
      const props = propsOf(state, 'spectator', [], language)
      expect(textOf(render(<rodskaggPage.Score {...props} />))).toContain(words[language])
    }
  })

  test('RO-Q14, RO-D12 who is out is called out, and has no point on the way to zero', () => {
    const words = { sv: 'ute', da: 'ude', en: 'out' }
    const some = pages.filter(({ state }) => state.out.length > 0)
    expect(some.length).toBeGreaterThan(10)
    for (const { state, props } of some) {
      const score = render(<rodskaggPage.Score {...props} />)
      expect(score.match(/class="at"/g)?.length).toBe(state.seats - state.out.length)
      expect(score.match(/class="num"/g)?.length).toBe(state.seats - state.out.length)
      const sums = render(<rodskaggPage.Sheet {...props} />).match(/<dl class="sums">.*?<\/dl>/)?.[0] ?? ''
      expect(sums.split(`<small>${words[props.language]}</small>`).length - 1).toBe(state.out.length)
    }
  })

  test('a line of sums breaks before a sign, never after it', () => {
    for (const { props } of pages) {
      const html = render(<rodskaggPage.Sheet {...props} />)
      expect(html.replace(/<span class="term">[−+=] −?\d+<\/span>/g, '')).not.toMatch(/[−+=] /)
    }
  })

  test('RO-12 the cloth of a play-off says that it is one', () => {
    const words = { sv: 'Omspel', da: 'Omspil', en: 'Play-off' }
    const cloths = pages.filter(({ props: { view } }) => view.playOff && view.phase === 'play')
    expect(cloths.length).toBeGreaterThan(3)
    for (const { props } of cloths)
      expect(textOf(render(<rodskaggPage.Board {...props} />))).toContain(words[props.language])
  })

  test('RO-D16 a hand that is not picked up lies face down, as many cards as it has', () => {
    const down = pages.filter(({ viewer, props: { view } }) => {
      const mine = viewer === 'spectator' ? undefined : view.seats[viewer]
      return mine !== undefined && mine.cards > 0 && !mine.pickedUp
    })
    expect(down.length).toBeGreaterThan(10)
    for (const { choices } of down) {
      expect(choices.match(/class="card back"/g)?.length).toBe(6)
      expect(choices).not.toContain('data-card')
    }
  })

  test('no card that the viewer may not know is on the page', () => {
    for (const { props, choices, others } of pages) {
      const { view, language } = props
      const html = choices + others
      const plays = [...view.tricks, ...(view.finished?.tricks ?? [])].flatMap((trick) => trick.plays)
      const seen = [...plays, ...(view.trick?.plays ?? [])].map(({ card }) => card)
      const mayLie: readonly string[] = [...(view.own?.hand ?? []), ...(view.own?.drawn ?? []), ...seen]
      expect(lyingCards(html).filter((card) => !mayLie.includes(card))).toEqual([])
      const known = JSON.stringify(view)
      const unknown = PACK.filter((card) => !known.includes(`"${card}"`))
      const text = textOf(html).toLowerCase()
      expect(unknown.filter((card) => text.includes(cardName(language, card)))).toEqual([])
    }
  })

  test('nothing on the page is a slip of the pen', () => {
    for (const { props, choices, others } of pages) {
      expect(textOf(`${choices} ${others}`)).not.toMatch(/undefined|NaN|\[object|!|null| -\d|\+0/)
      expect(textOf(render(<rodskaggPage.Say {...props} />))).toMatch(/[.?]$/)
    }
    const phases = new Set(pages.map(({ props }) => props.view.phase))
    expect([...phases].toSorted()).toEqual([...TURN_PHASES, 'ready', 'over'].toSorted())
  })
})
