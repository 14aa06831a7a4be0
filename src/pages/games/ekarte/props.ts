import type { EkarteView, Player } from '../../../games/ekarte/index.ts'
import { ekarteWords } from '../../../words/games/ekarte/index.ts'
import type { Language } from '../../../words/language.ts'
import type { SeatProps } from '../page.ts'

export type Props = SeatProps<EkarteView>

/** What the pages of Ekarté say in one language. */
export const pageWords = (language: Language) => ekarteWords[language].page

/** The two seats, the reader's first; for those who watch, in their order. */
export const nearFirst = ({ viewer }: Pick<EkarteView, 'viewer'>): readonly [Player, Player] =>
  viewer === 1 ? [1, 0] : [0, 1]

export const opponentOf = (player: Player): Player => (player === 0 ? 1 : 0)
