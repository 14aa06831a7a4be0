import { DurableObject } from 'cloudflare:workers'
import type { Owed } from '../table/clock.ts'
import type { Env } from './env.ts'

/** A place somebody has at a table. */
export interface Place {
  readonly table: string
  readonly chair: number
}

/** What spans tables for one person: no game state is ever here. */
export interface Person {
  readonly name: string
  readonly language: string
  /** Latest first. */
  readonly places: readonly Place[]
}

/** A turn at a table that its person must be told of. */
export interface TurnCall extends Owed {
  readonly table: string
  /** When time is out, ms since 1970. */
  readonly deadline: number | undefined
}

const NOBODY: Person = { name: '', language: '', places: [] }

/** As many places as a person's list keeps; the oldest fall out. */
const MOST_PLACES = 60

const samePlace = (one: Place, other: Place): boolean => one.table === other.table && one.chair === other.chair

/** One person, as this browser knows them. */
export class PersonObject extends DurableObject<Env> {
  /** What is known of the person; reading an unknown one writes nothing. */
  look(): Person {
    return this.ctx.storage.kv.get<Person>('person') ?? NOBODY
  }

  /** Puts a place at the head of the list and remembers the name used there. */
  remember(place: Place, name: string, language: string): void {
    const { places } = this.look()
    const others = places.filter((known) => !samePlace(known, place))
    this.#save({ name, language, places: [place, ...others].slice(0, MOST_PLACES) })
  }

  /** Changes what the person is called and reads. */
  change(change: Partial<Pick<Person, 'name' | 'language'>>): void {
    this.#save({ ...this.look(), ...change })
  }

  /** A table says that a turn has come, or that time runs out. */
  tell(_: TurnCall): void {
    // Nobody has chosen to be told yet; the list of tables shows the turn.
  }

  #save(person: Person): void {
    this.ctx.storage.kv.put('person', person)
  }
}
