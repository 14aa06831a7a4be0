import { type Calls, NO_CALLS } from '../table/calls.ts'
import type { Told } from '../table/turn.ts'
import { NOBODY, type Person, type Place } from './person.ts'

/** A notice that went out and that its table does not know of yet. */
export interface Report extends Place {
  readonly move: number
  readonly told: Told
  /** When to tell the table, ms since 1970. */
  readonly retryAt: number
}

/** The storage of one person. Reading an unknown one writes nothing. */
export class PersonStore {
  readonly #kv: SyncKvStorage

  constructor(kv: SyncKvStorage) {
    this.#kv = kv
  }

  isKnown(): boolean {
    return this.#kv.get('person') !== undefined
  }

  person(): Person {
    return { ...NOBODY, ...this.#kv.get<Person>('person') }
  }

  /** Changes what is stored of the person. */
  change(change: Partial<Person>): void {
    this.#kv.put('person', { ...this.person(), ...change })
  }

  /** Of a mailbox: when mails asked there for a yes, ms since 1970. */
  asked(): readonly number[] {
    return this.#kv.get<readonly number[]>('asked') ?? []
  }

  saveAsked(asked: readonly number[]): void {
    this.#kv.put('asked', asked)
  }

  calls(): Calls {
    return this.#kv.get<Calls>('calls') ?? NO_CALLS
  }

  /** Whoever has been forgotten is not remembered again. */
  saveCalls(calls: Calls): void {
    if (this.isKnown()) this.#kv.put('calls', calls)
  }

  reports(): readonly Report[] {
    return this.#kv.get<readonly Report[]>('reports') ?? []
  }

  saveReports(reports: readonly Report[]): void {
    if (this.isKnown()) this.#kv.put('reports', reports)
  }
}
