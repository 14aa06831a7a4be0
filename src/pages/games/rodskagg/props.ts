import type { Seat } from '../../../core/seat.ts'
import { clockwiseFrom } from '../../../core/seat.ts'
import type { RodskaggView } from '../../../games/rodskagg/index.ts'
import { rodskaggWords } from '../../../words/games/rodskagg/index.ts'
import type { Language } from '../../../words/language.ts'
import type { SeatProps } from '../page.ts'

export type Props = SeatProps<RodskaggView>

/** What the pages of Rödskägg say in one language. */
export const pageWords = (language: Language) => rodskaggWords[language].page

/** All seats clockwise, the reader's first; for those who watch, from the first. */
export const ownFirst = ({ viewer, seats }: Pick<RodskaggView, 'viewer' | 'seats'>): readonly Seat[] =>
  clockwiseFrom(viewer === 'spectator' ? 0 : viewer, seats.length)

/** From five at the table on, everybody has one short line. */
export const isCrowded = ({ seats }: Pick<RodskaggView, 'seats'>): boolean => seats.length > 4
