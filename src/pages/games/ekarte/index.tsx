import type { EkarteView } from '../../../games/ekarte/index.ts'
import type { GamePage } from '../page.ts'
import { advised } from './advised.tsx'
import { Board } from './board.tsx'
import { Choices } from './choices.tsx'
import { FinishedDeal } from './finished.tsx'
import { givingUp, Reasons } from './reasons.tsx'
import { Say } from './say.tsx'
import { Score } from './score.tsx'
import { Sheet } from './sheet.tsx'

/** What Ekarté adds to a seat's page and to the public table. */
export const ekartePage: GamePage<EkarteView> = {
  stylesheet: '/ekarte.css',
  Score,
  Board,
  Say,
  Choices,
  advised,
  Reasons,
  givingUp,
  FinishedDeal,
  Sheet,
}
