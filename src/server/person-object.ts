import { DurableObject } from 'cloudflare:workers'
import { type Call, takeOn } from '../table/calls.ts'
import { DAY, MINUTE } from '../table/pace.ts'
import { languageOrSwedish } from '../words/language.ts'
import { type Channel, isUsable, withChannel } from './channel.ts'
import { now } from './clock.ts'
import { mailLink } from './deliver/mail.ts'
import { type AskedWay, type WayFault, wayOf } from './deliver/ways.ts'
import type { Env } from './env.ts'
import { feedToken, fits, mailboxId, newOnce, personKey } from './keys.ts'
import { confirmNotice, trialNotice } from './notices.ts'
import {
  type Person,
  type PersonLook,
  type Place,
  personLook,
  type Settings,
  withoutPlace,
  withPlace,
} from './person.ts'
import { PersonStore } from './person-store.ts'
import { personAt, tableAt } from './stubs.ts'
import { Teller } from './teller.ts'

/** Mails that ask for a yes: this many a day at most, by one person and to one address, for nobody there has said it. */
const MOST_ASKED = 3

/** As many tables as are told at once of something that matters at those in play. */
const LATEST = 20

/** One person: what spans tables, and how they are told when it is their turn. */
export class PersonObject extends DurableObject<Env> {
  readonly #store: PersonStore
  readonly #teller: Teller
  readonly #id: string

  constructor(context: DurableObjectState, env: Env) {
    super(context, env)
    this.#id = context.id.name ?? ''
    this.#store = new PersonStore(context.storage.kv)
    this.#teller = new Teller(env, this.#id, this.#store)
  }

  /** The person, for whoever holds the key; reading an unknown one writes nothing. */
  enter(key: string): PersonLook | undefined {
    const person = this.#store.person()
    return fits(key, personKey(this.env.SECRET, this.#id, person.linkGeneration)) ? this.#look(person, key) : undefined
  }

  /** The person, for whoever holds the address of the feed; without the key that opens more. */
  enterFeed(token: string): PersonLook | undefined {
    const person = this.#store.person()
    const right = feedToken(this.env.SECRET, this.#id, person.feedGeneration)
    return this.#store.isKnown() && fits(token, right) ? this.#look(person, '') : undefined
  }

  /**
   * Puts a place at the head of the list and remembers name and game. Answers whether the game is to be explained. Who
   * sits down beside them on the same phone, or gives no name, does not change theirs.
   */
  remember(place: Place, name: string, language: string, game: string): boolean {
    const person = this.#store.person()
    const isNew = !person.games.includes(game)
    const games = isNew ? [...person.games, game] : person.games
    const beside = person.places.some(({ table, chair }) => table === place.table && chair !== place.chair)
    const called = name === '' || (beside && person.name !== '') ? person.name : name
    this.#store.change({ ...withPlace(person, place), name: called, language, games })
    return isNew && person.lessons
  }

  /** Puts a place at the head of the list of somebody who is known, and leaves all else as they have it. */
  take(place: Place): void {
    if (this.#store.isKnown()) this.#store.change(withPlace(this.#store.person(), place))
  }

  /** Strikes out a place where somebody else sits now. */
  leave(place: Place): void {
    if (this.#store.isKnown()) this.#store.change(withoutPlace(this.#store.person(), place))
  }

  /** Changes what the person has chosen. */
  change(settings: Partial<Settings>): void {
    this.#store.change(settings)
    this.#arm()
  }

  /** Nothing more is explained to the person, at the tables they are at either. */
  async endLessons(): Promise<void> {
    this.#store.change({ lessons: false })
    const places = this.#store.person().places.slice(0, LATEST)
    await Promise.all(places.map(({ table, chair }) => tableAt(this.env, table).endLessons(chair, this.#id)))
  }

  /** Makes every earlier link worthless and sends every other browser away. Answers the new key. */
  newLink(): string {
    const linkGeneration = this.#store.person().linkGeneration + 1
    this.#store.change({ linkGeneration })
    return personKey(this.env.SECRET, this.#id, linkGeneration)
  }

  /** New addresses for feed and calendar; the old ones lead nowhere. */
  newFeed(): void {
    this.#store.change({ feedGeneration: this.#store.person().feedGeneration + 1 })
  }

  /** Forgets the person: tables keep the name only. */
  async forget(): Promise<void> {
    const { places } = this.#store.person()
    await Promise.all(places.map(({ table, chair }) => tableAt(this.env, table).forgetPerson(chair, this.#id)))
    await this.ctx.storage.deleteAll()
  }

  /** Adds a way of being told, to be tried before the others; an address of mail is asked first. */
  async add(said: AskedWay, origin: string, here: string): Promise<'added' | 'asked' | 'enough' | WayFault> {
    const way = wayOf(said)
    if (typeof way === 'string') return way
    const isMail = way.kind === 'mail'
    const mayAsk = !isMail || (await personAt(this.env, mailboxId(this.env.SECRET, way.address)).mayAsk())
    const { channels, asked, language, zone } = this.#store.person()
    const recent = asked.filter((at) => at > now() - DAY)
    if (isMail && (!mayAsk || recent.length >= MOST_ASKED)) return 'enough'
    this.#store.change({
      channels: withChannel(channels, { id: newOnce(), way, origin }),
      asked: isMail ? [...recent, now()] : recent,
      zone: zone || here,
    })
    for (const channel of this.#store.person().channels)
      if (isMail && channel.way.kind === 'mail' && channel.way.address === way.address && !isUsable(channel)) {
        const link = mailLink(this.env, { person: this.#id, channel, way: channel.way }, 'confirm')
        await this.#teller.by(channel, confirmNotice(languageOrSwedish(language), link))
      }
    this.#arm()
    return isMail ? 'asked' : 'added'
  }

  /** Of a mailbox, whoever names it: whether one more mail may ask there for a yes today. It is counted. */
  mayAsk(): boolean {
    const recent = this.#store.asked().filter((at) => at > now() - DAY)
    if (recent.length >= MOST_ASKED) return false
    this.#store.saveAsked([...recent, now()])
    void this.ctx.storage.setAlarm(now() + DAY)
    return true
  }

  /** Removes a way of being told. */
  remove(id: string): void {
    this.#changeChannels((channels) => channels.filter((channel) => channel.id !== id))
  }

  /** Puts a way of being told before the others. */
  prefer(id: string): void {
    this.#changeChannels((channels) =>
      channels.toSorted((one, other) => Number(other.id === id) - Number(one.id === id)),
    )
  }

  /** Whoever reads the mails to an address has said yes. */
  confirm(id: string): boolean {
    this.#changeChannels((channels) =>
      channels.map(({ failsSince: _, ...channel }) =>
        channel.id === id && channel.way.kind === 'mail'
          ? { ...channel, way: { ...channel.way, confirmed: true } }
          : channel,
      ),
    )
    return this.#store.person().channels.some((channel) => channel.id === id)
  }

  /** Sends something to see how notices come, at most once a minute. */
  async trial(id: string): Promise<'sent' | 'failed' | 'soon'> {
    const { channels, language } = this.#store.person()
    const channel = channels.find((one) => one.id === id && isUsable(one))
    if (channel === undefined) return 'failed'
    if ((channel.triedAt ?? 0) > now() - MINUTE) return 'soon'
    const tried = { ...channel, triedAt: now() }
    this.#changeChannels((all) => all.map((one) => (one.id === id ? tried : one)))
    const reader = { language: languageOrSwedish(language), origin: channel.origin }
    return (await this.#teller.by(tried, trialNotice(reader, now()))) === 'sent' ? 'sent' : 'failed'
  }

  /** A table says that a turn has come, that time runs out, or that somebody asks. The same again changes nothing. */
  tell(call: Call): void {
    if (!this.#store.isKnown()) return
    const calls = this.#store.calls()
    const taken = takeOn(calls, call)
    if (taken === calls) return
    this.#store.saveCalls(taken)
    this.#arm()
  }

  /** Sends what is due. Everything in it may run twice. */
  override async alarm(): Promise<void> {
    if (!this.#store.isKnown()) return this.#forgetMailbox()
    try {
      await this.#teller.work()
    } catch (error) {
      console.error(error)
      return this.ctx.storage.setAlarm(now() + MINUTE)
    }
    this.#arm()
  }

  /** Nothing is kept of a mailbox that nobody has named for a day. */
  async #forgetMailbox(): Promise<void> {
    const latest = this.#store.asked().at(-1) ?? 0
    await (latest > now() - DAY ? this.ctx.storage.setAlarm(latest + DAY) : this.ctx.storage.deleteAll())
  }

  #changeChannels(change: (channels: readonly Channel[]) => readonly Channel[]): void {
    this.#store.change({ channels: change(this.#store.person().channels) })
    this.#arm()
  }

  #arm(): void {
    const next = this.#teller.next()
    if (next !== undefined) void this.ctx.storage.setAlarm(next)
  }

  #look(person: Person, key: string): PersonLook {
    const feed = feedToken(this.env.SECRET, this.#id, person.feedGeneration)
    return personLook(person, this.#store.isKnown(), this.#id, key, feed)
  }
}
