import type { Random } from './random.ts'
import { type FairProof, isObject, isTexts, readRecord } from './record.ts'
import { type FindGame, type Moment, type RecordFault, replay } from './replay.ts'
import type { Result } from './result.ts'
import { allSeats } from './seat.ts'

/** HMAC-SHA-256 under the secret of a match: the 32 bytes for the UTF-8 text of a label. */
export type Hmac = (label: string) => Uint8Array

/**
 * Pack number `n` of a match: the Fisher–Yates shuffle of `pack`, from the last place down to the second, each place
 * swapped with one of those up to it. Packs count from 1; number 0 is the lot for the seats. The places come from a
 * stream of 32-bit big-endian words, HMAC after HMAC of the label `["kortlank", n, block, ...cuts]` written as JSON
 * without blanks, for block 0, 1, 2 …; a word that would favour some places is passed over. `cuts` stand in the order in
 * which people sat down, empty for those who gave none.
 */
export const fairShuffle = <Item>(
  hmac: Hmac,
  cuts: readonly string[],
  n: number,
  pack: readonly Item[],
): readonly Item[] => {
  const words = wordsOf((block) => hmac(JSON.stringify(['kortlank', n, block, ...cuts])))
  const items = [...pack]
  for (let place = items.length - 1; place > 0; place--) {
    const other = below(place + 1, words)
    const moved = items[place] as Item
    items[place] = items[other] as Item
    items[other] = moved
  }
  return items
}

function* wordsOf(bytesOf: (block: number) => Uint8Array): Generator<number, never> {
  for (let block = 0; ; block++) {
    const bytes = bytesOf(block)
    const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    for (let at = 0; at < bytes.byteLength; at += 4) yield words.getUint32(at)
  }
}

/** A number from 0 up to but not `count`, each as likely as any other. */
const below = (count: number, words: Generator<number, never>): number => {
  const fair = 2 ** 32 - (2 ** 32 % count)
  let word = words.next().value
  while (word >= fair) word = words.next().value
  return word % count
}

/**
 * Chance that anybody can compute again once the secret is known, from pack number `firstPack` on: 1, plus the packs that
 * the match has had shuffled before.
 */
export const fairRandom = (hmac: Hmac, cuts: readonly string[], firstPack: number): Random => {
  let next = firstPack
  return { shuffle: (pack) => fairShuffle(hmac, cuts, next++, pack) }
}

/** The hash functions, which this folder does not have. */
interface Hashes {
  hmac(secret: Uint8Array): Hmac
  /** SHA-256 in lower-case hex. */
  sha256hex(bytes: Uint8Array): string
}

/** What was checked about a record's chance. `proof`: whether the header tells what is needed to check anything. */
export type FairCheck = { readonly ok: boolean } & (
  | { readonly code: 'proof' }
  | { readonly code: 'commitment'; readonly commitment: string }
  | { readonly code: 'lot'; readonly lot: readonly number[] }
  | { readonly code: 'pack'; readonly pack: number; readonly cards: number }
  | { readonly code: 'replay'; readonly end: Result<Moment, RecordFault> }
)

/** Computes again everything that chance decided in a record. The list ends with the first thing that does not match. */
export const checkFair = (text: string, hashes: Hashes, findGame: FindGame): readonly FairCheck[] => {
  const checks: FairCheck[] = []
  for (const check of fairChecks(text, hashes, findGame)) {
    checks.push(check)
    if (!check.ok) break
  }
  return checks
}

function* fairChecks(text: string, { hmac, sha256hex }: Hashes, findGame: FindGame): Generator<FairCheck, void> {
  const proof = readProof(readRecord(text).header.json)
  yield { code: 'proof', ok: proof !== undefined }
  if (proof === undefined) return
  const { commitment, cuts, lot } = proof
  const secret = bytesOfHex(proof.secret)
  const hmacOfSecret = hmac(secret)
  yield { code: 'commitment', ok: sha256hex(secret) === commitment, commitment }
  if (lot !== undefined) {
    const drawn = fairShuffle(hmacOfSecret, cuts, 0, allSeats(cuts.length))
    yield { code: 'lot', ok: drawn.join() === lot.join(), lot }
  }
  const moments = replay(text, findGame)
  let pack = 0
  let next = moments.next()
  for (; next.done !== true; next = moments.next()) {
    for (const { pack: asked, order } of next.value.shuffled) {
      pack++
      const fair = fairShuffle(hmacOfSecret, cuts, pack, asked)
      yield { code: 'pack', ok: fair.join() === order.join(), pack, cards: asked.length }
    }
  }
  yield { code: 'replay', ok: next.value.ok, end: next.value }
}

/** The proof in a header; none unless there is a cut, given or not, for every seat. */
const readProof = (header: unknown): FairProof | undefined => {
  if (!isObject(header) || !isObject(header.fair)) return undefined
  const { commitment, secret, cuts, lot } = header.fair
  if (typeof commitment !== 'string' || typeof secret !== 'string' || !/^([0-9a-f]{2})+$/.test(secret)) return undefined
  if (!isTexts(cuts) || !isTexts(header.seats) || cuts.length !== header.seats.length) return undefined
  if (lot === undefined) return { commitment, secret, cuts }
  const isLot = Array.isArray(lot) && lot.every((chair) => Number.isInteger(chair))
  return isLot ? { commitment, secret, cuts, lot } : undefined
}

const bytesOfHex = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
