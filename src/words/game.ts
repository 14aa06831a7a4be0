import type { GameTypes, ScoreLine } from '../core/game.ts'
import type { OptionsOf, OptionValue } from '../core/options.ts'
import type { RuleError } from '../core/result.ts'
import type { Who } from './who.ts'

/** How a house rule is put to the one who sets the table. */
export interface OptionWords {
  readonly label: string
  /** One plain sentence: what it changes. */
  readonly help: string
  value(value: OptionValue): string
  /** What may be typed, when something else was. */
  readonly wrong?: string
}

/** Something that the rules ask people to say; a table may have its own words for it. */
export interface PhraseWords {
  /** What it is for. */
  readonly label: string
  /** How it is usually said. */
  readonly usual: string
}

/** A headed part of a rules page. */
export interface RulesSection {
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** What the house says of a deal, in a game whose players call it something else. */
interface DealWords {
  readonly finished: string
  readonly lastDeal: string
  /** On an empty score sheet. */
  readonly empty: string
}

/** Everything one game says in one language. */
export interface GameWords<T extends GameTypes = GameTypes> {
  readonly name: string
  /** Players and flavour in a few words: `2 · fem kort, fem poäng`. */
  readonly tagline: string
  readonly options: { readonly [Name in keyof T['Schema']]: OptionWords }
  readonly presets: Readonly<Record<string, { readonly label: string; readonly help: string }>>
  readonly deal?: DealWords
  /** What people at the table say aloud, by name. */
  readonly phrases?: Readonly<Record<string, PhraseWords>>
  /** Why house rules do not go together. */
  conflict(error: RuleError): string
  /** Why an action is refused, and what to do instead. */
  objection(objection: T['Objection']): string
  /** One line of the story; `undefined` where the line before says it all. */
  event(event: T['Event'], who: Who): string | undefined
  /** The reason for points, without the number: `tog tre stick`. */
  scoreLine(line: ScoreLine): string
  /** The rules as this table plays them. */
  rules(options: OptionsOf<T['Schema']>, seats: number): readonly RulesSection[]
}
