import type { RodskaggView } from '../../../games/rodskagg/index.ts'
import type { GamePage } from '../page.ts'
import { advised } from './advised.tsx'
import { Board } from './board.tsx'
import { Choices } from './choices.tsx'
import { FinishedDeal } from './finished.tsx'
import { Reasons } from './reasons.tsx'
import { Rites } from './rites.tsx'
import { Say } from './say.tsx'
import { Score } from './score.tsx'
import { Sheet } from './sheet.tsx'

/** What Rödskägg adds to a seat's page and to the public table. */
export const rodskaggPage: GamePage<RodskaggView> = {
  stylesheet: '/rodskagg.css',
  Score,
  Board,
  Say,
  Choices,
  advised,
  Reasons,
  boardHasEnded: ({ phase }) => phase === 'ready',
  FinishedDeal,
  Beside: Rites,
  Sheet,
}
