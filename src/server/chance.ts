import { fairRandom, fairShuffle } from '../core/fair.ts'
import type { Random } from '../core/random.ts'
import type { Table } from '../table/table.ts'
import { hmac } from './hmac.ts'
import type { TableStore } from './table-store.ts'

const hmacOf = (store: TableStore) => hmac(Buffer.from(store.secret(), 'hex'))

/** The cuts of a table's people in the order in which they sat down. */
export const cutsOf = ({ chairs }: Table): readonly string[] => chairs.map(({ cut }) => cut)

/** The next packs of a table's match, out of its sealed envelope. No shuffle of the house comes from anywhere else. */
export const nextPacks = (table: Table, store: TableStore): Random =>
  fairRandom(hmacOf(store), cutsOf(table), (table.match?.packs ?? 0) + 1)

/** The lot for the seats: the chairs of a table in the order of the seats. */
export const drawLots = (table: Table, store: TableStore, chairs: readonly number[]): readonly number[] =>
  fairShuffle(hmacOf(store), cutsOf(table), 0, chairs)
