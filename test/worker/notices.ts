import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import type { Answer, Received } from '../support/receiver.ts'
import { Phone } from './phone.ts'
import { formTo, seat, setTable, sit, snapshot } from './table.ts'

/** A place outside the house where a person is told, by the part of its address that no other has. */
export interface Mailbox {
  readonly part: string
  readonly url: string
}

let mailboxes = 0

/** A new topic of ntfy, which takes whatever is posted to it. */
export const newMailbox = (): Mailbox => {
  const part = `box-${crypto.randomUUID().slice(0, 8)}-${mailboxes++}`
  return { part, url: `https://ntfy.sh/${part}` }
}

/** Everything that was sent to an address with that part. Notices of ntfy are known by the topic in their body. */
export const receivedAt = async (part: string): Promise<readonly Received[]> =>
  (await fetch(`http://receiver.test/?part=${encodeURIComponent(part)}`)).json()

/** Says how the places whose address has that part answer, in order; the last answer is given from then on. */
export const answerWith = async (part: string, answers: readonly Answer[]): Promise<void> => {
  const init = { method: 'POST', body: JSON.stringify(answers) }
  await fetch(`http://receiver.test/?part=${encodeURIComponent(part)}`, init)
}

/** What ntfy was given. */
export interface Ntfy {
  readonly topic: string
  readonly title: string
  readonly message: string
  readonly click: string
}

/** The body of something received. */
export const textOf = ({ body }: Received): string => Buffer.from(body, 'base64').toString()

/** The notices that came to a topic of ntfy, in order. */
export const noticesAt = async ({ part }: Mailbox): Promise<readonly Ntfy[]> =>
  (await receivedAt('ntfy.sh/')).map((one): Ntfy => JSON.parse(textOf(one))).filter(({ topic }) => topic === part)

/** Sets the clock of the house; only what asks for the time notices. */
export const setClock = (at: number): void => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(at)
}

/** The person on a chair. */
export const personOn = async (id: string, chair: number): Promise<string> =>
  JSON.parse(await snapshot(id)).chairs[chair].person

type Stub = DurableObjectStub<undefined>

const alarmOf = (stub: Stub): Promise<number | null> => runInDurableObject(stub, (_, state) => state.storage.getAlarm())

/** The house without waiting: every alarm rings at its time, until the clock stands at `until`. */
export const passTime = async (
  { tables, people }: { readonly tables: readonly string[]; readonly people: readonly string[] },
  until: number,
): Promise<void> => {
  const stubs: readonly Stub[] = [
    ...tables.map((id) => env.TABLES.getByName(id) as unknown as Stub),
    ...people.map((id) => env.PEOPLE.getByName(id) as unknown as Stub),
  ]
  for (let rings = 0; rings < 5000; rings++) {
    const alarms = await Promise.all(stubs.map(async (stub) => ({ stub, at: await alarmOf(stub) })))
    const next = alarms.filter(({ at }) => at !== null && at <= until).toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0))[0]
    if (next?.at == null) return setClock(until)
    setClock(Math.max(next.at, Date.now()))
    await runDurableObjectAlarm(next.stub)
  }
  throw new Error('alarms ring without end')
}

/** The people of a table, each with a mailbox of their own. */
export interface Circle {
  readonly id: string
  readonly phones: readonly Phone[]
  readonly boxes: readonly Mailbox[]
  readonly people: readonly string[]
}

/** Asks for notices by posting to an address. */
export const tellAt = (phone: Phone, { url }: Mailbox) =>
  phone.post('/me/hook', { address: url, here: 'Europe/Stockholm' })

/** A dealt table whose people are told at mailboxes. Phones that have one already keep it. */
export const circle = async (
  game: string,
  names: readonly string[],
  known: readonly { readonly phone: Phone; readonly box: Mailbox }[] = [],
  rules: Readonly<Record<string, string>> = {},
): Promise<Circle> => {
  const sitters = names.map((_, chair) => known[chair] ?? { phone: new Phone(), box: newMailbox() })
  const [maker, ...others] = sitters.map(({ phone }) => phone) as [Phone, ...Phone[]]
  const id = await setTable(maker, game, names[0], rules)
  for (const [index, phone] of others.entries()) await sit(phone, id, names[index + 1] ?? '')
  for (const { phone, box } of sitters.slice(known.length)) await tellAt(phone, box)
  await maker.submit(formTo(await maker.open(seat(id, 0)), `${seat(id, 0)}/start`))
  const people = await Promise.all(names.map((_, chair) => personOn(id, chair)))
  return { id, people, phones: [maker, ...others], boxes: sitters.map(({ box }) => box) }
}

/** The chairs that a table waits for, and the numbers of their turns. */
export const waitingAt = async (id: string): Promise<readonly { readonly chair: number; readonly move: number }[]> => {
  const { match } = JSON.parse(await snapshot(id))
  return match.turns.flatMap((turn: { move: number } | null, at: number) =>
    turn === null ? [] : [{ chair: match.seating[at], move: turn.move }],
  )
}

/** Everything that is stored of a person. */
export const personState = (id: string) =>
  runInDurableObject(
    env.PEOPLE.getByName(id) as unknown as Stub,
    (_, state) => Object.fromEntries(state.storage.kv.list<unknown>()),
    // biome-ignore lint/suspicious/noExplicitAny: tests look at single fields of what is stored
  ) as Promise<Record<string, any>>
