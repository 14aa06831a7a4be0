import type { RodskaggTypes } from '../../../games/rodskagg/index.ts'
import type { GameWords } from '../../game.ts'
import type { RodskaggPageWords } from './sv-page.ts'

/** Everything Rödskägg says in one language: what every game says, and what its own pages say. */
export interface RodskaggWords extends GameWords<RodskaggTypes> {
  readonly page: RodskaggPageWords
}
