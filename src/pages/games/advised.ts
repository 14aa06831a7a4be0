import type { VNode } from 'preact'
import type { Advised } from './page.ts'

/** A French card or a joker, as actions spell it. */
const CARD = /^([SHDC][2-9TJQKA]|J[BL])$/

/** An action said as advice: its text, and the faces of all cards that it names. */
export const withCards = (text: string, words: readonly string[], face: (card: string) => VNode): Advised => ({
  text,
  cards: words.filter((word) => CARD.test(word)).map(face),
})
