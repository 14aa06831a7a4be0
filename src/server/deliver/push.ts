import { buildPushPayload } from '@block65/webcrypto-web-push'
import type { Way } from '../channel.ts'
import { vapidOf } from '../vapid.ts'
import { post, type Sender } from './sender.ts'

/** A phone that is off for two days gets the notice all the same. */
const TTL = 2 * 24 * 60 * 60

/** Web Push: a declarative message, which browsers that know it show by themselves and ours shows from `sw.js`. */
export const sendPush: Sender<Way & { kind: 'push' }> = async (env, { channel, way }, notice) => {
  const { title, body, language, url, topic } = notice
  const message = { web_push: 8030, notification: { title, body, lang: language, navigate: url, tag: topic } }
  const {
    method,
    headers,
    body: sealed,
  } = await buildPushPayload(
    { data: message, options: { ttl: TTL, topic, urgency: 'high' } },
    { endpoint: way.endpoint, expirationTime: null, keys: { p256dh: way.p256dh, auth: way.auth } },
    { subject: channel.origin, ...vapidOf(env.SECRET) },
  )
  return post(way.endpoint, { method, headers, body: sealed })
}
