import { siteWords } from '../../words/index.ts'
import type { Way } from '../channel.ts'
import type { Env } from '../env.ts'
import { mailToken } from '../keys.ts'
import type { Recipient, Sender } from './sender.ts'

type Mail = Way & { readonly kind: 'mail' }

/** The link in a mail to a channel's owner: to confirm the address, or to stop. */
export const mailLink = (env: Env, { person, channel }: Recipient<Mail>, act: 'confirm' | 'stop'): string =>
  `${channel.origin}/me/mail/${act}/${person}/${channel.id}/${mailToken(env.SECRET, act, person, channel.id)}`

/** A mail with the way to stop it: a link for people, and headers by which mail programs stop it in one tap. */
export const sendMail: Sender<Mail> = async (env, to, { id, title, body, url, language }) => {
  const { EMAIL, MAIL_FROM } = env
  if (EMAIL === undefined || MAIL_FROM === undefined) return 'failed'
  const stop = mailLink(env, to, 'stop')
  const foot = siteWords(language).notice.stop
  try {
    await EMAIL.send({
      from: { email: MAIL_FROM, name: 'Kortlänk' },
      to: to.way.address,
      subject: title,
      text: `${body}\n\n${url}\n\n-- \n${foot}\n${stop}\n`,
      headers: {
        'Content-Language': language,
        'X-Kortlank-Notice': id,
        'List-Unsubscribe': `<${stop}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    })
    return 'sent'
  } catch {
    return 'failed'
  }
}
