import type { VNode } from 'preact'
import { AskPage } from '../../src/pages/ask.tsx'
import { type ErrorKind, ErrorPage } from '../../src/pages/error.tsx'
import { FairPage, TableFairPage } from '../../src/pages/fair.tsx'
import { HomePage } from '../../src/pages/home.tsx'
import { KeyPage } from '../../src/pages/key.tsx'
import { LobbyPage } from '../../src/pages/lobby.tsx'
import { MePage } from '../../src/pages/me.tsx'
import { LinkReplacedPage, NewLinkPage } from '../../src/pages/own-link.tsx'
import type { MyTable, OwnSeatProps, PageProps, StoryEntry, TableProps } from '../../src/pages/props.ts'
import { RulesPage } from '../../src/pages/rules.tsx'
import { SaidPage } from '../../src/pages/said.tsx'
import { SeatPage } from '../../src/pages/seat.tsx'
import { NewTablePage } from '../../src/pages/set-up.tsx'
import { SheetPage } from '../../src/pages/sheet.tsx'
import { StoryPage } from '../../src/pages/story.tsx'
import { TablePage } from '../../src/pages/table.tsx'
import { siteWords } from '../../src/words/index.ts'
import type { Language } from '../../src/words/language.ts'
import { plainToy, toy, toyPage, toyView } from './toy.tsx'

const NOW = Date.parse('2026-11-30T19:40:00Z')
const HOUR = 3_600_000
const ID = 'abcdefghijklmnopqrstuvwx'
export const KEY = 'k'.repeat(32)
/** The one on the second chair asks to take back, and the first has not answered. */
const ASKED = { kind: 'undo', at: 1, by: 1, about: 1, open: [0] } as const
const SEALED = 'sealed'
const COMMITMENT = '3f9a'.repeat(16)

const story: readonly StoryEntry[] = [
  { at: NOW - 30 * HOUR, event: { code: 'point' } },
  { at: NOW - 2 * HOUR, event: { code: 'silent' } },
  { at: NOW - HOUR, event: { code: 'point' } },
]

/** Every page in every state, by a name for it, in one language and with one name for everybody's neighbour. */
export const samplesOf = (language: Language, karin = 'Karin', farfar = 'Farfar'): Readonly<Record<string, VNode>> => {
  const page: PageProps = { language, path: '/somewhere', origin: 'https://kortlank.example', now: NOW, name: karin }
  const stranger: PageProps = { language, path: '/', origin: 'https://kortlank.example', now: NOW }
  const open: TableProps = {
    id: ID,
    game: 'toy',
    options: { target: 5, deals: 0, nil: true, programme: 'AB' },
    seats: 2,
    phase: 'open',
    order: 'lot',
    people: [{ chair: 0, name: karin }],
    waiting: [],
    paused: false,
    whispers: false,
    family: false,
    changedAt: NOW - HOUR,
    commitment: COMMITMENT,
  }
  const four: TableProps = {
    ...open,
    seats: 4,
    people: [
      { chair: 0, name: karin },
      { chair: 1, name: 'Jonas' },
    ],
  }
  const five: TableProps = { ...four, seats: 5 }
  const filled: TableProps = { ...open, people: [...open.people, { chair: 1, name: farfar }] }
  const deal = { deal: 1, sides: [0, 1].map(() => ({ points: 1, total: 1, lines: [] })) }
  const standing = { over: false, winners: [], sides: [[0], [1]], scores: [3, 2], sheet: [deal] }
  const playing: TableProps = {
    ...filled,
    phase: 'playing',
    people: [
      { chair: 0, name: karin, seat: 0 },
      { chair: 1, name: farfar, seat: 1 },
    ],
    waiting: [0],
    view: toyView,
    standing,
  }
  const theirs: TableProps = { ...playing, waiting: [1] }
  const over: TableProps = {
    ...playing,
    phase: 'over',
    waiting: [],
    standing: { ...standing, over: true, winners: [0] },
    fair: { secret: '9c'.repeat(32), cuts: ['hej', '', farfar], packs: 12 },
  }
  const own: OwnSeatProps = {
    chair: 0,
    name: karin,
    key: KEY,
    seat: 0,
    move: 17,
    view: toyView,
    legal: ['play HK', 'play HQ'],
    takeback: false,
    since: story,
    seenDeal: 1,
  }
  const idle: OwnSeatProps = { ...own, legal: [], takeback: false, since: [] }
  const { seat: _seat, view: _view, ...gathering } = idle
  const tables: readonly MyTable[] = [
    {
      id: ID,
      chair: 0,
      game: 'toy',
      phase: 'playing',
      names: [karin, farfar],
      name: karin,
      mine: true,
      waiting: [karin],
      changedAt: NOW - 24 * HOUR,
    },
    {
      id: ID,
      chair: 1,
      game: 'toy',
      phase: 'playing',
      names: ['Svea', farfar, karin, 'Jonas'],
      name: karin,
      mine: false,
      waiting: ['Svea', 'Jonas'],
      changedAt: NOW - 90 * HOUR,
    },
    {
      id: ID,
      chair: 2,
      game: 'toy',
      phase: 'open',
      names: [karin],
      name: karin,
      mine: false,
      waiting: [],
      changedAt: NOW - HOUR,
    },
    {
      id: ID,
      chair: 3,
      game: 'toy',
      phase: 'over',
      names: [karin, 'Ellen'],
      name: karin,
      mine: false,
      waiting: [],
      changedAt: NOW - 900 * HOUR,
    },
  ]
  const errors = siteWords(language).errors
  const kinds = Object.keys(errors).filter((kind) => !['openLabel', 'open', 'askNew'].includes(kind)) as ErrorKind[]
  const games = ['toy']
  const table = { gamePage: toyPage, once: 'once', mySeats: [] }
  const seat = { ...page, own, gamePage: toyPage }
  const sealed = { sealed: 'sealed', commitment: COMMITMENT }
  const overIn = (won: readonly number[]): TableProps => ({
    ...over,
    standing: { ...standing, over: true, games: won },
  })
  return {
    'home-first': <HomePage {...stranger} tables={[]} games={games} sealed={SEALED} />,
    home: <HomePage {...page} tables={tables} games={games} sealed={SEALED} />,
    new: <NewTablePage {...page} game={toy} {...sealed} />,
    'new-plain': <NewTablePage {...stranger} game={plainToy} {...sealed} />,
    'new-wrong': (
      <NewTablePage
        {...page}
        game={toy}
        {...sealed}
        values={{ name: '', cut: karin, preset: 'club', 'o.deals': '4', 'o.programme': 'XYZ' }}
        errors={{ name: 'name-missing', cut: 'cut-too-long', 'o.programme': 'bad-option' }}
        conflict={{ code: 'toy', options: ['nil', 'deals'] }}
      />
    ),
    'table-open': <TablePage {...stranger} {...table} table={open} />,
    'table-open-wrong': (
      <TablePage
        {...stranger}
        {...table}
        table={open}
        values={{ name: karin, cut: karin }}
        errors={{ name: 'name-taken' }}
      />
    ),
    'table-open-mine': <TablePage {...page} {...table} table={four} mySeats={[{ chair: 0, name: karin }]} />,
    'table-open-five': <TablePage {...stranger} {...table} table={five} />,
    'table-full': <TablePage {...stranger} {...table} table={filled} notice={siteWords(language).refusals.full} />,
    'table-playing': <TablePage {...stranger} {...table} table={playing} />,
    'table-playing-mine': <TablePage {...page} {...table} table={playing} mySeats={[{ chair: 0, name: karin }]} />,
    'table-over': <TablePage {...stranger} {...table} table={over} />,
    'table-over-rubber': <TablePage {...stranger} {...table} table={overIn([2, 1])} />,
    'table-over-one': <TablePage {...stranger} {...table} table={overIn([1, 0])} />,
    'table-over-out': (
      <TablePage {...stranger} {...table} table={{ ...over, standing: { ...standing, over: true, out: [1] } }} />
    ),
    'lobby-two': <LobbyPage {...page} table={open} own={gathering} stylesheet="/ekarte.css" />,
    'lobby-four': <LobbyPage {...page} table={four} own={gathering} stylesheet="/ekarte.css" />,
    'lobby-filled': <LobbyPage {...page} table={filled} own={gathering} stylesheet="/ekarte.css" />,
    'lobby-guest': (
      <LobbyPage {...page} table={four} own={{ ...gathering, chair: 1, name: 'Jonas' }} stylesheet="/ekarte.css" />
    ),
    'lobby-refused': (
      <LobbyPage
        {...page}
        table={four}
        own={gathering}
        stylesheet="/ekarte.css"
        notice={siteWords(language).refusals['not-filled']}
      />
    ),
    'seat-mine': <SeatPage {...seat} table={playing} />,
    'seat-refused': <SeatPage {...seat} table={playing} notice={siteWords(language).refusals.stale} />,
    'seat-idle': <SeatPage {...seat} own={idle} table={theirs} />,
    'seat-asked': <SeatPage {...seat} table={{ ...playing, motion: ASKED }} />,
    'seat-idle-asked': <SeatPage {...seat} own={idle} table={{ ...theirs, motion: ASKED }} />,
    'seat-deal': <SeatPage {...seat} own={{ ...own, seenDeal: 0 }} table={playing} />,
    'seat-over': <SeatPage {...seat} own={idle} table={over} sealed={sealed} />,
    'seat-rematch': <SeatPage {...seat} own={{ ...idle, rematch: ID }} table={over} />,
    key: <KeyPage {...stranger} table={ID} game="toy" chair={0} seatName={karin} secret={KEY} />,
    'new-link': <NewLinkPage {...page} table={ID} chair={0} />,
    'link-replaced': <LinkReplacedPage {...page} table={ID} own={{ chair: 0, key: KEY }} />,
    concede: (
      <AskPage
        {...page}
        {...siteWords(language).concede}
        post={`/t/${ID}/0`}
        back={`/t/${ID}/0`}
        fields={{ move: 17, action: 'concede' }}
      />
    ),
    sheet: <SheetPage {...page} table={over} gamePage={toyPage} />,
    'sheet-empty': <SheetPage {...page} table={open} gamePage={toyPage} />,
    story: <StoryPage {...page} table={playing} story={story} />,
    'story-empty': <StoryPage {...page} table={playing} story={[]} />,
    'rules-usual': <RulesPage {...stranger} game={toy} />,
    'rules-table': (
      <RulesPage {...page} game={toy} table={{ ...open, options: { ...open.options, target: 7, nil: false } }} />
    ),
    fair: <FairPage {...stranger} />,
    'fair-closed': <TableFairPage {...page} table={playing} />,
    'fair-open': <TableFairPage {...page} table={over} />,
    'fair-wrong': (
      <TableFairPage {...page} table={{ ...over, fair: { secret: 'ff', cuts: [], packs: 1, fault: 'commitment' } }} />
    ),
    me: (
      <MePage
        {...page}
        tables={tables}
        ways={[
          { id: 'a', kind: 'push', label: 'Android, Chrome', state: 'works', sentAt: NOW - 3_600_000 },
          { id: 'b', kind: 'mail', label: 'karin@kort.test', state: 'unconfirmed' },
          { id: 'c', kind: 'hook', label: 'discord', state: 'fails' },
        ]}
        zone="Europe/Stockholm"
        lessons
        zoneChosen
        quiet={{ from: 1320, to: 420 }}
        pushKey="BKey"
        canMail
        known={{
          link: `${page.origin}/me/x`,
          atom: `${page.origin}/me/feed/x`,
          calendar: `${page.origin}/me/calendar/x`,
        }}
        done="sent"
      />
    ),
    'me-new': (
      <MePage
        {...stranger}
        tables={[]}
        ways={[]}
        pushKey="BKey"
        zone="Asia/Kathmandu"
        lessons
        zoneChosen={false}
        canMail={false}
      />
    ),
    said: <SaidPage {...stranger} title="Ja." text="Nu." />,
    'error-mine': <ErrorPage {...stranger} kind="not-your-seat" seatName={karin} table={ID} mine={0} />,
    ...Object.fromEntries(
      kinds.flatMap((kind) => [
        [`error-${kind}`, <ErrorPage {...stranger} kind={kind} key={kind} />],
        [`error-${kind}-of`, <ErrorPage {...stranger} kind={kind} seatName={karin} table={ID} key={kind} />],
      ]),
    ),
  }
}
