import { clockwiseFrom, leftOf, type Seat } from '../../../core/seat.ts'
import type { SjufingreView } from '../../../games/sjufingre/index.ts'
import { sjufingreWords } from '../../../words/games/sjufingre/index.ts'
import type { Language } from '../../../words/language.ts'
import type { SeatProps } from '../page.ts'

export type Props = SeatProps<SjufingreView>

/** Props while a deal is in the phase `Play` tells of. */
export type PropsIn<Phase extends SjufingreView['play']['phase']> = Props & {
  readonly play: Extract<SjufingreView['play'], { readonly phase: Phase }>
}

/** What the pages of Som 7 fingre say in one language. */
export const pageWords = (language: Language) => sjufingreWords[language].page

/** All seats as the reader sees them round the table: from the left clockwise, the reader last. */
export const placesOf = ({ viewer, seats }: Pick<SjufingreView, 'viewer' | 'seats'>): readonly Seat[] =>
  clockwiseFrom(viewer === 'spectator' ? 0 : leftOf(viewer, seats), seats)

/** Whether it is for the reader to act. */
export const isMine = ({ viewer, waiting }: Pick<SjufingreView, 'viewer' | 'waiting'>): boolean =>
  viewer !== 'spectator' && waiting.includes(viewer)
