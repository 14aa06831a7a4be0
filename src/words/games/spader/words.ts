import type { SpaderTypes } from '../../../games/spader/index.ts'
import type { GameWords } from '../../game.ts'
import type { SpaderPageWords } from './sv-page.ts'

/** Everything Spader says in one language: what every game says, and what its own pages say. */
export interface SpaderWords extends GameWords<SpaderTypes> {
  readonly page: SpaderPageWords
}
