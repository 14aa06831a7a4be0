import { createHash, createHmac } from 'node:crypto'
import type { Hmac } from '../core/fair.ts'

/** HMAC-SHA-256 under a secret; synchronous in workerd and in Node, so that no wait comes between load and save. */
export const hmac =
  (secret: Uint8Array): Hmac =>
  (label) =>
    createHmac('sha256', secret).update(label, 'utf8').digest()

/** SHA-256 in lower-case hex. */
export const sha256hex = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
