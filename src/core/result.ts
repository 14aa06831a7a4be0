/** Why an action is refused: a code that a rulebook lists, and the particulars that the sentence about it needs. */
export interface RuleError {
  readonly code: string
}

/** Either a value or the reason there is none. */
export type Result<Value, Reason> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Reason }

/** A result that carries a value. */
export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value })

/** A result that carries the reason for a refusal. */
export const refused = <Reason>(error: Reason): { readonly ok: false; readonly error: Reason } => ({ ok: false, error })
