import type { VNode } from 'preact'
import { render } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { type EkarteView, ekarte, type Player } from '../../../src/games/ekarte/index.ts'
import { PACK } from '../../../src/games/ekarte/pack.ts'
import { ekartePage } from '../../../src/pages/games/ekarte/index.tsx'
import type { SeatProps } from '../../../src/pages/games/page.ts'
import { cardName } from '../../../src/words/cards.ts'
import { LANGUAGES, type Language } from '../../../src/words/language.ts'
import { type Moment, randomMatches } from '../../support/ekarte-walk.ts'

const NAMES = ['Karin', 'Farfar']
const VIEWERS = [0, 1, 'spectator'] as const
const SEAT = '/t/abc/0'

const propsOf = ({ state, legal }: Moment, viewer: Player | 'spectator', language: Language): SeatProps<EkarteView> =>
  viewer === 'spectator'
    ? { view: ekarte.view(state, viewer) as EkarteView, legal: [], who: { names: NAMES }, language }
    : {
        view: ekarte.view(state, viewer) as EkarteView,
        legal: legal[viewer],
        who: { names: NAMES, me: viewer },
        language,
        seatPath: SEAT,
      }

/** The seat's page as the frame puts it together, and what it shows besides. */
const htmlOf = (props: SeatProps<EkarteView>) => {
  const part = (Part: (props: SeatProps<EkarteView>) => VNode) => render(<Part {...props} />)
  return {
    choices: part(ekartePage.Choices),
    reasons: part(ekartePage.Reasons),
    others: [
      part(ekartePage.Score),
      part(ekartePage.Board),
      part(ekartePage.Say),
      part(ekartePage.Sheet),
      ...(props.view.finished === undefined ? [] : [part(ekartePage.FinishedDeal)]),
    ],
  }
}

/** The attributes of every tag of one name. */
const tags = (html: string, name: string): readonly Readonly<Record<string, string>>[] =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, value]),
    ),
  )

/** Values of the buttons that can be pressed. */
const enabled = (html: string): readonly string[] =>
  tags(html, 'button').flatMap(({ name, value = '', disabled }) =>
    name === 'action' && disabled === undefined ? [value] : [],
  )

/** What a reader hears and sees, tags taken away. */
const textOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

const eachPage = (check: (props: SeatProps<EkarteView>, moment: Moment) => void, seeds: number, most: number) => {
  let count = 0
  for (const moment of randomMatches(seeds, most)) {
    const language = LANGUAGES[count++ % LANGUAGES.length] as Language
    for (const viewer of VIEWERS) check(propsOf(moment, viewer, language), moment)
  }
}

describe('the pages of Ekarté over random play', () => {
  test('everything legal can be done from the page, nothing else', () => {
    const done = new Set<string>()
    eachPage(
      (props) => {
        const { choices, reasons, others } = htmlOf(props)
        const buttons = enabled(choices)
        const ticks = tags(choices, 'input').flatMap(({ name, value = '' }) => (name === 'card' ? [value] : []))
        const discards = props.legal.filter((text) => text.split(' ')[0] === 'discard')
        for (const text of props.legal) {
          const [verb = ''] = text.split(' ')
          done.add(`${props.view.phase} ${verb}`)
          if (verb === 'discard') continue
          if (verb === 'concede') expect(reasons).toContain(`href="${SEAT}/concede"`)
          else expect(buttons).toContain(text)
        }
        expect(buttons.filter((text) => text === 'discard')).toHaveLength(discards.length === 0 ? 0 : 1)
        expect(ticks).toEqual(discards.length === 0 ? [] : props.view.hand)
        for (const value of buttons) if (value !== 'discard') expect(props.legal).toContain(value)
        expect(new Set(buttons).size).toBe(buttons.length)
        if (!props.legal.includes('concede')) expect(reasons).not.toContain('concede')
        expect(enabled(reasons + others.join(''))).toEqual([])
      },
      40,
      250,
    )
    const kinds = [
      'proposal propose',
      'proposal stand',
      'proposal packets',
      'answer accept',
      'answer refuse',
      'elder-exchange discard',
      'dealer-exchange discard',
      'king king',
      'king no-king',
      'play king',
      'play play',
      'play take-back',
      'play concede',
      'claim replay',
      'claim let-stand',
    ]
    for (const kind of kinds) expect(done).toContain(kind)
  })

  test('no card that the viewer may not know is on the page', () => {
    eachPage(
      (props) => {
        const { choices, reasons, others } = htmlOf(props)
        const html = [choices, reasons, ...others].join('')
        const { view, language } = props
        const known = JSON.stringify(view)
        const tricks = [...view.tricks, ...(view.finished?.tricks ?? [])].flatMap(({ plays }) => plays)
        const plays = [...tricks, ...view.trick.plays, ...(view.finished?.trick ?? [])].map(({ card }) => card)
        const mayLie: readonly string[] = [...(view.hand ?? []), view.turnUp, ...plays]
        for (const { 'data-card': card } of tags(html, '\\w+')) if (card !== undefined) expect(mayLie).toContain(card)
        const text = textOf(html).toLowerCase()
        for (const card of PACK) if (!known.includes(`"${card}"`)) expect(text).not.toContain(cardName(language, card))
      },
      12,
      150,
    )
  })

  test('nothing on the page is a slip of the pen', () => {
    const phases = new Set<string>()
    eachPage(
      (props) => {
        phases.add(props.view.phase)
        const { choices, reasons, others } = htmlOf(props)
        const text = textOf([choices, reasons, ...others].join(' '))
        expect(text).not.toMatch(/undefined|NaN|\[object|!|null/)
        const say = textOf(render(<ekartePage.Say {...props} />))
        expect(say).toMatch(/\S/)
        expect(say).not.toMatch(/[^.?]\s*$/)
      },
      20,
      250,
    )
    expect([...phases].toSorted()).toEqual(
      ['proposal', 'answer', 'elder-exchange', 'dealer-exchange', 'king', 'play', 'claim', 'over'].toSorted(),
    )
  })
})
