import type { Suit } from '../../cards/card.ts'
import type { Suit as Colour, Card as DanishCard } from '../../games/sjufingre/index.ts'
import type { SpaderCard } from '../../games/spader/index.ts'
import { suitName } from '../cards.ts'
import { colourName, danishName } from '../games/sjufingre/cards.ts'
import { card as daCard } from '../games/spader/da-say.ts'
import { card as enCard } from '../games/spader/en-say.ts'
import { card as svCard } from '../games/spader/sv-say.ts'
import type { Language } from '../language.ts'
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

/** What is arranged in words: `klöver fyra`, `det lägsta jag får`, `3`. */
export const actText = (language: Language, game: string, act: string): string => {
  const { acts } = words[language]
  const [verb = '', what] = act.split(' ')
  const said = what ?? verb
  if (verb === 'play')
    return isDanish(game) ? danishName(language, said as DanishCard) : frenchCard[language](said as SpaderCard)
  return said in acts ? acts[said as keyof typeof acts] : said
}
