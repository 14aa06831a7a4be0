import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { DAY } from '../table/pace.ts'
import { now } from './clock.ts'
import { sha256hex } from './hmac.ts'

/**
 * Everything that a link or a cookie proves, made from the server's one secret: table ids that the server issued, the
 * keys of seats, the ids of people, and the sealed envelopes of fair deals. Storage holds none of these keys.
 */

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

/** Bytes as lower-case base32 without padding: no sign that a chat program takes for formatting or the end of a link. */
const base32 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => LETTERS[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

const mac = (secret: string, ...parts: readonly (string | number)[]): Buffer =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest()

/** Whether two texts are equal, in a time that depends on their lengths only. */
const same = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const BODY = 20
const TAG = 4

const tagged = (secret: string, kind: string, bytes: Uint8Array): string => {
  const body = base32(bytes).slice(0, BODY)
  return body + base32(mac(secret, kind, body)).slice(0, TAG)
}

const issued = (secret: string, kind: string, id: string): boolean =>
  /^[a-z2-7]{24}$/.test(id) && same(base32(mac(secret, kind, id.slice(0, BODY))).slice(0, TAG), id.slice(BODY))

/** Whether this server issued a table id: 100 bits and a 20-bit tag, so that a mistyped or made-up one touches no storage. */
export const isTableId = (secret: string, id: string): boolean => issued(secret, 'table', id)

/** Whether this server issued the id of a person. */
export const isPersonId = (secret: string, id: string): boolean => issued(secret, 'person', id)

/** A new id for a person (`/me`). */
export const newPersonId = (secret: string): string => tagged(secret, 'person', randomBytes(16))

/** The key of a person: 160 bits, 32 letters. A new generation makes all earlier keys worthless. */
export const personKey = (secret: string, person: string, generation: number): string =>
  base32(mac(secret, 'me', person, generation).subarray(0, 20))

/** What the cookie of a person holds: the id and the key. */
export const personToken = (person: string, key: string): string => `${person}.${key}`

/** The person and the key that a token names; whether the key fits is for the person to say. */
export const readPersonToken = (secret: string, token: string): { person: string; key: string } | undefined => {
  const [person = '', key = ''] = token.split('.')
  return isPersonId(secret, person) ? { person, key } : undefined
}

/** Whether a key opens what only the holder of a person's link may see. */
export const fits = (key: string, right: string): boolean => same(key, right)

/** The address of a person's feed and calendar: the id and a key that opens nothing else. */
export const feedToken = (secret: string, person: string, generation: number): string =>
  person + base32(mac(secret, 'feed', person, generation).subarray(0, 20))

/** What a link in a mail proves: that whoever has it reads the mails to that address. */
export const mailToken = (secret: string, act: 'confirm' | 'stop', person: string, channel: string): string =>
  base32(mac(secret, 'mail', act, person, channel).subarray(0, 20))

/** What counts the mails to an address that has not said yes: a place no link or cookie can name. */
export const mailboxId = (secret: string, address: string): string =>
  `mailbox-${base32(mac(secret, 'mailbox', address.toLowerCase().replace(/\+[^@]*/, '')).subarray(0, 20))}`

/** The key of a seat: 160 bits, 32 letters. A new generation makes all earlier keys worthless. */
export const seatKey = (secret: string, table: string, chair: number, generation: number): string =>
  base32(mac(secret, 'seat', table, chair, generation).subarray(0, 20))

/** Whether `key` opens the chair, opened it once, or never did. */
export const judgeKey = (
  secret: string,
  table: string,
  chair: number,
  generation: number,
  key: string,
): 'right' | 'old' | 'wrong' => {
  if (same(seatKey(secret, table, chair, generation), key)) return 'right'
  const older = Array.from({ length: generation }, (_, number) => seatKey(secret, table, chair, number))
  return older.some((old) => same(old, key)) ? 'old' : 'wrong'
}

/** The secret of a match in a sealed envelope: fixed, and its fingerprint known, before anybody sits down. */
interface Envelope {
  /** What the form carries; only this server can open it. */
  readonly sealed: string
  /** SHA-256 of the secret, hex. */
  readonly commitment: string
}

/** How long an envelope can be used, ms: longer than a form lies open. A table remembers so long that it had one. */
export const ENVELOPE_LIFE = 30 * DAY

/** Bytes of an envelope: nonce, secret, the time it was drawn at, tag. */
const [NONCE, DRAWN, TIME, SEAL] = [12, 32, 6, 16]

const sealKey = (secret: string): Buffer => mac(secret, 'envelope')

/** Draws 256 bits from the system's generator and seals them. */
export const newEnvelope = (secret: string): Envelope => {
  const drawn = randomBytes(DRAWN)
  const nonce = randomBytes(NONCE)
  const time = Buffer.alloc(TIME)
  time.writeUIntBE(now(), 0, TIME)
  const cipher = createCipheriv('aes-256-gcm', sealKey(secret), nonce)
  const sealed = Buffer.concat([nonce, cipher.update(drawn), cipher.update(time), cipher.final(), cipher.getAuthTag()])
  return { sealed: sealed.toString('base64url'), commitment: sha256hex(drawn) }
}

/**
 * Opens an envelope that is not too old. The table's id follows from it, so the same form posted twice makes one table;
 * a table that is cleared away remembers for as long as its envelope could come again, so no secret is ever used for two.
 */
export const openEnvelope = (
  secret: string,
  sealed: string,
): { id: string; drawn: string; commitment: string } | undefined => {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length !== NONCE + DRAWN + TIME + SEAL) return undefined
  const decipher = createDecipheriv('aes-256-gcm', sealKey(secret), bytes.subarray(0, NONCE))
  decipher.setAuthTag(bytes.subarray(-SEAL))
  try {
    const opened = Buffer.concat([decipher.update(bytes.subarray(NONCE, -SEAL)), decipher.final()])
    if (opened.readUIntBE(DRAWN, TIME) + ENVELOPE_LIFE < now()) return undefined
    const drawn = opened.subarray(0, DRAWN)
    const commitment = sha256hex(drawn)
    return { id: tagged(secret, 'table', mac(secret, 'id', commitment)), drawn: drawn.toString('hex'), commitment }
  } catch {
    return undefined
  }
}

/** A token for one form, so that posting it twice acts once. */
export const newOnce = (): string => base32(randomBytes(15))
