import type { Quiet } from '../table/quiet.ts'
import { type Channel, type ChannelLook, channelLook } from './channel.ts'

/** A place somebody has at a table. */
export interface Place {
  readonly table: string
  readonly chair: number
}

/** What spans tables for one person: no game state is ever here. */
export interface Person {
  readonly name: string
  /** Of notices and of new places; empty until known. */
  readonly language: string
  /** Where the person's day is; empty until known. */
  readonly zone: string
  /** When nothing is sent; absent if anything may come at any time. */
  readonly quiet?: Quiet | undefined
  /** Games that the person has sat down to. */
  readonly games: readonly string[]
  /** Games that are new to the person are explained. */
  readonly lessons: boolean
  /** Latest first. */
  readonly places: readonly Place[]
  /** In the order in which they are tried. */
  readonly channels: readonly Channel[]
  /** Rise when the person asks for a new link, or for new addresses of feed and calendar. */
  readonly linkGeneration: number
  readonly feedGeneration: number
  /** When mails to confirm an address were last sent, ms since 1970. */
  readonly asked: readonly number[]
}

/** Somebody of whom nothing is stored. */
export const NOBODY: Person = {
  name: '',
  language: '',
  zone: '',
  games: [],
  lessons: true,
  places: [],
  channels: [],
  linkGeneration: 0,
  feedGeneration: 0,
  asked: [],
}

/** What a person's own pages may show. */
export interface PersonLook extends Pick<Person, 'name' | 'language' | 'zone' | 'quiet' | 'lessons' | 'places'> {
  readonly id: string
  /** Whether anything is stored of them: a new browser is somebody of whom nothing is known. */
  readonly known: boolean
  /** The key of the person's link, and what opens feed and calendar. */
  readonly key: string
  readonly feed: string
  readonly channels: readonly ChannelLook[]
}

/** What the person may change at will. */
export type Settings = Pick<Person, 'name' | 'language' | 'zone' | 'lessons'> & { readonly quiet: Quiet | undefined }

/** A person as their own pages show them. */
export const personLook = (person: Person, known: boolean, id: string, key: string, feed: string): PersonLook => {
  const { name, language, zone, quiet, lessons, places, channels } = person
  return {
    id,
    known,
    key,
    feed,
    name,
    language,
    zone,
    lessons,
    places,
    channels: channels.map(channelLook),
    ...(quiet && { quiet }),
  }
}

/** As many places as a person's list keeps; the oldest fall out. */
const MOST_PLACES = 60

const samePlace = (one: Place, other: Place): boolean => one.table === other.table && one.chair === other.chair

/** The person with a place at the head of the list. */
export const withPlace = (person: Person, place: Place): Person => ({
  ...person,
  places: [place, ...person.places.filter((known) => !samePlace(known, place))].slice(0, MOST_PLACES),
})

/** The person without a place. */
export const withoutPlace = (person: Person, place: Place): Person => ({
  ...person,
  places: person.places.filter((known) => !samePlace(known, place)),
})
