import { isDeepStrictEqual } from 'node:util'

/** Plain JSON, whose texts may hold the names of cards, alone or among other words. */

/** A copy of plain data with every text, keys included, changed by `change`. */
const mapTexts = (json: unknown, change: (text: string) => string): unknown => {
  if (typeof json === 'string') return change(json)
  if (Array.isArray(json)) return json.map((item) => mapTexts(item, change))
  if (typeof json !== 'object' || json === null) return json
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [change(key), mapTexts(value, change)]))
}

/** Every card of `pack` that plain data names, as often as it does. */
export const cardsIn = (json: unknown, pack: ReadonlySet<string>): readonly string[] => {
  const cards: string[] = []
  mapTexts(json, (text) => {
    for (const word of text.split(' ')) if (pack.has(word)) cards.push(word)
    return text
  })
  return cards
}

/** Plain data with its cards renamed. */
export const renamed = (json: object, names: ReadonlyMap<string, string>): object =>
  mapTexts(json, (text) =>
    text
      .split(' ')
      .map((word) => names.get(word) ?? word)
      .join(' '),
  ) as object

/** Plain data without some of its keys. */
export const withoutKeys = (json: object, keys: readonly string[]): object =>
  Object.fromEntries(Object.entries(json).filter(([key]) => !keys.includes(key)))

/** Plain data without what lies at a path like `own.given`. */
export const withoutPath = (json: object, path: string): object => {
  const [key = '', ...rest] = path.split('.')
  const inner = (json as Readonly<Record<string, unknown>>)[key]
  if (typeof inner !== 'object' || inner === null) return json
  return rest.length === 0 ? withoutKeys(json, [key]) : { ...json, [key]: withoutPath(inner, rest.join('.')) }
}

/** Whether something is what a copy through JSON gives back: no functions, no `undefined`, no `NaN`. */
export const isPlain = (value: unknown): boolean => isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value)

/** The same data, with everything in it closed against change. */
export const frozen = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const member of Object.values(value)) frozen(member)
  }
  return value
}
