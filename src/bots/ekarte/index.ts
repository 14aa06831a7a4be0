import type { EkarteTypes } from '../../games/ekarte/index.ts'
import type { GameBots, Interjection } from '../bot.ts'
import { type EkarteReason, explain } from './explain.ts'
import { chosen, plain } from './plain.ts'
import { strong } from './strong.ts'

export type { EkarteReason } from './explain.ts'

/** EK-D14 An irregular card goes back to the hand as long as it may. */
const interject: Interjection<EkarteTypes> = (_view, legal) => chosen(legal, 'take-back')

/** The bots of Ekarté. */
export const ekarteBots: GameBots<EkarteTypes, EkarteReason> = { plain, strong, interject, explain }
