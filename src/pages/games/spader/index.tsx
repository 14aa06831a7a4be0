import type { SpaderView } from '../../../games/spader/index.ts'
import type { GamePage } from '../page.ts'
import { advised } from './advised.tsx'
import { Board } from './board.tsx'
import { Choices } from './choices.tsx'
import { FinishedDeal } from './finished.tsx'
import { OpenHands, Reasons } from './reasons.tsx'
import { Say } from './say.tsx'
import { Score } from './score.tsx'
import { Sheet } from './sheet.tsx'

/** What Spader adds to a seat's page and to the public table. */
export const spaderPage: GamePage<SpaderView> = {
  stylesheet: '/spader.css',
  Score,
  Board,
  Say,
  Choices,
  advised,
  Reasons,
  OpenHands,
  FinishedDeal,
  Sheet,
}
