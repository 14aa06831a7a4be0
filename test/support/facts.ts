import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OptionValue } from '../../src/core/options.ts'
import type { GameWords } from '../../src/words/game.ts'
import { gamesWords } from '../../src/words/games/index.ts'
import type { Language } from '../../src/words/language.ts'

/** What the laws must be told about a game. */
export interface Facts {
  /** The most actions of seats that are waited for in one deal, those in `aside` not counted. */
  readonly actionsInDeal: number
  /** The most deals of a match; none if its scores can swing for ever. */
  deals(options: Readonly<Record<string, OptionValue>>): number | undefined
  /** Verbs of actions that do not move the deal on, or that give it up: done seldom and not counted. */
  readonly aside: readonly string[]
  /** Verbs of actions that show their cards to everybody. */
  readonly open: readonly string[]
  /** Members of the state that remember where cards were; each card lies in a pile elsewhere. */
  readonly memories: readonly string[]
  /** Members of the view that tell of the deal before, or that name a card without telling where it is. */
  readonly mentions: readonly string[]
  /** Where a view tells a seat which of its cards another seat holds now: it gave them itself. */
  readonly given?: string
  /** The objection to whatever a seat that is out tries. */
  readonly out?: string
  /** Values to choose from instead of all, so that matches are short. */
  readonly values: Readonly<Record<string, readonly OptionValue[]>>
  /** The objection codes that the rulebook lists. */
  readonly codes: ReadonlySet<string>
  /** What the game says; none while nobody has written it. */
  readonly words?: Readonly<Record<Language, GameWords>>
}

/** Everything that a rulebook sets in code type, its objection codes among them. */
const codesOf = (id: string): ReadonlySet<string> => {
  const rulebook = readFileSync(join(import.meta.dirname, '../../src/games', id, 'rulebook.md'), 'utf8')
  return new Set([...rulebook.matchAll(/`([a-z-]+)`/g)].map(([, code = '']) => code))
}

const factsOf = (id: string, facts: Omit<Facts, 'codes' | 'words'>): Facts => {
  const words = gamesWords[id]
  return { ...facts, codes: codesOf(id), ...(words === undefined ? {} : { words }) }
}

/** The facts of every game of the house, by id. */
export const factsOfGames: Readonly<Record<string, Facts>> = {
  ekarte: factsOf('ekarte', {
    // Eleven exchanges of four actions, two calls, ten cards, some taken back, a claim and ten cards more.
    actionsInDeal: 90,
    // Every deal has a mark, but for those let stand.
    deals: ({ games, target, irregular }) => Number(games) * 2 * Number(target) * (irregular === 'claimable' ? 3 : 1),
    aside: ['packets', 'concede'],
    open: ['play'],
    memories: ['finished'],
    mentions: ['finished', 'king'],
    values: {},
  }),
  spader: factsOf('spader', {
    // Fifty-four cards, at most as many spades that go back with a suit named, looks, bids, corrections, an exchange.
    actionsInDeal: 54 + 2 * 18 + 30,
    deals: ({ deals }) => (deals === 0 ? undefined : Number(deals) + 10),
    aside: [],
    open: ['play'],
    memories: ['previous'],
    mentions: ['previous'],
    given: 'own.given',
    values: { deals: [1, 2, 0] },
  }),
  rodskagg: factsOf('rodskagg', {
    // Forty-two cards; for each of seven seats: picking up, new cards (34 draws in all), bid, answer, ready; the rituals.
    actionsInDeal: 42 + 34 + 7 * 6 + 10,
    deals: ({ deals }) => (deals === 0 ? undefined : Number(deals) + 20),
    aside: ['knock', 'say'],
    open: ['play'],
    memories: ['finished'],
    mentions: ['finished'],
    out: 'not-playing',
    values: { deals: [1, 2, 0] },
  }),
  sjufingre: factsOf('sjufingre', {
    // Sixty cards, and six seats that give to five each.
    actionsInDeal: 60 + 6 * 5,
    deals: ({ programme }) => String(programme).length,
    aside: [],
    open: ['play', 'take', 'lay', 'build'],
    memories: ['finished', 'received'],
    mentions: ['finished'],
    values: {},
  }),
}
