import type { EkarteTypes } from '../../../games/ekarte/index.ts'
import type { GameWords } from '../../game.ts'
import type { EkartePageWords } from './sv-page.ts'

/** Everything Ekarté says in one language: what every game says, and what its own pages say. */
export interface EkarteWords extends GameWords<EkarteTypes> {
  readonly page: EkartePageWords
}
