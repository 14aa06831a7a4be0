import { gzipSync } from 'node:zlib'
import type { VNode } from 'preact'
import { render } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import type { Viewer } from '../../../src/core/game.ts'
import { defaultOptions } from '../../../src/core/options.ts'
import {
  type BuildView,
  type Card,
  PACK,
  type SjufingreState,
  type SjufingreView,
  sjufingre,
} from '../../../src/games/sjufingre/index.ts'
import type { SeatProps } from '../../../src/pages/games/page.ts'
import { sjufingrePage } from '../../../src/pages/games/sjufingre/index.tsx'
import { danishName, sjufingreWords } from '../../../src/words/games/sjufingre/index.ts'
import { LANGUAGES, type Language } from '../../../src/words/language.ts'
import { buildDeal, legal, trickDeal } from '../../games/sjufingre/support.ts'
import { type Moment, someMoments } from '../../support/sjufingre-walk.ts'
import { verbOf } from '../../support/walk.ts'
import { type Tag, tagsOf } from '../markup.ts'

const NAMES = ['Karin', 'Bo', 'Farfar', 'Grandpa Alexander', 'Svea', 'Mats']
const SEAT = '/t/abc/0'

type Props = SeatProps<SjufingreView>

const propsOf = (state: SjufingreState, viewer: Viewer, may: readonly string[], language: Language): Props => {
  const view = sjufingre.view(state, viewer) as SjufingreView
  const names = NAMES.slice(0, state.seats)
  return viewer === 'spectator'
    ? { view, legal: may, who: { names }, language }
    : { view, legal: may, who: { names, me: viewer }, language, seatPath: SEAT }
}

/** The seat's page as the frame puts it together, and what it shows besides. */
const htmlOf = (props: Props) => {
  const part = (Part: (props: Props) => VNode) => render(<Part {...props} />)
  const { Score, Board, Say, Sheet, Reasons, FinishedDeal } = sjufingrePage
  return {
    board: part(Board),
    choices: part(sjufingrePage.Choices),
    others: [Score, Say, Sheet, Reasons, FinishedDeal].map(part).join(''),
  }
}

const named = (html: string, tag: string): readonly Tag['attributes'][] =>
  tagsOf(html).flatMap(({ name, attributes }) => (name === tag ? [attributes] : []))

/** Values of the buttons that can be pressed. */
const enabled = (html: string): readonly string[] =>
  named(html, 'button').flatMap(({ name, value = '', disabled }) =>
    name === 'action' && disabled === undefined ? [value] : [],
  )

const ticksIn = (html: string): readonly string[] =>
  named(html, 'input').flatMap(({ name, value = '' }) => (name === 'card' ? [value] : []))

const linksIn = (html: string): readonly string[] => named(html, 'a').map(({ href = '' }) => href)

/** What a reader hears and sees, tags taken away. */
const textOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

/** Whom a moment is looked at by: the seat that is waited for, the one after it, and somebody who watches. */
const viewersOf = ({ state }: Moment): readonly Viewer[] => {
  const [first = 0] = sjufingre.waitingFor(state)
  return [first, (first + 1) % state.seats, 'spectator']
}

const moments = someMoments(60)

/** A page of some viewers at a moment of every kind; the languages take turns. */
const pages = moments.flatMap((moment, index) =>
  viewersOf(moment).map((viewer) => {
    const may = viewer === 'spectator' ? [] : moment.legal(viewer)
    const props = propsOf(moment.state, viewer, may, LANGUAGES[index % LANGUAGES.length] as Language)
    return { props, ...htmlOf(props) }
  }),
)

/** The units on the table of a build deal. */
const unitsOf = ({ play }: SjufingreView): BuildView['units'] => (play.phase === 'build' ? play.units : [])

/** Pages on which a card is to be chosen, with the cards that can do something. */
const choosing = pages.flatMap((page) => {
  const { view, legal: may } = page.props
  if (may.length === 0 || unitsOf(view).length === 0) return []
  const cards = [...new Set(may.map((text) => text.split(' ')[1] ?? ''))]
  return [{ ...page, cards }]
})

/** Every kind of action, by the phase in which it is offered. */
const KINDS = ['exchange give', 'trick play', 'build take', 'build lay', 'build build', 'solitaire play']

describe('the pages of Som 7 fingre over random play', () => {
  test('everything legal can be done from the page, nothing else', () => {
    const done = new Set<string>()
    for (const { props, board, choices, others } of pages) {
      const { legal: may, view } = props
      const { play } = view
      for (const text of may) done.add(`${play.phase} ${verbOf(text)}`)
      expect([...enabled(board), ...enabled(others), ...ticksIn(others), ...ticksIn(board)]).toEqual([])
      if (play.phase === 'exchange' && may.length > 0) {
        // A gift is one button with the cards ticked.
        expect(enabled(choices)).toEqual([`give ${play.next}`])
        expect(ticksIn(choices)).toEqual(view.hand)
        expect(may.every((text) => text.startsWith(`give ${play.next} `))).toBe(true)
      } else if (unitsOf(view).length > 0) {
        expect(enabled(choices)).toEqual([])
      } else {
        expect(enabled(choices).toSorted()).toEqual(may.toSorted())
        expect(ticksIn(choices)).toEqual([])
      }
    }
    for (const kind of KINDS) expect(done).toContain(kind)
  })

  test('S7-10 a card is chosen by a link, exactly those that can do something', () => {
    expect(choosing.length).toBeGreaterThan(40)
    for (const { choices, cards } of choosing) {
      expect(linksIn(choices).toSorted()).toEqual(cards.map((card) => `${SEAT}?card=${card}`).toSorted())
    }
  })

  test('S7-D5 a chosen card tells what it can do, captures first, and anything else is ticked on the table', () => {
    let ticked = 0
    for (const { props, cards } of choosing) {
      for (const card of cards) {
        const may = props.legal.filter((text) => text.split(' ')[1] === card)
        const chosen = htmlOf({ ...props, chosen: card })
        const words = enabled(chosen.choices)
        expect(may).toEqual(expect.arrayContaining([...words]))
        const verbs = words.slice(0, 3).map(verbOf)
        expect(verbs).toEqual(['take', 'lay', 'build'].flatMap((verb) => verbs.filter((one) => one === verb)))
        if (words.length === may.length) continue
        expect(linksIn(chosen.choices)).toContain(`${SEAT}?card=${card}&tick=1`)
        const ticking = htmlOf({ ...props, chosen: card, ticking: true })
        const buttons = enabled(ticking.choices)
        const units: readonly string[] = unitsOf(props.view).map(({ name }) => name)
        expect(ticksIn(ticking.board)).toEqual(units)
        for (const text of may.filter((one) => verbOf(one) !== 'lay')) {
          const button = buttons.find((one) => text.startsWith(`${one} `))
          const rest = text.slice((button ?? text).length + 1).split(' ')
          expect(units).toEqual(expect.arrayContaining(rest))
        }
        for (const button of buttons) expect(may.some((text) => text.startsWith(`${button} `))).toBe(true)
        ticked++
      }
    }
    expect(ticked).toBeGreaterThan(15)
  })

  test('a card that is chosen and cannot do anything, or is not there, changes nothing', () => {
    for (const { props, choices, board } of choosing.slice(0, 30)) {
      const other = PACK.find((card) => !props.view.hand.includes(card)) as Card
      for (const chosen of [other, 'X', 'B99']) {
        expect(htmlOf({ ...props, chosen, ticking: true })).toMatchObject({ choices, board })
      }
    }
  })

  test('no card that the viewer may not know is on the page', () => {
    for (const { props, board, choices, others } of pages) {
      const { view, language } = props
      const known = JSON.stringify(view)
      const unknown = PACK.filter((card) => card !== 'B5' && !known.includes(`"${card}"`))
      const html = board + choices + others
      expect([...html.matchAll(/data-card="(\w+)"/g)].filter(([, card]) => unknown.includes(card as Card))).toEqual([])
      const text = textOf(html).toLowerCase()
      const told = unknown.filter((card) => new RegExp(`${danishName(language, card)}(?!\\d)`).test(text))
      expect(told).toEqual([])
    }
  })

  test('S7-8 colours have a shape and a letter, rings have a name', () => {
    for (const { choices, props } of pages) {
      const faces = choices.match(/data-card="[RYGB]\d+".*?<\/span>/gs) ?? []
      for (const face of faces) {
        const suit = face.match(/data-card="(.)/)?.[1]
        expect(face).toContain(`href="#${suit}"`)
        expect(textOf(face)).toMatch(/\d+ (R|Gu|Gr|B|Y|G) /)
        if (/class="(ones|odd|twelves|red)"/.test(face)) expect(face).toMatch(/, ring: \S/)
      }
      expect(props.view.hand.length === 0 || faces.length > 0).toBe(true)
    }
  })

  test('nothing on the page is a slip of the pen', () => {
    for (const { props, board, choices, others } of pages) {
      expect(textOf(board + choices + others)).not.toMatch(/undefined|NaN|\[object|!|null/)
      expect(textOf(render(<sjufingrePage.Say {...props} />))).toMatch(/[.?]\s*$/)
    }
  })

  test('S7-2 lists read aloud have no entry without words: a round is its number and its kind', () => {
    for (const { board, choices, others } of pages) {
      const html = board + choices + others
      expect(html).not.toMatch(/<(dd|dt|li)( class="num")?(><\/\1>|\/>)/)
      expect(html).not.toMatch(/<ol class="why">/)
    }
  })

  test('is light: a seat without its frame stays under 3,000 bytes, zipped', () => {
    const size = (props: Props) => {
      const { board, choices, others } = htmlOf(props)
      return gzipSync(board + choices + others, { level: 9 }).length
    }
    const full = choosing.toSorted((one, other) => other.props.legal.length - one.props.legal.length).slice(0, 8)
    const chosen = full.flatMap(({ props, cards }) => cards.map((card) => size({ ...props, chosen: card })))
    const most = Math.max(...chosen, ...pages.map(({ props }) => size(props)))
    expect(full[0]?.props.legal.length).toBeGreaterThan(50)
    expect(most).toBeLessThan(3000)
  })
})

describe('what the reader is told', () => {
  const told = (state: SjufingreState, viewer: number, chosen?: string) => {
    const props = { ...propsOf(state, viewer, legal(state, viewer), 'sv'), ...(chosen !== undefined && { chosen }) }
    return {
      say: textOf(render(<sjufingrePage.Say {...props} />)).trim(),
      first: textOf(render(<sjufingrePage.Choices {...props} />).match(/<ul class="choices">.*?<\/ul>/s)?.[0] ?? ''),
    }
  }

  test('S7-7 what to follow, and when blue 5 may take the trick', () => {
    const at = (hand: string, trick: string) => trickDeal({ trick, turn: 1, hands: ['Y2', hand] })
    expect(told(at('R4 B5', 'R9'), 1).say).toBe('Din tur. Röd 9 ligger ute. Bekänn rött.')
    expect(told(at('G9 B5', 'R9'), 1).say).toBe(
      'Din tur. Du har inget rött. Lägg vad du vill, eller ta sticket med blå 5.',
    )
    expect(told(at('B9 B5', 'B2'), 1).say).toBe(
      'Din tur. Blå 2 ligger ute. Bekänn blått. Blå 5 får vänta så länge du har annat blått.',
    )
    expect(told(at('R9 B5', 'B2'), 1).say).toBe('Din tur. Du måste bekänna med blå 5, och den tar sticket.')
  })

  test('S7-X30 a 9 on 4, 5 and 9: everything, the 9, or 4 and 5', () => {
    const { say, first } = told(buildDeal({ table: 'R4 Y5 B9', hands: ['G9 R2'] }), 0, 'G9')
    expect(say).toMatch(/^Vad ska grön 9 göra\? Den kan inte läggas, för .* går att ta\.$/)
    expect(first).toContain('Ta 4 + 5 och 9 4 kort, −1, svupper +2')
    expect(first).toContain('Ta 9 2 kort')
    expect(first).toContain('Ta 4 + 5 3 kort, −1')
  })

  test('S7-X31, S7-X32 a build says what it keeps; its builder is told of the duty', () => {
    const built = buildDeal({ table: 'R4', hands: ['R5 Y9 G2'] })
    expect(told(built, 0, 'R5').first).toContain('Bygg 9 med 4 du har gul 9')
    const bound = buildDeal({ table: 'R4+R5=9@0 G3', hands: ['Y9 G2'] })
    expect(told(bound, 0).say).toContain('Du måste ta din 9-hög eller bygga.')
    expect(told(bound, 0, 'Y9').say).toContain('Inget läggs medan du har en hög på bordet.')
  })

  test('S7-14 bound to several piles it is enough to take one of them', () => {
    const bound = buildDeal({ table: 'R4+R5=9@0 G10+G2=12@0', hands: ['Y9 Y12 G1'] })
    expect(told(bound, 0).say).toContain('Du måste ta din 9-hög eller din 12-hög eller bygga.')
    const refused = sjufingre.objection(bound, 0, { type: 'lay', card: 'G1' })
    expect(refused && sjufingreWords.sv.objection(refused)).toBe(
      'Du har byggt en 9-hög och en 12-hög. Ta en av dem eller bygg vidare.',
    )
  })

  test('S7-D5 more ways are counted only when there are no others', () => {
    const few = buildDeal({ table: 'R4 Y5 B9', hands: ['G9 Y9 R2'] })
    const many = buildDeal({ table: 'R1 Y3 B4 R6 G8', hands: ['G2 Y15 Y14 Y13 Y12 Y11 Y10'] })
    const summaries = [few, many].flatMap((state) =>
      state.hands[0]?.map((card) => {
        const may = legal(state, 0).filter((text) => text.split(' ')[1] === card)
        const html = render(<sjufingrePage.Choices {...propsOf(state, 0, legal(state, 0), 'sv')} chosen={card} />)
        const summary = html.match(/<details id="more-ways"><summary>(.*?)</)?.[1]
        return { others: may.length - enabled(html).length, summary }
      }),
    )
    expect(summaries.some((one) => one?.summary === 'Fler sätt')).toBe(true)
    for (const one of summaries) {
      if (one?.summary !== undefined) expect(one.summary === 'Fler sätt').toBe(one.others > 0)
    }
  })

  test.each([
    ['S', ''],
    ['TBT', 'ger alla två kort till spelaren till vänster.'],
    ['TT', 'i den andra två platser bort. '],
    ['TTTBTTTS', 'i den tredje tre. Efter en runda av annat slag börjar det om. När ni är tre'],
    ['TTTTT', 'i den tredje tre. Efter den tredje börjar det om. När ni är tre'],
  ])('S7-20 the rules of %s say how far the gifts go', (programme, told) => {
    const rules = sjufingreWords.sv.rules({ ...defaultOptions(sjufingre.options), programme }, 3)
    expect(rules.flatMap(({ paragraphs }) => paragraphs.map((text) => `${text} `)).join('')).toContain(told)
  })
})
