import { checkFair } from '../core/fair.ts'
import { writeRecord } from '../core/record.ts'
import { findGame } from '../games/index.ts'
import { namesBySeat, type Table } from '../table/table.ts'
import { cutsOf } from './chance.ts'
import { hmac, sha256hex } from './hmac.ts'
import type { FairLook } from './look.ts'
import type { TableStore } from './table-store.ts'

/** The whole match as a record, with the opened envelope. Only for finished matches: it shows every card. */
export const exportRecord = (table: Table, store: TableStore): string =>
  writeRecord(
    {
      game: table.game,
      options: table.options,
      seats: namesBySeat(table),
      fair: {
        commitment: table.commitment,
        secret: store.secret(),
        cuts: cutsOf(table),
        ...(table.order === 'lot' && table.match && { lot: table.match.seating }),
      },
    },
    store.entriesFrom(0, table.match?.entries ?? 0),
  )

/** What was in the envelope, and whether every pack of the match comes out of it again. */
export const openedEnvelope = (table: Table, store: TableStore): FairLook => {
  const wrong = checkFair(exportRecord(table, store), { hmac, sha256hex }, findGame).find(({ ok }) => !ok)
  return {
    secret: store.secret(),
    cuts: cutsOf(table),
    packs: table.match?.packs ?? 0,
    ...(wrong && { fault: wrong.code }),
  }
}
