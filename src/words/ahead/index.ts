import type { Card, Suit } from '../../cards/card.ts'
import { partsOf } from '../../core/ahead.ts'
import type { Suit as Colour, Card as DanishCard } from '../../games/sjufingre/index.ts'
import type { SpaderCard } from '../../games/spader/index.ts'
import { suitName } from '../cards.ts'
import { colourName, danishName } from '../games/sjufingre/cards.ts'
import { card as daCard } from '../games/spader/da-say.ts'
import { card as enCard } from '../games/spader/en-say.ts'
import { card as svCard } from '../games/spader/sv-say.ts'
import type { Language } from '../language.ts'
import { allOf } from '../speech/speech.ts'
import { da } from './da.ts'
import { en } from './en.ts'
import { type AheadWords, sv } from './sv.ts'

const words: Readonly<Record<Language, AheadWords>> = { sv, da, en }

/** What the house says in one language of what can be settled before one's turn. */
export const aheadWords = (language: Language): AheadWords => words[language]

/** The French cards and the jokers. */
const frenchCard: Readonly<Record<Language, (card: SpaderCard) => string>> = { sv: svCard, da: daCard, en: enCard }

const isDanish = (game: string): boolean => game === 'sjufingre'

/** A condition in words: `Om klöver`, `Om jag spelar ut`. */
export const whenText = (language: Language, game: string, when: string): string => {
  const [, suit] = when.split('led ')
  if (suit === undefined) return words[language].whens[when] ?? when
  return words[language].led(isDanish(game) ? colourName(language, suit as Colour) : suitName(language, suit as Suit))
}

const cardText = (language: Language, game: string, card: string): string =>
  isDanish(game) ? danishName(language, card as DanishCard) : frenchCard[language](card as SpaderCard)

/** One thing that is arranged: a word of the game, or what is done with cards. */
const oneAct = (language: Language, game: string, act: string): string => {
  const says = words[language]
  const [verb = '', ...names] = act.split(' ')
  const [name] = names
  if (verb === 'discard' || verb === 'keep') return says[verb](allOf(language, names as Card[]))
  if (name !== undefined && verb === 'play') return cardText(language, game, name)
  if (name !== undefined && (verb === 'take' || verb === 'lay')) return says[verb](cardText(language, game, name))
  const said = verb === 'bid' && name !== undefined ? name : verb
  return said in says.acts ? says.acts[said as keyof typeof says.acts] : said
}

/** What is arranged in words: `klöver fyra`, `det lägsta jag får`, `3`, `ja, och byt klöver sju`. */
export const actText = (language: Language, game: string, act: string): string => {
  const { act: first, next } = partsOf(act)
  if (next === undefined) return oneAct(language, game, first)
  const second = oneAct(language, game, next.act)
  // Who leads needs not say first that the exchange is over.
  return next.when === 'lead'
    ? words[language].leadCard(second)
    : words[language].and(oneAct(language, game, first), second)
}

/** What it means when nothing is arranged for a condition. */
export const unsetText = (language: Language, when: string): string =>
  words[language].unset[when] ?? words[language].askMe
