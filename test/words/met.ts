import { expect } from 'vitest'
import type { GameEvent, ScoreLine } from '../../src/core/game.ts'
import type { RuleError } from '../../src/core/result.ts'
import type { Language } from '../../src/words/language.ts'
import type { Who } from '../../src/words/who.ts'
import { expectText } from './text.ts'

/** Something that everybody noticed, and who sits at the table. */
interface Told<Event extends GameEvent> {
  readonly event: Event
  readonly names: readonly string[]
}

/** Gathers one of each kind of thing that random play meets. `kindOf`: by what is said of it. */
export const gathering = <Event extends GameEvent, Objection extends RuleError, Line extends ScoreLine>(
  kindOf: (thing: { readonly code: string }) => string = JSON.stringify,
) => {
  const events = new Map<string, Told<Event>>()
  const refusals = new Map<string, Objection>()
  const lines = new Map<string, Line>()
  return {
    tell: (event: Event, names: readonly string[]) => events.set(`${names.length} ${kindOf(event)}`, { event, names }),
    refuse: (refusal: Objection) => refusals.set(kindOf(refusal), refusal),
    score: (line: Line) => lines.set(kindOf(line), line),
    met: () => ({ events: [...events.values()], refusals: [...refusals.values()], lines: [...lines.values()] }),
  }
}

/** Things of just these kinds, each at least once. */
export const expectCodes = (things: readonly { readonly code: string }[], codes: readonly string[]): void => {
  expect([...new Set(things.map(({ code }) => code))].toSorted()).toEqual(codes.toSorted())
}

/** Readers at a table: one who watches, and some who sit there. */
export const readersOf = (names: readonly string[]): readonly Who[] => [
  { names },
  ...names.slice(0, 3).map((_, me) => ({ names, me })),
]

/** Every objection is told in whole sentences. */
export const expectRefusals = <Objection>(
  words: { objection(objection: Objection): string },
  refusals: readonly Objection[],
  language: Language,
): void => {
  for (const refusal of refusals) {
    const text = words.objection(refusal)
    expectText(text, language)
    expect(text).toMatch(/\.$/)
  }
}

interface StoryWords<Event> {
  event(event: Event, who: Who): string | undefined
}

/** Every event has a line of the story, but for those that are told elsewhere. */
export const expectStory = <Event extends GameEvent>(
  words: StoryWords<Event>,
  events: readonly Told<Event>[],
  language: Language,
  silent: readonly string[] = [],
): void => {
  for (const { event, names } of events) {
    for (const who of readersOf(names)) {
      const line = words.event(event, who)
      if (line === undefined) expect(silent).toContain(event.code)
      else expectText(line, language)
    }
  }
}

const YOU: Readonly<Record<Language, RegExp>> = {
  sv: /\b(du|dig|din|ditt|ni|er)\b/i,
  da: /\b(du|dig|din|dit|jer)\b/i,
  en: /\byour?\b/i,
}

/** Nobody is called you but the reader, and the reader by no name. */
export const expectYou = <Event extends GameEvent>(
  words: StoryWords<Event>,
  events: readonly Told<Event>[],
  language: Language,
): void => {
  for (const { event, names } of events) {
    expect(words.event(event, { names }) ?? '').not.toMatch(YOU[language])
    if (!('seat' in event) || typeof event.seat !== 'number') continue
    expect(words.event(event, { names, me: event.seat }) ?? '').not.toContain(names[event.seat])
  }
}
