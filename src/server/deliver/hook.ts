import type { Service, Way } from '../channel.ts'
import { type Notice, post, type Sender } from './sender.ts'
import { serviceOf } from './ways.ts'

const json = (body: object, headers: Readonly<Record<string, string>> = {}, method = 'POST'): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

const whole = ({ title, body, url }: Notice): string => `${title}\n${body}\n${url}`

/** Text in Slack's own marks, so that no name becomes a link or calls a channel. */
const slackText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Each service in its own words. */
const REQUESTS: Readonly<Record<Service, (url: URL, notice: Notice) => readonly [URL, RequestInit]>> = {
  ntfy: (url, { id, title, body, url: click }) => [
    new URL('/', url),
    json({ topic: url.pathname.slice(1), title, message: body, click, sequence_id: id }),
  ],
  discord: (url, notice) => [url, json({ content: whole(notice), allowed_mentions: { parse: [] } })],
  slack: (url, notice) => [url, json({ text: slackText(whole(notice)) })],
  telegram: (url, notice) => [
    new URL(url.pathname, url),
    json({
      chat_id: url.searchParams.get('chat_id'),
      text: whole(notice),
      link_preview_options: { is_disabled: true },
    }),
  ],
  matrix: (url, notice) => [
    new URL(`${url.pathname}/${notice.id}`, url),
    json(
      { msgtype: 'm.text', body: whole(notice) },
      { authorization: `Bearer ${url.searchParams.get('access_token')}` },
      'PUT',
    ),
  ],
}

/** Posts to an address that the person left: only to the services we know, and only as they are known. */
export const sendHook: Sender<Way & { kind: 'hook' }> = async (_, { way }, notice) => {
  if (serviceOf(way.url) !== way.service) return 'gone'
  return post(...REQUESTS[way.service](new URL(way.url), notice))
}
