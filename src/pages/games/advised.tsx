import type { FunctionComponent } from 'preact'
import type { Language } from '../../words/language.ts'
import type { Advised, SeatProps } from './page.ts'

/** A French card or a joker, as actions spell it. */
const CARD = /^([SHDC][2-9TJQKA]|J[BL])$/

/** How an action is said as advice: `textOf` its words, and the faces of all cards that it names. */
export const advisedBy =
  <View, Card extends string>(
    textOf: (props: SeatProps<View>, words: readonly string[]) => string,
    Face: FunctionComponent<{ readonly card: Card; readonly language: Language; readonly small: boolean }>,
  ) =>
  (props: SeatProps<View>, action: string): Advised => {
    const words = action.split(' ')
    const cards = words.filter((word) => CARD.test(word)) as Card[]
    return {
      text: textOf(props, words),
      cards: cards.map((card) => <Face card={card} language={props.language} small key={card} />),
    }
  }
