import type { Env } from '../server/env.ts'

/** The surroundings of every request. */
export interface House {
  readonly Bindings: Env
}
