/** The services whose addresses people may leave, to be posted to. */
const SERVICES = ['ntfy', 'discord', 'slack', 'telegram', 'matrix'] as const
export type Service = (typeof SERVICES)[number]

/** Where a browser listens, as it told us. */
export interface PushAddress {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** How a person is told. The addresses are secrets: no page shows them again. */
export type Way =
  | ({ readonly kind: 'push'; readonly device: string } & PushAddress)
  | { readonly kind: 'mail'; readonly address: string; readonly confirmed: boolean }
  | { readonly kind: 'hook'; readonly service: Service; readonly url: string }

/** One of a person's ways of being told, with what came of it. */
export interface Channel {
  readonly id: string
  readonly way: Way
  /** Scheme and host at which the person added it; notices lead there. */
  readonly origin: string
  /** When something last went out by it, and since when it fails, ms since 1970. */
  readonly sentAt?: number
  readonly failsSince?: number
  /** When its owner last asked for a trial. */
  readonly triedAt?: number
}

/** A channel as its owner sees it. */
export interface ChannelLook {
  readonly id: string
  readonly kind: Way['kind']
  /** The device, the address, or the service: enough to know it by, never enough to use it. */
  readonly label: string
  readonly state: 'works' | 'new' | 'unconfirmed' | 'fails'
  readonly sentAt?: number
}

/** The most channels of one person. */
const MOST_CHANNELS = 8

/** Whether something can be sent by it. */
export const isUsable = ({ way }: Channel): boolean => way.kind !== 'mail' || way.confirmed

/** What the table notes of a notice: how, never where to. */
export const nameOfWay = (way: Way): string => (way.kind === 'hook' ? way.service : way.kind)

const labelOf = (way: Way): string => {
  if (way.kind === 'push') return way.device
  return way.kind === 'mail' ? way.address : way.service
}

const stateOf = (channel: Channel): ChannelLook['state'] => {
  if (!isUsable(channel)) return 'unconfirmed'
  if (channel.failsSince !== undefined) return 'fails'
  return channel.sentAt === undefined ? 'new' : 'works'
}

/** A channel as its owner sees it. */
export const channelLook = (channel: Channel): ChannelLook => ({
  id: channel.id,
  kind: channel.way.kind,
  label: labelOf(channel.way),
  state: stateOf(channel),
  ...(channel.sentAt !== undefined && { sentAt: channel.sentAt }),
})

/** Whether two ways reach the same place. */
const sameWay = (one: Way, other: Way): boolean => {
  if (one.kind === 'push' && other.kind === 'push') return one.endpoint === other.endpoint
  if (one.kind === 'mail' && other.kind === 'mail') return one.address === other.address
  return one.kind === 'hook' && other.kind === 'hook' && one.url === other.url
}

/** The channels with another one, to be tried first; the same place again only renews what is known of it. */
export const withChannel = (channels: readonly Channel[], added: Channel): readonly Channel[] => {
  const known = channels.find(({ way }) => sameWay(way, added.way))
  return known === undefined
    ? [added, ...channels].slice(0, MOST_CHANNELS)
    : channels.map((channel) =>
        channel === known && added.way.kind === 'push' ? { ...channel, way: added.way, origin: added.origin } : channel,
      )
}
