import type { PushAddress, Service, Way } from '../channel.ts'

/** Where browsers are reached; the same for every sender. */
const PUSH_HOSTS =
  /^(fcm\.googleapis\.com|([a-z0-9-]+\.)+(push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com))$/

/** Hosts of the services; nothing else is ever posted to. */
const HOSTS: Readonly<Record<Service, RegExp>> = {
  ntfy: /^ntfy\.sh$/,
  discord: /^((ptb|canary)\.)?discord(app)?\.com$/,
  slack: /^hooks\.slack\.com$/,
  telegram: /^api\.telegram\.org$/,
  matrix: /^(matrix-client\.)?matrix\.org$/,
}

const PATHS: Readonly<Record<Service, RegExp>> = {
  ntfy: /^\/[A-Za-z0-9_-]{1,64}$/,
  discord: /^\/api\/(v\d+\/)?webhooks\/\d+\/[\w-]+$/,
  slack: /^\/services\/[\w/]+$/,
  telegram: /^\/bot\d+:[\w-]+\/sendMessage$/,
  matrix: /^\/_matrix\/client\/(v3|r0)\/rooms\/[^/]+\/send\/m\.room\.message$/,
}

/** An address over https with nothing odd about it: no port, no name or password, no fragment. */
const plain = (text: string): URL | undefined => {
  const url = URL.parse(text)
  const odd = url === null || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== ''
  return odd || url.hash !== '' ? undefined : url
}

/** Whether a browser's address leads to a service that browsers use. */
const isPushEndpoint = (text: string): boolean => PUSH_HOSTS.test(plain(text)?.hostname ?? '')

/** The service that a pasted address belongs to; `undefined` for every other address. */
export const serviceOf = (text: string): Service | undefined => {
  const url = plain(text)
  if (url === undefined) return undefined
  const fits = (service: Service): boolean => HOSTS[service].test(url.hostname) && PATHS[service].test(url.pathname)
  const service = (Object.keys(HOSTS) as Service[]).find(fits)
  if (service === 'telegram' && !url.searchParams.has('chat_id')) return undefined
  if (service === 'matrix' && !url.searchParams.has('access_token')) return undefined
  return service
}

/** A way of being told as its owner asks for it. */
export type AskedWay =
  | ({ readonly kind: 'push'; readonly device: string } & PushAddress)
  | { readonly kind: 'mail'; readonly address: string }
  | { readonly kind: 'hook'; readonly address: string }

/** Why there can be no such way. */
export type WayFault = 'bad-address' | 'bad-mail'

const MAIL = /^[^\s@<>"(),:;\\[\]]{1,64}@([\p{L}\d-]+\.)+[\p{L}\d-]+$/u
const isKeys = ({ p256dh, auth }: PushAddress): boolean => /^[\w-]{87}$/.test(p256dh) && /^[\w-]{22}$/.test(auth)

/** The way that is asked for, or why it cannot be. */
export const wayOf = (asked: AskedWay): Way | WayFault => {
  if (asked.kind === 'push') return isPushEndpoint(asked.endpoint) && isKeys(asked) ? asked : 'bad-address'
  if (asked.kind === 'mail') return MAIL.test(asked.address) ? { ...asked, confirmed: false } : 'bad-mail'
  const service = serviceOf(asked.address)
  return service === undefined ? 'bad-address' : { kind: 'hook', service, url: asked.address }
}
