import type { VNode } from 'preact'
import { render } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { legalActions } from '../../../src/core/game.ts'
import { type EkarteView, ekarte, type Player } from '../../../src/games/ekarte/index.ts'
import { PACK } from '../../../src/games/ekarte/pack.ts'
import { PHASES } from '../../../src/games/ekarte/state.ts'
import { ekartePage } from '../../../src/pages/games/ekarte/index.tsx'
import type { SeatProps } from '../../../src/pages/games/page.ts'
import { cardName } from '../../../src/words/cards.ts'
import { LANGUAGES, type Language } from '../../../src/words/language.ts'
import { playOut, type Table, table } from '../../games/ekarte/support.ts'
import { type Moment, someMoments } from '../../support/ekarte-walk.ts'
import { attributesOf, lyingCards, pressable, textOf } from '../markup.ts'

const NAMES = ['Karin', 'Farfar']
const VIEWERS = [0, 1, 'spectator'] as const
const SEAT = '/t/abc/0'

const propsOf = (
  { state, legal }: Pick<Moment, 'state' | 'legal'>,
  viewer: Player | 'spectator',
  language: Language,
): SeatProps<EkarteView> =>
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

/** A page of every viewer at a moment of every kind; the languages take turns. */
const pages = someMoments(1).flatMap((moment, index) =>
  VIEWERS.map((viewer) => {
    const props = propsOf(moment, viewer, LANGUAGES[index % LANGUAGES.length] as Language)
    return { props, ...htmlOf(props) }
  }),
)

/** Every kind of action, by the phase in which it is offered. */
const KINDS = [
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

describe('the pages of Ekarté over random play', () => {
  test('everything legal can be done from the page, nothing else', () => {
    const done = new Set<string>()
    for (const { props, choices, reasons, others } of pages) {
      const { legal, view } = props
      const verbs = legal.map((text) => text.split(' ')[0])
      const buttons = pressable(choices + reasons)
      const ticks = attributesOf(choices, 'input').flatMap(({ name, value = '' }) => (name === 'card' ? [value] : []))
      const exchanging = verbs.includes('discard')
      for (const verb of verbs) done.add(`${view.phase} ${verb}`)
      // A discard is one button with the cards ticked; giving up has a page of its own that asks again.
      const offered = legal.filter((_, index) => verbs[index] !== 'discard' && verbs[index] !== 'concede')
      expect(buttons.toSorted()).toEqual([...offered, ...(exchanging ? ['discard'] : [])].toSorted())
      expect(ticks).toEqual(exchanging ? view.hand : [])
      expect(reasons.includes(`href="${SEAT}/concede"`)).toBe(legal.includes('concede'))
      expect(pressable(others.join(''))).toEqual([])
    }
    for (const kind of KINDS) expect(done).toContain(kind)
  })

  test('no card that the viewer may not know is on the page', () => {
    for (const { props, choices, reasons, others } of pages) {
      const { view, language } = props
      const html = [choices, reasons, ...others].join('')
      const tricks = [...view.tricks, ...(view.finished?.tricks ?? [])].flatMap(({ plays }) => plays)
      const plays = [...tricks, ...view.trick.plays, ...(view.finished?.trick ?? [])].map(({ card }) => card)
      const mayLie: readonly string[] = [...(view.hand ?? []), view.turnUp, ...plays]
      expect(lyingCards(html).filter((card) => !mayLie.includes(card))).toEqual([])
      const known = JSON.stringify(view)
      const unknown = PACK.filter((card) => !known.includes(`"${card}"`))
      const text = textOf(html).toLowerCase()
      expect(unknown.filter((card) => text.includes(cardName(language, card)))).toEqual([])
    }
  })

  test('nothing on the page is a slip of the pen', () => {
    for (const { props, choices, reasons, others } of pages) {
      expect(textOf([choices, reasons, ...others].join(' '))).not.toMatch(/undefined|NaN|\[object|!|null/)
      expect(textOf(render(<ekartePage.Say {...props} />))).toMatch(/[.?]$/)
    }
    const phases = new Set(pages.map(({ props }) => props.view.phase))
    expect([...phases].toSorted()).toEqual(PHASES.toSorted())
  })
})

describe('what the reader is told when a card lies there', () => {
  const say = (now: Table, viewer: Player): string => {
    const legal = (seat: Player) => legalActions(ekarte, now.state, seat).map(ekarte.write)
    const moment = { state: now.state, legal: { 0: legal(0), 1: legal(1) } }
    return textOf(render(<ekartePage.Say {...propsOf(moment, viewer, 'sv')} />)).trim()
  }
  const REST = 'D8 D9 C8 C9'

  test.each`
    id          | lead    | hand                | turnUp  | text
    ${'EK-X20'} | ${'HT'} | ${'HK HA H7 S9 C7'} | ${'S7'} | ${'Hjärter tio ligger ute. Ta över med hjärter kung eller ess.'}
    ${'EK-X22'} | ${'HJ'} | ${'S9 D7 CK CQ C7'} | ${'S7'} | ${'Du har ingen hjärter. Trumfa med spader nio.'}
    ${'EK-9 2'} | ${'HJ'} | ${'HA H7 S9 D7 CK'} | ${'S7'} | ${'Hjärter knekt ligger ute. Du kan inte ta över, så bekänn med hjärter ess eller sju.'}
    ${'EK-9 4'} | ${'HJ'} | ${'D7 CK CQ CJ C7'} | ${'S7'} | ${'Du har varken hjärter eller trumf. Lägg vilket kort du vill.'}
    ${'EK-9 4'} | ${'HJ'} | ${'D7 CK CQ CJ C7'} | ${'H7'} | ${'Du har ingen trumf. Lägg vilket kort du vill.'}
  `('$id $lead to $hand', ({ lead, hand, turnUp, text }) => {
    const now = playOut(table({}, { elder: `${lead} ${REST}`, dealer: hand, turnUp }), `N stand, N play ${lead}`)
    expect(say(now, 1)).toBe(`Din tur. ${text}`)
    expect(say(now, 0)).toMatch(/^Farfars tur\. Farfar ska svara på hjärter/)
  })

  test('EK-D14 where irregular cards can be played the page tells the rule and not the cards', () => {
    const deal = { elder: `HT ${REST}`, dealer: 'HK HA H7 S9 C7', turnUp: 'S7' }
    const led = playOut(table({ irregular: 'claimable' }, deal), 'N stand, N play HT')
    expect(say(led, 1)).toBe(
      'Din tur. Hjärter tio ligger ute. Bekänn, annars trumfa, och ta över om du kan. Bordet säger inte till.',
    )
    const wrong = playOut(led, 'D play H7')
    expect(say(wrong, 1)).toBe(
      'Karins tur. Hjärter sju fick du inte lägga. Ta tillbaka kortet, annars kan Karin låta spela om given.',
    )
    expect(say(wrong, 0)).toBe('Din tur. Du tog sticket. Spela ut till nästa.')
  })
})

test.each`
  marks | gamesWon  | sv                                       | da                                      | en
  ${0}  | ${[0, 0]} | ${'Då får Farfar 2.'}                    | ${'Så får Farfar 2.'}                   | ${'Then Farfar scores 2.'}
  ${3}  | ${[1, 0]} | ${'Då får Farfar 2 och vinner partiet.'} | ${'Så får Farfar 2 og vinder partiet.'} | ${'Then Farfar scores 2 and wins the game.'}
  ${3}  | ${[0, 1]} | ${'Då får Farfar 2 och vinner matchen.'} | ${'Så får Farfar 2 og vinder matchen.'} | ${'Then Farfar scores 2 and wins the match.'}
`(
  'EK-14 whoever gives up at $marks marks and $gamesWon games is told what comes of it',
  ({ marks, gamesWon, ...texts }) => {
    const { state } = table({})
    const legal = { 0: ['concede'], 1: [] }
    for (const language of LANGUAGES) {
      const props = propsOf({ state: { ...state, marks: [0, marks], gamesWon }, legal }, 0, language)
      expect(ekartePage.givingUp?.(props)).toBe(texts[language])
      expect(textOf(render(<ekartePage.Reasons {...props} />))).toContain(texts[language])
    }
  },
)
