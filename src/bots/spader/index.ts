import type { SpaderTypes } from '../../games/spader/index.ts'
import type { GameBots } from '../bot.ts'
import { explain, type SpaderReason } from './explain.ts'
import { plain } from './plain.ts'
import { strong } from './strong.ts'

export type { SpaderReason } from './explain.ts'

/** The bots of Spader. */
export const spaderBots: GameBots<SpaderTypes, SpaderReason> = { plain, strong, explain }
