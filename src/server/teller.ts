import { type Call, dueCalls, failed, nextCall, noticed, postponed, spokenFor, without } from '../table/calls.ts'
import { MINUTE } from '../table/pace.ts'
import { quietUntil } from '../table/quiet.ts'
import { languageOrSwedish } from '../words/language.ts'
import { HOME_ZONE } from '../words/time.ts'
import { type Channel, isUsable, nameOfWay } from './channel.ts'
import { now } from './clock.ts'
import { deliver } from './deliver/index.ts'
import type { Notice } from './deliver/sender.ts'
import type { Env } from './env.ts'
import { noticeOf, type OwedCall } from './notices.ts'
import type { PersonStore, Report } from './person-store.ts'
import { tableAt } from './stubs.ts'

/** As many tries at a channel that does not answer in time before the next one is used as well. */
const MOST_UNCLEAR = 3

/** Tells one person what they are to be told: what is due, by the first channel that takes it. */
export class Teller {
  readonly #env: Env
  readonly #person: string
  readonly #store: PersonStore

  constructor(env: Env, person: string, store: PersonStore) {
    this.#env = env
    this.#person = person
    this.#store = store
  }

  /** When there is something to do next; `undefined` while there is nothing. */
  next(): number | undefined {
    const reports = this.#store.reports().map(({ retryAt }) => retryAt)
    const { channels, quiet, zone } = this.#store.person()
    const call = channels.some(isUsable) ? nextCall(this.#store.calls(), now()) : undefined
    const times =
      call === undefined ? reports : [...reports, quietUntil(quiet, zone || HOME_ZONE, Math.max(call, now()))]
    return times.length === 0 ? undefined : Math.min(...times)
  }

  /** Does what is due. Twice does no more than once. */
  async work(): Promise<void> {
    const owed = await this.#owed()
    const [first, ...others] = owed.filter(({ call }) => spokenFor(owed.map((one) => one.call)).includes(call))
    if (first !== undefined) await this.#tell([first, ...others], owed)
    await this.#report()
  }

  /** What is due and still owed. Every table is asked again: what somebody has done meanwhile is not told. */
  async #owed(): Promise<readonly OwedCall[]> {
    const { channels, quiet, zone } = this.#store.person()
    const time = now()
    if (!channels.some(isUsable) || quietUntil(quiet, zone || HOME_ZONE, time) > time) return []
    const asked = await Promise.allSettled(
      dueCalls(this.#store.calls(), time).map(async (call) => ({
        call,
        look: await tableAt(this.#env, call.table).owed(call, this.#person),
      })),
    )
    const answers = asked.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    if (answers.length < asked.length) this.#later(dueCalls(this.#store.calls(), time), answers)
    let calls = this.#store.calls()
    const owed: OwedCall[] = []
    for (const { call, look } of answers) {
      if (look === undefined) calls = without(calls, [call])
      else if (look.at > time) calls = postponed(calls, call, look.at)
      else owed.push({ call, look })
    }
    this.#store.saveCalls(calls)
    return owed
  }

  /** Tables that gave no answer are asked again in a minute. */
  #later(due: readonly Call[], answers: readonly { readonly call: Call }[]): void {
    const silent = due.filter((call) => answers.every((answer) => answer.call !== call))
    this.#store.saveCalls(silent.reduce((calls, call) => postponed(calls, call, now() + MINUTE), this.#store.calls()))
  }

  async #tell(said: readonly [OwedCall, ...OwedCall[]], owed: readonly OwedCall[]): Promise<void> {
    const { language, zone, channels } = this.#store.person()
    const origin = channels.find(isUsable)?.origin ?? ''
    const reader = { language: languageOrSwedish(language), zone: zone || HOME_ZONE, origin }
    const channel = await this.#send(noticeOf(said, reader, now()))
    const calls = this.#store.calls()
    const told = owed.map(({ call }) => call)
    this.#store.saveCalls(channel === undefined ? failed(calls, now()) : noticed(calls, told, now()))
    if (channel === undefined) return
    const turns = told.filter(({ kind }) => kind !== 'ending')
    const reports = turns.map(
      ({ table, chair, move }): Report => ({
        table,
        chair,
        move,
        told: { at: now(), channel: nameOfWay(channel.way) },
        retryAt: now(),
      }),
    )
    this.#store.saveReports([...this.#store.reports(), ...reports])
  }

  /** Tries the channels in their order; answers the one that took the notice. */
  async #send(notice: Notice): Promise<Channel | undefined> {
    const { failures } = this.#store.calls()
    for (const channel of this.#store.person().channels.filter(isUsable)) {
      const outcome = await this.by(channel, notice)
      if (outcome === 'sent') return channel
      // It may have arrived: the same again collapses there, by another channel it would come twice.
      if (outcome === 'unclear' && failures < MOST_UNCLEAR - 1) return undefined
    }
    return undefined
  }

  /** Sends by one channel and notes what came of it; a channel where nobody listens any more is removed. */
  async by(channel: Channel, notice: Notice): Promise<'sent' | 'gone' | 'failed' | 'unclear'> {
    const outcome = await deliver(this.#env, this.#person, channel, notice)
    if (!this.#store.isKnown()) return outcome
    const { channels } = this.#store.person()
    const { failsSince: _, ...rest } = channel
    const noted: Channel =
      outcome === 'sent' ? { ...rest, sentAt: now() } : { ...channel, failsSince: channel.failsSince ?? now() }
    this.#store.change({
      channels: channels.flatMap((one) => (one.id !== channel.id ? [one] : outcome === 'gone' ? [] : [noted])),
    })
    return outcome
  }

  /** Says to the tables what has been told; a table that gives no answer hears it a minute later. */
  async #report(): Promise<void> {
    const due = this.#store.reports().filter(({ retryAt }) => retryAt <= now())
    if (due.length === 0) return
    const said = await Promise.allSettled(
      due.map(({ table, chair, move, told }) => tableAt(this.#env, table).told(chair, move, told)),
    )
    const vain = due.filter((_, index) => said[index]?.status === 'rejected')
    const others = this.#store.reports().filter(({ retryAt }) => retryAt > now())
    this.#store.saveReports([...others, ...vain.map((report) => ({ ...report, retryAt: now() + MINUTE }))])
  }
}
