import { ekartePage } from './ekarte/index.tsx'
import type { GamePage } from './page.ts'
import { rodskaggPage } from './rodskagg/index.tsx'
import { sjufingrePage } from './sjufingre/index.tsx'
import { spaderPage } from './spader/index.tsx'

/** The pages of every game, by id; a game is offered on the home page when it stands here. */
export const gamePages: Readonly<Record<string, GamePage>> = {
  spader: spaderPage,
  rodskagg: rodskaggPage,
  ekarte: ekartePage,
  sjufingre: sjufingrePage,
}
