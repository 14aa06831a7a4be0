import { createHash } from 'node:crypto'
import { expect } from 'vitest'

/**
 * Chance of a test file: bytes that look random, and the same each time the file runs. A deal that breaks a test thus
 * breaks it again for whoever looks into it, and no test passes by luck.
 */
const file = expect.getState().testPath?.replace(/^.*\/test\//, '') ?? ''
let blocks = 0

const fill = (bytes: Uint8Array): void => {
  for (let at = 0; at < bytes.length; at += 32) {
    const block = createHash('sha256').update(`${file} ${blocks++}`).digest()
    bytes.set(block.subarray(0, bytes.length - at), at)
  }
}

crypto.getRandomValues = (array) => {
  if (ArrayBuffer.isView(array)) fill(new Uint8Array(array.buffer, array.byteOffset, array.byteLength))
  return array
}
