import type { RodskaggTypes } from '../../games/rodskagg/index.ts'
import type { GameBots } from '../bot.ts'
import { explain, type RodskaggReason } from './explain.ts'
import { interject } from './interject.ts'
import { plain } from './plain.ts'
import { strong } from './strong.ts'

export type { RodskaggReason } from './explain.ts'

/** The bots of Rödskägg. */
export const rodskaggBots: GameBots<RodskaggTypes, RodskaggReason> = { plain, strong, interject, explain }
