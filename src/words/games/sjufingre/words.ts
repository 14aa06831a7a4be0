import type { SjufingreTypes } from '../../../games/sjufingre/index.ts'
import type { GameWords } from '../../game.ts'
import type { SjufingrePageWords } from './sv-page.ts'

/** Everything Som 7 fingre says in one language: what every game says, and what its own pages say. */
export interface SjufingreWords extends GameWords<SjufingreTypes> {
  readonly page: SjufingrePageWords
}
