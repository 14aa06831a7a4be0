import type { Language } from '../../words/language.ts'
import type { Channel, Way } from '../channel.ts'
import type { Env } from '../env.ts'

/** A notice as one person gets it: in their language, with a link, never with a card. */
export interface Notice {
  /** The same for every try at the same notice. */
  readonly id: string
  /** A later notice of the same topic takes the place of one that has not been seen. */
  readonly topic: string
  readonly language: Language
  readonly title: string
  readonly body: string
  readonly url: string
}

/**
 * What came of a try. `gone`: nobody listens there any more. `unclear`: no answer in time, so it may have arrived;
 * whoever tries again must send the same notice the same way.
 */
export type Outcome = 'sent' | 'gone' | 'failed' | 'unclear'

/** Whom a notice is for: the channel and its owner. */
export interface Recipient<W extends Way = Way> {
  readonly person: string
  readonly channel: Channel
  readonly way: W
}

/** Sends one notice one way. */
export type Sender<W extends Way = Way> = (env: Env, to: Recipient<W>, notice: Notice) => Promise<Outcome>

/** How long an answer may take, ms. */
const PATIENCE = 10_000

/** Posts to a service and judges its answer. Redirects are not followed: an address is what its owner left. */
export const post = async (url: URL | string, init: RequestInit): Promise<Outcome> => {
  const patience = new AbortController()
  // A timer that is left running would keep the object awake.
  const timer = setTimeout(() => patience.abort(), PATIENCE)
  try {
    const answer = await fetch(url, { ...init, redirect: 'manual', signal: patience.signal })
    await answer.body?.cancel()
    if (answer.ok) return 'sent'
    return answer.status === 404 || answer.status === 410 ? 'gone' : 'failed'
  } catch {
    return patience.signal.aborted ? 'unclear' : 'failed'
  } finally {
    clearTimeout(timer)
  }
}
