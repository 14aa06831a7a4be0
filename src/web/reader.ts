import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { seatPath } from '../pages/address.ts'
import { personToken, readPersonToken } from '../server/keys.ts'
import { isZone } from '../table/quiet.ts'
import { isLanguage, LANGUAGES, type Language } from '../words/language.ts'
import type { House } from './house.ts'

/** How long a browser keeps what we give it: the longest that browsers allow. */
const MOST_SECONDS = 400 * 24 * 60 * 60

const isSecure = (context: Context<House>): boolean => new URL(context.req.url).protocol === 'https:'

/**
 * Gives the browser a cookie for an address and all below it. Over https its name says that it came that way; plain
 * http, as when trying things out at home, can only have a plain name.
 */
const give = (context: Context<House>, name: string, value: string, path: string): void => {
  const common = { path, httpOnly: true, sameSite: 'Lax', maxAge: MOST_SECONDS } as const
  setCookie(context, name, value, isSecure(context) ? { ...common, secure: true, prefix: 'secure' } : common)
}

const held = (context: Context<House>, name: string): string | undefined =>
  isSecure(context) ? getCookie(context, name, 'secure') : getCookie(context, name)

/** The language of the reader: chosen, or the first that the browser asks for and we speak, or Swedish. */
export const languageOf = (context: Context<House>): Language => {
  const chosen = held(context, 'language')
  if (isLanguage(chosen)) return chosen
  return accepts(context, {
    header: 'Accept-Language',
    supports: [...LANGUAGES],
    default: LANGUAGES[0],
    match: (asked, { default: otherwise }) =>
      asked
        .filter(({ q }) => q > 0)
        .map(({ type }) => type.toLowerCase().split('-')[0])
        .find(isLanguage) ?? otherwise,
  }) as Language
}

/** This browser reads this language from now on. */
export const chooseLanguage = (context: Context<House>, language: Language): void =>
  give(context, 'language', language, '/')

/** Whether this browser shows the suits in four colours: diamonds blue, clubs green. */
export const hasFourColours = (context: Context<House>): boolean => held(context, 'suits') === 'four'

/** This browser shows the suits in four colours from now on, or in two. */
export const chooseColours = (context: Context<House>, four: boolean): void =>
  give(context, 'suits', four ? 'four' : 'two', '/')

/** The person this browser says it belongs to, and the key that it holds; whether it fits is for the person to say. */
export const tokenOf = (context: Context<House>): { person: string; key: string } | undefined => {
  const token = held(context, 'me')
  return token === undefined ? undefined : readPersonToken(context.env.SECRET, token)
}

/** Gives this browser to a person, for as long as browsers remember. */
export const belongTo = (context: Context<House>, person: string, key: string): void =>
  give(context, 'me', personToken(person, key), '/')

/** This browser belongs to nobody any more. */
export const belongToNobody = (context: Context<House>): void => {
  const common = { path: '/' }
  deleteCookie(context, 'me', isSecure(context) ? { ...common, secure: true, prefix: 'secure' } : common)
}

/** This browser reckons in this time zone from now on. */
export const chooseZone = (context: Context<House>, zone: string): void => give(context, 'zone', zone, '/')

/**
 * The time zone of the reader: chosen, or the one in which the network sees them; empty where it cannot tell, as in a
 * house at home.
 */
export const zoneOf = (context: Context<House>): string => {
  const chosen = held(context, 'zone') ?? ''
  if (isZone(chosen)) return chosen
  if (context.req.header('cf-ray') === undefined) return ''
  const { timezone = '' } = (context.req.raw.cf ?? {}) as { readonly timezone?: string }
  return isZone(timezone) ? timezone : ''
}

/** The key this browser holds for a seat. It is kept for that seat's address alone. */
export const keyOf = (context: Context<House>): string => held(context, 'seat') ?? ''

/** Lets this browser into a seat. */
export const letIn = (context: Context<House>, table: string, chair: number, key: string): void =>
  give(context, 'seat', key, seatPath(table, chair))
