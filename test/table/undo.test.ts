import { expect, test } from 'vitest'
import { type Game, legalActions } from '../../src/core/game.ts'
import { readOptions } from '../../src/core/options.ts'
import { rodskagg } from '../../src/games/rodskagg/index.ts'
import { act } from '../../src/table/act.ts'
import { propose } from '../../src/table/decide.ts'
import type { LogEntry } from '../../src/table/log.ts'
import { unshuffled } from '../support/chance.ts'
import { dealt, matchOf, type Playing } from './people.ts'
import { NOON } from './support.ts'

const game: Game = rodskagg

/** Fem opp for four; chair 3 deals. The table and its log after `3 cut, 0 pick-up, …`. */
const played = (script: readonly string[]): { readonly table: Playing; readonly log: readonly LogEntry[] } => {
  const options = readOptions(game.options, { rituals: true })
  if (!options.ok) return expect.unreachable()
  const begun = dealt(game, { options: options.value, seats: 4 }, unshuffled, NOON)
  let [table, log] = [begun.table as Playing, begun.entries]
  for (const line of script) {
    const chair = Number(line[0])
    const said = { chair, move: matchOf(table).moves[chair] ?? 0, action: line.slice(2) }
    const acted = act(table, game, said, { said: () => undefined, random: unshuffled }, NOON)
    if (!acted.ok || acted.value.kind === 'again') return expect.unreachable(line)
    table = acted.value.table as Playing
    log = [...log, acted.value.entry]
  }
  return { table, log }
}

const DEALT = ['3 cut', '3 deal-ready', '0 pick-up', '1 pick-up', '2 pick-up']

/** Up to the question; chair 0 is declarer. */
const fourTricks = (): readonly string[] => {
  let script = [...DEALT, '0 bid 1', '1 bid 0', '2 bid 0', '3 bid 0']
  for (let card = 0; card < 16; card++) {
    const { state } = matchOf(played(script).table)
    const [seat = 0] = game.waitingFor(state)
    const first = legalActions(game, state, seat).map((action) => game.write(action))
    script = [...script, `${seat} ${first.find((text) => text.startsWith('play'))}`]
  }
  return script
}

const takenBack = (script: readonly string[]): boolean => {
  const { table, log } = played(script)
  const chair = Number(script.at(-1)?.[0])
  const back = propose(table, game, { kind: 'undo', by: chair, about: chair }, () => log, NOON)
  if (!back.ok) throw new Error(back.error.code)
  return back.value.strike !== undefined
}

test.each([
  ['a groundless knock', ['3 cut', '0 knock cut 3']],
  ['letting another cut', ['3 offer-cut']],
  ['going on without the question', [...fourTricks(), '0 proceed']],
])('RO-R %s is not taken back without asking', (_, script) => {
  expect(takenBack(script)).toBe(false)
})

test.each([
  ['a bid', [...DEALT, '0 bid 1']],
  ['the question', [...fourTricks(), '0 ask']],
])('%s is', (_, script) => {
  expect(takenBack(script)).toBe(true)
})
