import type { OptionValue } from './options.ts'
import type { Seat } from './seat.ts'

/**
 * The record: a game is a file. JSON Lines: a header, the outcomes of the shuffles, the actions. Empty lines count but do
 * nothing; unknown keys are ignored.
 */

/** Who acted: the player, the clock for an absent one, a bot, or a standing order of the player. */
const ACTORS = ['player', 'clock', 'bot', 'orders'] as const
export type Actor = (typeof ACTORS)[number]

/** What a finished match shows of its chance: enough to compute every pack again. */
export interface FairProof {
  /** SHA-256 of the secret, in hex; published before anybody sat down. */
  readonly commitment: string
  /** The secret, in hex. */
  readonly secret: string
  /** The cuts in the order in which people sat down, empty for those who gave none. */
  readonly cuts: readonly string[]
  /** The chairs in the order of the seats, if lots were drawn. Chairs are numbered in the order in which people sat down. */
  readonly lot?: readonly number[]
}

/** The first line of a record. `options` may leave out what keeps its default; `seats` are names, clockwise. */
interface RecordHeader {
  readonly game: string
  readonly options: Readonly<Record<string, OptionValue>>
  readonly seats: readonly string[]
  readonly fair?: FairProof
}

/** One step of a match as a record keeps it: the first deal, or an action; and the packs that it had shuffled, in order. */
export interface RecordEntry {
  readonly act?: { readonly seat: Seat; readonly action: string; readonly by?: Actor }
  readonly shuffles: readonly (readonly string[])[]
}

/** The record of a match: each shuffle stands directly after the line that caused it (EK-D3, RO-D4, S7-D16). */
export const writeRecord = (header: RecordHeader, entries: readonly RecordEntry[]): string => {
  const lines = entries.flatMap(({ act, shuffles }) => [
    ...(act === undefined ? [] : [{ seat: act.seat, action: act.action, ...(byOther(act.by) ? { by: act.by } : {}) }]),
    ...shuffles.map((shuffle) => ({ shuffle })),
  ])
  return [{ kortlank: 1, ...header }, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('')
}

const byOther = (by: Actor | undefined): boolean => by !== undefined && by !== 'player'

/** One line of a record as it was read; `number` counts from 1, empty lines included. */
export type RecordLine =
  | { readonly kind: 'shuffle'; readonly number: number; readonly pack: readonly string[] }
  | { readonly kind: 'action'; readonly number: number; readonly seat: number; readonly action: string }
  | { readonly kind: 'bad'; readonly number: number; readonly shuffle: boolean; readonly json: boolean }

/** A record as it was read: the header line as JSON (`undefined` if it is none), and the lines after it. */
interface ReadRecord {
  readonly header: { readonly number: number; readonly json: unknown }
  readonly lines: readonly RecordLine[]
}

/** Reads the form of a record, not its play: whether the lines can be played is for the replay to say. */
export const readRecord = (text: string): ReadRecord => {
  const [first, ...rest] = text
    .split('\n')
    .map((line, index) => ({ number: index + 1, line: line.trim() }))
    .filter(({ line }) => line !== '')
  return {
    header: { number: first?.number ?? 1, json: first === undefined ? undefined : parsed(first.line) },
    lines: rest.map(({ number, line }) => readLine(number, parsed(line))),
  }
}

const readLine = (number: number, json: unknown): RecordLine => {
  const line = isObject(json) ? json : {}
  if (isTexts(line.shuffle)) return { kind: 'shuffle', number, pack: line.shuffle }
  const shuffle = line.shuffle !== undefined
  const { seat, action, by = 'player' } = line
  return !shuffle && Number.isInteger(seat) && typeof action === 'string' && ACTORS.some((actor) => actor === by)
    ? { kind: 'action', number, seat: Number(seat), action }
    : { kind: 'bad', number, shuffle, json: json !== undefined }
}

/** The JSON of a text, or `undefined` if it is none. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether a JSON value is an object with keys. */
export const isObject = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** Whether a JSON value is a list of texts. */
export const isTexts = (json: unknown): json is readonly string[] =>
  Array.isArray(json) && json.every((text) => typeof text === 'string')
