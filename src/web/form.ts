import type { Context } from 'hono'
import * as v from 'valibot'
import { Refusal } from './refusal.ts'

/** The largest form the house takes, in bytes; the largest it makes is a tenth of it. */
export const MOST_BYTES = 16_384

/** Fields of a form that were sent once or more, in order. */
export type Fields = Readonly<Record<string, readonly string[]>>

const FORM = 'application/x-www-form-urlencoded'

/** A text as a person types it: no replacement or control characters, which come from bytes that are no text. */
const isText = (text: string): boolean => !/[\p{Cc}\uFFFD]/u.test(text)

/** The fields of a posted form. Throws the refusal for another type (415) or bytes that are no text (422). */
export const readFields = async (context: Context): Promise<Fields> => {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== FORM) throw new Refusal('wrong-type')
  // Bytes that are no text become the replacement character, which no field may hold.
  const pairs = [...new URLSearchParams(new TextDecoder().decode(await context.req.arrayBuffer()))]
  if (!pairs.flat().every(isText)) throw new Refusal('bad-form')
  const fields = new Map<string, string[]>()
  for (const [name, value] of pairs) {
    const known = fields.get(name)
    if (known === undefined) fields.set(name, [value])
    else known.push(value)
  }
  return Object.fromEntries(fields)
}

/** One field, sent exactly once, of at most so many characters. */
export const one = (most: number) =>
  v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(most))),
    v.length(1),
    v.transform((values) => values[0] ?? ''),
  )

/** A field that may be missing; then it is empty. */
export const maybe = (most: number) => v.optional(one(most), [''])

/** A field with a whole number from 0. */
export const count = v.pipe(one(9), v.regex(/^(0|[1-9]\d*)$/), v.transform(Number))

/** A field with a moment that the page was told, ms since 1970. */
export const moment = v.pipe(one(15), v.regex(/^[1-9]\d*$/), v.transform(Number))

/** Fields of the same name, at most so many. */
export const several = (most: number, length: number) =>
  v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(length))), v.maxLength(most)), [])

/** The form as `shape` describes it; a missing, repeated, overlong or additional field is refused (422). */
export const readForm = async <Shape extends v.ObjectEntries>(
  context: Context,
  shape: Shape,
): Promise<v.InferOutput<v.StrictObjectSchema<Shape, undefined>>> => {
  const read = v.safeParse(v.strictObject(shape), await readFields(context))
  if (!read.success) throw new Refusal('bad-form')
  return read.output
}
