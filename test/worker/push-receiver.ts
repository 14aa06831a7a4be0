const ecdh = { name: 'ECDH', namedCurve: 'P-256' } as const
const utf8 = new TextEncoder()

const joined = (...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(parts.flatMap((part) => [...part]))
const base64url = (bytes: ArrayBuffer | Uint8Array): string => Buffer.from(bytes as Uint8Array).toString('base64url')

const derived = async (
  secret: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  length: number,
) => {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  return new Uint8Array(await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, length * 8))
}

/** A browser that has asked for pushes: what it tells the house, and how it reads what comes (RFC 8291). */
export interface Browser {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly read: (sealed: Uint8Array) => Promise<unknown>
}

/** A new browser with keys of its own, reached by an address at a push service. */
export const newBrowser = async (endpoint: string): Promise<Browser> => {
  const { privateKey, publicKey } = (await crypto.subtle.generateKey(ecdh, true, ['deriveBits'])) as CryptoKeyPair
  const mine = new Uint8Array((await crypto.subtle.exportKey('raw', publicKey)) as ArrayBuffer)
  const auth = crypto.getRandomValues(new Uint8Array(16))
  const read = async (sealed: Uint8Array): Promise<unknown> => {
    const salt = new Uint8Array(sealed.slice(0, 16))
    const theirs = new Uint8Array(sealed.slice(21, 21 + (sealed[20] ?? 0)))
    const key = await crypto.subtle.importKey('raw', theirs, ecdh, false, [])
    const shared = new Uint8Array(await crypto.subtle.deriveBits({ ...ecdh, public: key } as never, privateKey, 256))
    const first = await derived(shared, auth, joined(utf8.encode('WebPush: info\0'), mine, theirs), 32)
    const content = await derived(first, salt, utf8.encode('Content-Encoding: aes128gcm\0'), 16)
    const nonce = await derived(first, salt, utf8.encode('Content-Encoding: nonce\0'), 12)
    const aes = await crypto.subtle.importKey('raw', content, 'AES-GCM', false, ['decrypt'])
    const opened = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: nonce },
      aes,
      new Uint8Array(sealed.slice(21 + theirs.length)),
    )
    const text = new TextDecoder().decode(opened)
    // After it come the mark of the last record and the padding.
    return JSON.parse(text.slice(0, text.lastIndexOf('}') + 1))
  }
  return { endpoint, p256dh: base64url(mine), auth: base64url(auth), read }
}
