import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, inject, it } from 'vitest'
import { findGame } from '../../src/games/index.ts'
import { newEnvelope, newPersonId, openEnvelope, seatKey } from '../../src/server/keys.ts'
import { HOUR, MINUTE } from '../../src/table/pace.ts'
import { quietUntil } from '../../src/table/quiet.ts'
import type { Table } from '../../src/table/table.ts'
import { answerWith, newMailbox, passTime, personState, receivedAt, setClock, textOf } from './notices.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly schedules: number
  }
}

/** How many schedules are tried. */
const SCHEDULES = inject('schedules')
/** As many as there is time for in a run of all tests. */
const USUAL = 40

const TABLES = [0, 1, 2]
const ZONE = 'Europe/Stockholm'
const NIGHT = { from: 22 * 60, to: 7 * 60 }
/** How long somebody who has just acted counts as here. */
const GRACE = 3 * MINUTE
/** How finely the model looks at time. */
const TICK = 5 * MINUTE

/** A step of a schedule: time passes; then somebody may act, objects lose their memory, and services fail or mend. */
interface Step {
  readonly minutes: number
  readonly act: number | undefined
  readonly evict: boolean
  readonly down: boolean | undefined
}

const steps = fc.array(
  fc.record<Step>({
    minutes: fc.oneof(
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 10, max: 90 }),
      fc.integer({ min: 100, max: 900 }),
    ),
    act: fc.option(fc.constantFrom(...TABLES), { nil: undefined, freq: 4 }),
    evict: fc.boolean(),
    down: fc.option(fc.boolean(), { nil: undefined, freq: 3 }),
  }),
  { minLength: 4, maxLength: 14 },
)

/** A turn as the model knows it: from when it was owed, until when, and when its person may last have been told. */
interface Owed {
  readonly table: number
  readonly chair: number
  readonly move: number
  readonly since: number
  /** When the person may be told: not while they have just been here. */
  readonly from: number
  until?: number
}

const stored = (id: string): Promise<Table> =>
  runInDurableObject(env.TABLES.getByName(id), (_, state) =>
    JSON.parse(state.storage.sql.exec<{ body: string }>('SELECT body FROM snapshot').one().body),
  )

/** Two people at three tables; each is told at an address of Discord. Chair 0 is the same person everywhere. */
const world = async (quiet: boolean) => {
  const [me, friend] = [newPersonId(env.SECRET), newPersonId(env.SECRET)]
  const parts = [newMailbox().part, newMailbox().part]
  for (const [index, id] of [me, friend].entries()) {
    const person = env.PEOPLE.getByName(id)
    await person.change({ name: `P${index}`, language: 'sv', zone: ZONE, quiet: quiet ? NIGHT : undefined })
    await person.add(
      { kind: 'hook', address: `https://discord.com/api/webhooks/1/${parts[index]}` },
      'https://kort.test',
      '',
    )
  }
  const tables = await Promise.all(
    TABLES.map(async (number) => {
      const { id, drawn, commitment } = openEnvelope(env.SECRET, newEnvelope(env.SECRET).sealed) ?? {
        id: '',
        drawn: '',
        commitment: '',
      }
      const options = Object.fromEntries(
        Object.entries(findGame('ekarte')?.options ?? {}).map(([name, { default: value }]) => [name, value]),
      )
      const sitter = (name: string, person: string, once: string) => ({ name, cut: '', person, language: 'sv', once })
      const table = env.TABLES.getByName(id)
      const pace = { hours: 0, end: 'remind' } as const
      await table.make({
        id,
        game: 'ekarte',
        options,
        seats: 2,
        pace,
        commitment,
        drawn,
        maker: sitter(`A${number}`, me, `a${id}`),
      })
      await table.sit(sitter(`B${number}`, friend, `b${id}`))
      await table.start(0, seatKey(env.SECRET, id, 0, 0), 'lot')
      return id
    }),
  )
  return { tables, people: [me, friend], parts }
}

it('whatever happens when: who owes a turn is told of it once, in time, and nobody else', {
  timeout: SCHEDULES * 6000,
}, async () => {
  let told = 0
  let untold = 0
  const run = async (quiet: boolean, schedule: readonly Step[], start: number) => {
    let now = start
    setClock(now)
    const { tables, people, parts } = await world(quiet)
    const owed: Owed[] = []
    const leftAt = new Map<string, number>()
    const outages: { from: number; to: number }[] = []
    const toldAt = new Map<string, number>()

    /** Notes in the model what the tables wait for now, and what they wait for no longer. */
    const look = async () => {
      for (const [table, id] of tables.entries()) {
        const { match } = await stored(id)
        const turns = match?.turns ?? []
        for (const turn of owed)
          if (turn.table === table && turn.until === undefined) {
            const seat = match?.seating.indexOf(turn.chair) ?? -1
            if (turns[seat]?.move !== turn.move) turn.until = now
          }
        for (const [seat, turn] of turns.entries()) {
          const chair = match?.seating[seat] ?? 0
          if (turn === null || owed.some((one) => one.table === table && one.chair === chair && one.move === turn.move))
            continue
          const from = Math.max(now, (leftAt.get(`${table}/${chair}`) ?? -GRACE) + GRACE)
          owed.push({ table, chair, move: turn.move, since: now, from })
        }
      }
    }
    /** What the tables have been told of their turns. */
    const readTold = async () => {
      for (const [table, id] of tables.entries()) {
        const { match } = await stored(id)
        for (const [seat, turn] of (match?.turns ?? []).entries())
          if (turn?.told) toldAt.set(`${table}/${match?.seating[seat]}/${turn.move}`, turn.told.at)
      }
    }
    const pass = async (to: number) => {
      await passTime({ tables, people }, to)
      now = to
      await readTold()
    }

    await look()
    for (const { minutes, act, evict, down } of schedule) {
      await pass(now + minutes * MINUTE)
      if (evict) for (const id of tables) await evictDurableObject(env.TABLES.getByName(id))
      if (evict) for (const id of people) await evictDurableObject(env.PEOPLE.getByName(id))
      if (down === true && outages.at(-1)?.to !== Infinity) outages.push({ from: now, to: Infinity })
      if (down === false && outages.at(-1)?.to === Infinity)
        outages.splice(-1, 1, { from: outages.at(-1)?.from ?? 0, to: now })
      if (down !== undefined) for (const part of parts) await answerWith(part, [down ? 500 : 204])
      const id = act === undefined ? undefined : tables[act]
      const turn = owed.find((one) => one.table === act && one.until === undefined)
      if (id !== undefined && turn !== undefined) {
        const key = seatKey(env.SECRET, id, turn.chair, 0)
        const own = await env.TABLES.getByName(id).lookFrom(turn.chair, key)
        const action = own.ok ? own.value.own.legal.find((text) => !/^(concede|knock)/.test(text)) : undefined
        const acted = await env.TABLES.getByName(id).act(
          { chair: turn.chair, move: turn.move, action: action ?? '' },
          key,
        )
        expect(acted.ok).toBe(true)
        leftAt.set(`${act}/${turn.chair}`, (await stored(id)).chairs[turn.chair]?.leftAt ?? now)
        await look()
      }
    }
    if (outages.at(-1)?.to === Infinity) {
      outages.splice(-1, 1, { from: outages.at(-1)?.from ?? 0, to: now })
      for (const part of parts) await answerWith(part, [204])
    }
    await pass(now + 30 * HOUR)

    // Everybody is told once: as many notices of a turn went out as turns were told of.
    const texts = await Promise.all(parts.map(async (part) => (await receivedAt(part)).map(textOf)))
    for (const [chair, name] of ['B', 'A'].entries())
      for (const table of TABLES) {
        const turns = [...toldAt.keys()].filter((key) => key.startsWith(`${table}/${chair}/`)).length
        const said = (texts[chair] ?? []).join('\n').split(`${name}${table}`).length - 1
        expect(said, `chair ${chair} at table ${table}`).toBe(turns)
      }
    for (const chair of [0, 1]) {
      const turns = [...toldAt.keys()].filter((key) => key.split('/')[1] === String(chair)).length
      expect((texts[chair] ?? []).join('\n').split('Ekarté').length - 1, 'told of nothing else').toBe(turns)
    }
    const isOut = (from: number, to: number) => outages.some((outage) => outage.from < to && outage.to > from)
    const awake = (moment: number) => (quiet ? quietUntil(NIGHT, ZONE, moment) : moment)
    // At the latest when nothing has stood in the way for an hour: tries come hourly, and a notice waits an hour at most.
    const isFree = (moment: number) => awake(moment) === moment && !isOut(moment - TICK, moment + TICK)
    const free: boolean[] = []
    for (let moment = start; moment <= now; moment += TICK) free.push(isFree(moment))
    const inTime = (from: number): number => {
      let since = 0
      for (let tick = Math.ceil((from + HOUR - start) / TICK); tick < free.length; tick++) {
        since = free[tick] ? since + 1 : 0
        if (since * TICK > HOUR) return start + (tick + 1) * TICK
      }
      return Infinity
    }
    for (const turn of owed) {
      const at = toldAt.get(`${turn.table}/${turn.chair}/${turn.move}`)
      const until = turn.until ?? Infinity
      const latest = inTime(turn.from)
      if (at === undefined) {
        untold++
        expect(until, `not told: ${JSON.stringify(turn)}`).toBeLessThanOrEqual(latest)
        continue
      }
      told++
      expect(at, `told too early: ${JSON.stringify(turn)}`).toBeGreaterThanOrEqual(turn.from)
      expect(at, `told of what was done: ${JSON.stringify(turn)}`).toBeLessThanOrEqual(until)
      expect(at, `told too late: ${JSON.stringify(turn)}`).toBeLessThanOrEqual(latest)
      expect(awake(at), 'told in quiet hours').toBe(at)
      // At the very moment at which services fail or mend either may be.
      expect(
        outages.some((outage) => outage.from < at && at < outage.to),
        'told in an outage',
      ).toBe(false)
    }
    for (const id of people) expect((await personState(id)).calls?.pending ?? []).toEqual([])
  }
  const starts = ['2027-03-01T11:00:00Z', '2027-03-27T19:00:00Z', '2027-10-30T19:00:00Z'].map((text) =>
    Date.parse(text),
  )
  await fc.assert(fc.asyncProperty(fc.boolean(), steps, fc.constantFrom(...starts), run), {
    numRuns: SCHEDULES,
    // Who asks for more has the time for them.
    ...(SCHEDULES === USUAL && { interruptAfterTimeLimit: 15_000, markInterruptAsFailure: false }),
  })
  expect(told).toBeGreaterThan(5)
  expect(untold).toBeGreaterThan(5)
})
