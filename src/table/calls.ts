import type { Telling } from './clock.ts'
import { HOUR, MINUTE } from './pace.ts'

/** What a person is told: of a turn, what its table's clock says or that somebody asks; or that a table will go. */
type CallKind = Telling | 'nudge' | 'ending'

/** A turn that its person is to be told of, or the end of a table; `move` is then the time of its last change. */
export interface Call {
  readonly table: string
  readonly chair: number
  readonly move: number
  readonly kind: CallKind
  /** When the table said so, ms since 1970. */
  readonly at: number
  /** Who asks, for a nudge. */
  readonly by?: string
  /** Not to be told before this: the person is looking at the table, or has just left it. */
  readonly notBefore?: number
}

/** What has been and is to be told to one person. */
export interface Calls {
  readonly pending: readonly Call[]
  /** By place: its latest turn, and what of it has been taken on, so that nothing is told twice. */
  readonly taken: Readonly<Record<string, { readonly move: number; readonly names: readonly string[] }>>
  /** The notices of the last hour, and the tables they were about. */
  readonly notices: readonly { readonly at: number; readonly tables: readonly string[] }[]
  /** Vain tries since the last notice that went out, and when to try again. */
  readonly failures: number
  readonly retryAt: number
}

/** Nothing to tell, and nothing told yet. */
export const NO_CALLS: Calls = { pending: [], taken: {}, notices: [], failures: 0, retryAt: 0 }

/** As many places as are remembered; those whose turn came longest ago fall out. */
const MOST_TAKEN = 100

/** Vain tries after which a notice is given up: with the pauses below about four days. */
const MOST_FAILURES = 100

const placeOf = ({ table, chair, kind }: Call): string => `${table}/${chair}${kind === 'ending' ? '/ending' : ''}`

/** What tells one call of a turn from another; people may ask again and again. */
const nameOf = ({ kind, at }: Call): string => (kind === 'nudge' ? `nudge ${at}` : kind)

/** What tells a call from every other. */
export const callId = (call: Call): string => `${placeOf(call)}/${call.move}/${nameOf(call)}`

/** Takes on a call, once: the same again, or one of an earlier turn of that place, changes nothing. */
export const takeOn = (calls: Calls, call: Call): Calls => {
  const place = placeOf(call)
  const { [place]: latest, ...others } = calls.taken
  const known = latest?.move === call.move ? latest.names : []
  if (latest !== undefined && (latest.move > call.move || known.includes(nameOf(call)))) return calls
  const kept = Object.entries(others).slice(1 - MOST_TAKEN)
  return {
    ...calls,
    pending: [...calls.pending.filter((other) => placeOf(other) !== place || other.move === call.move), call],
    taken: { ...Object.fromEntries(kept), [place]: { move: call.move, names: [...known, nameOf(call)] } },
    // Something new is worth a try, whatever came of the last.
    retryAt: 0,
  }
}

/** The same without some of what is pending. */
export const without = (calls: Calls, done: readonly Call[]): Calls => {
  const ids = done.map(callId)
  return { ...calls, pending: calls.pending.filter((call) => !ids.includes(callId(call))) }
}

/** The same, with a call that must wait. */
export const postponed = (calls: Calls, late: Call, notBefore: number): Calls => ({
  ...calls,
  pending: calls.pending.map((call) => (callId(call) === callId(late) ? { ...call, notBefore } : call)),
})

/**
 * When a call may be told, quiet hours apart. A turn is told at once, unless a notice about another table went out less
 * than an hour ago: then it waits until that hour is over. The next turn at the same table never waits, nor does a
 * reminder.
 */
const tellAt = ({ notices, retryAt }: Calls, call: Call, now: number): number => {
  const recent = notices.filter(({ at }) => at > now - HOUR)
  const waits = call.kind === 'turn' && recent.every(({ tables }) => !tables.includes(call.table))
  return Math.max(call.at, call.notBefore ?? 0, retryAt, waits ? (recent.at(-1)?.at ?? -HOUR) + HOUR : 0)
}

/** When something is to be told next, quiet hours apart; `undefined` if nothing is pending. */
export const nextCall = (calls: Calls, now: number): number | undefined => {
  const times = calls.pending.map((call) => tellAt(calls, call, now))
  return times.length === 0 ? undefined : Math.min(...times)
}

/** What goes into one notice now: when a turn is due, all that waits go with it; the end of a table has its own. */
export const dueCalls = (calls: Calls, now: number): readonly Call[] => {
  const next = nextCall(calls, now)
  if (next === undefined || next > now) return []
  const due = calls.pending.filter(({ notBefore = 0 }) => notBefore <= now)
  const turns = due.filter(({ kind }) => kind !== 'ending')
  return turns.length > 0 ? turns : due.slice(0, 1)
}

/** From the mildest to the most urgent: a notice says one thing of a turn. */
const URGENCY: readonly CallKind[] = ['turn', 'half', 'nudge', 'soon', 'out']

/** One call a place, the most urgent and latest; it speaks for the others. */
export const spokenFor = (calls: readonly Call[]): readonly Call[] => {
  const weight = ({ kind }: Call): number => URGENCY.indexOf(kind)
  const places = [...new Set(calls.map(placeOf))]
  return places.flatMap(
    (place) =>
      calls
        .filter((call) => placeOf(call) === place)
        .toSorted((one, other) => weight(other) - weight(one) || other.at - one.at)[0] ?? [],
  )
}

/** After a notice about these calls went out. */
export const noticed = (calls: Calls, told: readonly Call[], now: number): Calls => ({
  ...without(calls, told),
  notices: [
    ...calls.notices.filter(({ at }) => at > now - HOUR),
    { at: now, tables: [...new Set(told.map(({ table }) => table))] },
  ],
  failures: 0,
  retryAt: 0,
})

/** After a vain try: the pauses grow from a minute to an hour, until it is given up. */
export const failed = (calls: Calls, now: number): Calls =>
  calls.failures + 1 >= MOST_FAILURES
    ? { ...calls, pending: [], failures: 0, retryAt: 0 }
    : {
        ...calls,
        failures: calls.failures + 1,
        retryAt: now + Math.min(HOUR, MINUTE * 2 ** Math.min(calls.failures, 6)),
      }
