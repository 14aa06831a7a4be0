import type { PersonObject } from './person-object.ts'
import type { TableObject } from './table-object.ts'

/** What wrangler.toml and the secrets give the worker. */
export interface Env {
  /** The server's one secret; everything that links and cookies prove is made from it. */
  readonly SECRET: string
  readonly TABLES: DurableObjectNamespace<TableObject>
  readonly PEOPLE: DurableObjectNamespace<PersonObject>
  readonly ASSETS: Fetcher
  /** Counts what comes from one place in the network. */
  readonly VISITORS?: RateLimit
  /** The way mails go out, and who they are from; without both there are none. */
  readonly EMAIL?: SendEmail
  readonly MAIL_FROM?: string
}
