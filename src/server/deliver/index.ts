import type { Channel } from '../channel.ts'
import type { Env } from '../env.ts'
import { sendHook } from './hook.ts'
import { sendMail } from './mail.ts'
import { sendPush } from './push.ts'
import type { Notice, Outcome } from './sender.ts'

/** Sends a notice by one channel. Whatever goes wrong on the way is an outcome too. */
export const deliver = async (env: Env, person: string, channel: Channel, notice: Notice): Promise<Outcome> => {
  const { way } = channel
  try {
    if (way.kind === 'push') return await sendPush(env, { person, channel, way }, notice)
    if (way.kind === 'mail') return await sendMail(env, { person, channel, way }, notice)
    return await sendHook(env, { person, channel, way }, notice)
  } catch {
    // What is stored of the channel cannot be used: another may work.
    return 'failed'
  }
}
