/** What can be wrong with a request as a whole, and its status; each has a page of its own that says what to do next. */
export const STATUS = {
  'not-found': 404,
  'not-here': 404,
  'not-over': 404,
  'not-your-seat': 403,
  'wrong-key': 403,
  'old-key': 403,
  'open-seat': 403,
  'wrong-me': 403,
  'foreign-form': 403,
  'not-allowed': 405,
  'bad-form': 422,
  'too-large': 413,
  'wrong-type': 415,
  'too-often': 429,
  server: 500,
} as const
export type RefusalKind = keyof typeof STATUS

/**
 * Ends a request with the page of its kind. `name` and `table` let that page say whose seat it is and where to go;
 * `mine` is a chair that the reader's own list has.
 */
export class Refusal extends Error {
  readonly kind: RefusalKind
  readonly about: { readonly name?: string; readonly table?: string; readonly mine?: number }

  constructor(kind: RefusalKind, about: Refusal['about'] = {}) {
    super(kind)
    this.kind = kind
    this.about = about
  }
}
