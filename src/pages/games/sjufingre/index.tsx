import type { SjufingreView } from '../../../games/sjufingre/index.ts'
import type { GamePage } from '../page.ts'
import { advised } from './advised.tsx'
import { Board } from './board.tsx'
import { Sprite } from './cards.tsx'
import { Choices } from './choices.tsx'
import { FinishedDeal } from './finished.tsx'
import { Reasons } from './reasons.tsx'
import { Say } from './say.tsx'
import { Score } from './score.tsx'
import { Sheet } from './sheet.tsx'

/** What Som 7 fingre adds to a seat's page and to the public table. */
export const sjufingrePage: GamePage<SjufingreView> = {
  stylesheet: '/sjufingre.css',
  script: '/sjufingre.js',
  Sprite,
  Score,
  Board,
  Say,
  Choices,
  advised,
  Reasons,
  FinishedDeal,
  Sheet,
}
