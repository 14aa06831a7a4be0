import { createECDH, createHmac } from 'node:crypto'

/** The pair of keys by which browsers know the server that pushes to them (RFC 8292), base64url. */
interface Vapid {
  readonly publicKey: string
  readonly privateKey: string
}

/** The order of the curve P-256: a private key is a smaller number. */
const ORDER = 'ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551'

/** The pair that belongs to the server's secret: the same as long as that stays, and nothing more to keep. */
export const vapidOf = (secret: string, attempt = 0): Vapid => {
  const number = createHmac('sha256', secret).update(`vapid ${attempt}`).digest()
  // One number in four thousand million is none of the curve's.
  if (number.toString('hex') >= ORDER) return vapidOf(secret, attempt + 1)
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(number)
  return { publicKey: pair.getPublicKey().toString('base64url'), privateKey: number.toString('base64url') }
}
