import { randomBytes } from 'node:crypto'
import { decide, explain, hasInterjections, interject, type Seed, stream } from '../bots/index.ts'
import { type Game, legalActions } from '../core/game.ts'
import type { LogEntry } from '../table/log.ts'
import type { Hands } from '../table/settle.ts'
import type { Table } from '../table/table.ts'
import type { Advice } from '../table/whisper.ts'
import { nextPacks } from './chance.ts'
import type { TableStore } from './table-store.ts'

/** How far back a bot has listened: more than a deal and what followed it. */
const HEARD = 150

const newSeed = (): Seed => {
  const bytes = randomBytes(16)
  return [0, 4, 8, 12].map((at) => bytes.readUInt32BE(at)) as unknown as Seed
}

/** A bot that sits in for a person plays as well as it can. */
const strengthAt = ({ match, chairs }: Table, seat: number) => chairs[match?.seating[seat] ?? -1]?.bot ?? 'strong'

/** The packs of a table and the bots at it: each is shown what its seat may see, and nothing else. For one settling. */
export const handsOf = (store: TableStore): Hands => {
  // Asked of every bot after every action, while the stored log stays as it is.
  let stored: readonly LogEntry[] | undefined
  const heard = (unsaved: readonly LogEntry[]) => {
    stored ??= store.entriesFrom(0, HEARD)
    return [...stored, ...unsaved].slice(-HEARD).flatMap((entry) => entry.events)
  }
  return {
    packs: (table) => nextPacks(table, store),
    machine: {
      turn: (table, game, state, seat) => {
        const legal = legalActions(game, state, seat)
        const text = decide(game, strengthAt(table, seat), game.view(state, seat), legal, stream(newSeed()))
        return game.read(text) ?? game.fallback(state, seat)
      },
      aside: (_table, game, state, seat, unsaved) => {
        if (!hasInterjections(game)) return undefined
        const legal = legalActions(game, state, seat)
        const text = legal.length === 0 ? undefined : interject(game, game.view(state, seat), legal, heard(unsaved))
        return text === undefined ? undefined : game.read(text)
      },
    },
  }
}

/** What somebody who plays as well as a bot can would do at a seat, and why; from what that seat may see. */
export const adviceIn =
  (game: Game) =>
  (state: object, seat: number): Advice => {
    const view = game.view(state, seat)
    const action = decide(game, 'strong', view, legalActions(game, state, seat), stream(newSeed()))
    const reason = explain(game, view, action)
    return { action, ...(reason && { reason }) }
  }
