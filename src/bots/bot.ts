import type { GameTypes } from '../core/game.ts'

/** Chance for a bot: a whole number from 0 up to but not `count`, each as likely as any other. */
export type BotRandom = (count: number) => number

/** How well a bot plays: by rules of thumb, or as well as it can in a few milliseconds. */
export const STRENGTHS = ['plain', 'strong'] as const
export type Strength = (typeof STRENGTHS)[number]

/**
 * A bot at its turn: a pure function of what its seat sees and may do, and of chance. It is asked only when its seat is
 * waited for, and answers with one of the legal actions.
 */
export type Bot<T extends GameTypes = GameTypes> = (
  view: T['View'],
  legal: readonly T['Action'][],
  random: BotRandom,
) => T['Action']

/**
 * What a seat does without being waited for: says its score, knocks. `heard` is what everybody at the table has heard, in
 * order, at least since the deal before this one was scored; a bot remembers nothing itself. `undefined`: nothing.
 */
export type Interjection<T extends GameTypes = GameTypes> = (
  view: T['View'],
  legal: readonly T['Action'][],
  heard: readonly T['Event'][],
) => T['Action'] | undefined

/** Why an action is a good one: a code, with the particulars that a sentence about it needs. */
export interface Reason {
  readonly code: string
}

/** The bots of one game: a `Bot` of each strength, an `Interjection` where something can be done out of turn. */
export interface GameBots<T extends GameTypes = GameTypes, Why extends Reason = Reason> {
  plain(...asked: Parameters<Bot<T>>): T['Action']
  strong(...asked: Parameters<Bot<T>>): T['Action']
  interject?(...asked: Parameters<Interjection<T>>): T['Action'] | undefined
  /** What speaks for an action of this seat, from what it sees. */
  explain(view: T['View'], action: T['Action']): Why
}
