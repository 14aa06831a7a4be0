import { ok, type Result, refused } from '../core/result.ts'
import type { Absence } from './away.ts'
import type { Table, TableError, WithMatch } from './table.ts'

/** What people at a table decide together. */
export const MOTIONS = ['undo', 'pause', 'away', 'bot', 'replace', 'end'] as const
export type MotionKind = (typeof MOTIONS)[number]

/** Something that somebody has asked the others. One question at a time lies on the table. */
export interface Motion {
  readonly kind: MotionKind
  /** The chair that asks. */
  readonly by: number
  /** The chair that the question is about; the asker's own for `undo`, `pause` and `away`. */
  readonly about: number
  /** For `undo`: the log entry to go back to. */
  readonly entry?: number
  /** For `away`. */
  readonly absence?: Absence
  /** Chairs that have said yes; the asker is among them. */
  readonly yes: readonly number[]
  /** Chairs that have said no where a majority decides; elsewhere one no is enough. */
  readonly no?: readonly number[]
  readonly at: number
}

/** As many missed deadlines as it takes before the others may decide what to do about somebody. */
export const MISSED = 2

/** Whether a question is what to do about somebody who is missing. */
const isAboutMissing = ({ kind }: Pick<Motion, 'kind'>): boolean =>
  kind === 'bot' || kind === 'replace' || kind === 'end'

/** Whether the others may decide what to do about a chair: it has left, or stays away. */
export const isMissing = ({ match, chairs }: WithMatch, chair: number): boolean => {
  const seat = match.seating.indexOf(chair)
  return chairs[chair]?.left === true || (match.missed[seat] ?? 0) >= MISSED
}

/**
 * The chairs that have a say: every person still here, but not the one it is about unless that one asks. Whoever lets a
 * bot play for them is not here, but could lose by what is taken back.
 */
const voters = (
  { match, chairs }: WithMatch,
  { kind, by, about }: Pick<Motion, 'kind' | 'by' | 'about'>,
): readonly number[] =>
  match.seating.filter((chair, seat) => {
    const { left, open, bot } = chairs[chair] ?? {}
    const isHere = kind === 'undo' ? open !== true && bot === undefined : match.bots[seat] !== true
    return (chair !== about || chair === by) && left !== true && isHere
  })

/** Who must still answer a question. */
export const unanswered = (table: WithMatch, motion: Motion): readonly number[] =>
  voters(table, motion).filter((chair) => !motion.yes.includes(chair) && !motion.no?.includes(chair))

/**
 * Whether a question is decided: what to do about somebody who is missing needs more than half of those left; all else
 * needs everybody, for somebody could lose by it.
 */
export const isCarried = (table: WithMatch, motion: Motion): boolean => {
  const all = voters(table, motion)
  const yes = all.filter((chair) => motion.yes.includes(chair)).length
  return isAboutMissing(motion) ? yes * 2 > all.length : yes === all.length
}

/** Whether a question can not be decided any more. */
export const isLost = (table: WithMatch, motion: Motion): boolean => {
  const all = voters(table, motion)
  const no = all.filter((chair) => motion.no?.includes(chair)).length
  return isAboutMissing(motion) ? no * 2 >= all.length : no > 0
}

/** The table without a question about somebody who is not missing any more. */
export const withoutSettled = (table: WithMatch): WithMatch => {
  const { motion, ...rest } = table
  return motion !== undefined && isAboutMissing(motion) && !isMissing(table, motion.about) ? rest : table
}

/** Puts a question on the table. Another of the same person's gives way, for somebody may never answer that. */
export const ask = (table: Table, motion: Omit<Motion, 'yes' | 'at'>, now: number): Result<Motion, TableError> => {
  if (table.match === undefined || table.match.over) return refused({ code: 'not-started' })
  const { motion: lying } = table
  const isOther = lying?.by === motion.by && (lying.kind !== motion.kind || lying.about !== motion.about)
  if (lying !== undefined && !isOther) return refused({ code: 'asked-already' })
  const playing = { ...table, match: table.match }
  if (isAboutMissing(motion) && !isMissing(playing, motion.about)) return refused({ code: 'not-missing' })
  return ok({ ...motion, yes: [motion.by], at: now })
}
