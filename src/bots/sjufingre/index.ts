import type { SjufingreTypes } from '../../games/sjufingre/index.ts'
import type { GameBots } from '../bot.ts'
import { explain, type SjufingreReason } from './explain.ts'
import { plain } from './plain.ts'
import { strong } from './strong.ts'

export type { SjufingreReason } from './explain.ts'

/** The bots of Som 7 fingre i samme røv. */
export const sjufingreBots: GameBots<SjufingreTypes, SjufingreReason> = { plain, strong, explain }
