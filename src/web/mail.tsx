import type { Context } from 'hono'
import { AskPage } from '../pages/ask.tsx'
import { SaidPage } from '../pages/said.tsx'
import { fits, isPersonId, mailToken } from '../server/keys.ts'
import { personAt } from '../server/stubs.ts'
import { siteWords } from '../words/index.ts'
import { page, pageProps } from './answer.tsx'
import type { House } from './house.ts'
import { done } from './me.tsx'
import { languageOf } from './reader.ts'
import { Refusal } from './refusal.ts'

/** What a link in a mail is for: to say yes to mails, or to stop them. */
type Act = 'confirm' | 'stop'

/** The person and the channel of a link in a mail, if this server made it. */
const signed = (context: Context<House>, act: Act) => {
  const [, , , , person = '', channel = '', token = ''] = new URL(context.req.url).pathname.split('/')
  const { SECRET } = context.env
  const right = isPersonId(SECRET, person) && fits(token, mailToken(SECRET, act, person, channel))
  return right ? { person, channel } : undefined
}

/** Whether this is the post by which mail programs stop mails: from elsewhere, and proved by its address alone. */
export const isOneClick = (context: Context<House>): boolean =>
  context.req.method === 'POST' &&
  context.req.path.startsWith('/me/mail/stop/') &&
  signed(context, 'stop') !== undefined

const asked =
  (act: Act) =>
  (context: Context<House>): Response => {
    if (signed(context, act) === undefined) throw new Refusal('not-found')
    const words = siteWords(languageOf(context)).me
    const texts =
      act === 'confirm'
        ? { title: words.confirmTitle, text: words.confirmText, yes: words.confirmYes, no: words.confirmNo }
        : { title: words.stopTitle, text: words.stopText, yes: words.stopYes, no: words.stopNo }
    return page(
      context,
      <AskPage {...pageProps(context)} {...texts} post={new URL(context.req.url).pathname} back="/me" />,
    )
  }

/** GET /me/mail/confirm/…: asks whether mails are wanted. */
export const askConfirm = asked('confirm')

/** GET /me/mail/stop/…: asks whether to stop them. */
export const askStop = asked('stop')

/** POST /me/mail/confirm/…: they are. */
export const confirm = async (context: Context<House>): Promise<Response> => {
  const link = signed(context, 'confirm')
  if (link === undefined || !(await personAt(context.env, link.person).confirm(link.channel)))
    throw new Refusal('not-found')
  return done(context, 'confirmed')
}

/** POST /me/mail/stop/…: no more of them. The same again finds them stopped. */
export const stop = async (context: Context<House>): Promise<Response> => {
  const link = signed(context, 'stop')
  if (link === undefined) throw new Refusal('not-found')
  await personAt(context.env, link.person).remove(link.channel)
  const words = siteWords(languageOf(context)).me
  return page(context, <SaidPage {...pageProps(context)} title={words.stopped} text={words.stoppedText} />)
}
