import type { EkarteReason } from '../../bots/ekarte/index.ts'
import type { RodskaggReason } from '../../bots/rodskagg/index.ts'
import type { SjufingreReason } from '../../bots/sjufingre/index.ts'
import type { SpaderReason } from '../../bots/spader/index.ts'

/** Why a bot would do what it does, in one sentence. */
export interface BotWords {
  ekarte(reason: EkarteReason): string
  rodskagg(reason: RodskaggReason): string
  spader(reason: SpaderReason): string
  sjufingre(reason: SjufingreReason): string
}
