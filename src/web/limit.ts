import type { MiddlewareHandler } from 'hono'
import type { House } from './house.ts'
import { Refusal } from './refusal.ts'

/** Where a visitor stands in the network. Whoever has an address of six has all that begin like it. */
const placeOf = (address: string): string => (address.includes(':') ? address.split(':', 4).join(':') : address)

/**
 * Before what strangers can have us keep for months, such as tables and people: only so often from one place. Where the
 * network does not say who asks, nothing is counted.
 */
export const notTooOften: MiddlewareHandler<House> = async (context, next) => {
  const address = context.req.header('cf-connecting-ip')
  if (context.req.method === 'POST' && address !== undefined) {
    const counted = await context.env.VISITORS?.limit({ key: placeOf(address) })
    if (counted?.success === false) throw new Refusal('too-often')
  }
  return next()
}
