/** `npm run --silent vapid`: a new pair of keys by which browsers know the server that pushes, as lines for `.dev.vars`. */
import { generateKeyPairSync } from 'node:crypto'

/** @returns {{ VAPID_PUBLIC: string, VAPID_PRIVATE: string }} */
export const newVapid = () => {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return { VAPID_PUBLIC: point.toString('base64url'), VAPID_PRIVATE: d }
}

/** As lines of a file with secrets. */
export const vapidLines = () =>
  Object.entries(newVapid())
    .map(([name, value]) => `${name}=${value}\n`)
    .join('')

if (process.argv[1]?.endsWith('vapid.mjs')) process.stdout.write(vapidLines())
