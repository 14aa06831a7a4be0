import { createHash } from 'node:crypto'
import { type Call, callId } from '../table/calls.ts'
import { gameWords, siteWords } from '../words/index.ts'
import type { Language } from '../words/language.ts'
import { moment } from '../words/time.ts'
import type { Notice } from './deliver/sender.ts'

/** What a table says of a turn that somebody is to be told of, or of its own end. */
export interface OwedLook {
  /** From when a notice is right: later than now while the person looks at the table, or has just left it. */
  readonly at: number
  readonly game: string
  /** The others at the table. */
  readonly names: readonly string[]
  /** When the time for it is out, or the table is cleared away, ms since 1970. */
  readonly deadline?: number
  /** Of a table that will be cleared away: its match is over. */
  readonly over?: boolean
  /** The key of the person's seat. */
  readonly key: string
}

/** A turn with what its table says of it. */
export interface OwedCall {
  readonly call: Call
  readonly look: OwedLook
}

/** How and where a person reads. */
interface Reader {
  readonly language: Language
  readonly zone: string
  /** Scheme and host of the links. */
  readonly origin: string
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 32)

const oneTable = ({ call, look }: OwedCall, { language, zone, origin }: Reader, now: number) => {
  const words = siteWords(language).notice
  const game = gameWords(language, look.game).name
  const titles = {
    turn: words.turn(game),
    half: words.half(game),
    soon: words.soon(game),
    out: words.out(game),
    nudge: words.nudge(call.by ?? '', game),
    ending: words.ending(game),
  }
  const { deadline } = look
  const when =
    deadline !== undefined && deadline > now ? moment({ language, timeZone: zone, now }, deadline) : undefined
  const follows = (): string => {
    if (call.kind === 'out') return words.late
    if (when === undefined) return words.whenever
    if (call.kind === 'ending') return look.over ? words.clearedOver(when) : words.clearedIdle(when)
    return words.until(when)
  }
  return {
    title: titles[call.kind],
    body: `${words.with(look.names)} ${follows()}`,
    url: `${origin}/t/${call.table}/${call.chair}/${look.key}`,
  }
}

const severalTables = (turns: readonly OwedCall[], { language, origin }: Reader) => {
  const { home, notice } = siteWords(language)
  const lines = turns.map(({ look }) => `${gameWords(language, look.game).name} ${home.with(look.names)}`)
  return { title: notice.several(turns.length), body: lines.join('\n'), url: `${origin}/me` }
}

/** One notice about turns at one or more tables: game and people, never a card. */
export const noticeOf = (turns: readonly [OwedCall, ...OwedCall[]], reader: Reader, now: number): Notice => {
  const [first] = turns
  return {
    id: digest(callId(first.call)),
    topic: digest(turns.length === 1 ? `${first.call.table}/${first.call.chair}` : 'several'),
    language: reader.language,
    ...(turns.length === 1 ? oneTable(first, reader, now) : severalTables(turns, reader)),
  }
}

/** A notice that only shows how notices come. */
export const trialNotice = ({ language, origin }: Omit<Reader, 'zone'>, now: number): Notice => {
  const { trial, trialText } = siteWords(language).notice
  return {
    id: digest(`trial ${now}`),
    topic: digest('trial'),
    language,
    title: trial,
    body: trialText,
    url: `${origin}/me`,
  }
}

/** The mail that asks whether an address wants notices; its link is where to say yes. */
export const confirmNotice = (language: Language, url: string): Notice => {
  const { confirm, confirmText } = siteWords(language).notice
  return { id: digest(url), topic: digest('confirm'), language, title: confirm, body: confirmText, url }
}
