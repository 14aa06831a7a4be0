import { apply, type Game, legalActions, type Standing } from './game.ts'
import { type OptionSchema, type OptionsOf, readOptions } from './options.ts'
import type { Random } from './random.ts'
import { isObject, isTexts, type RecordLine, readRecord } from './record.ts'
import { ok, type Result, refused } from './result.ts'
import { allSeats, type Seat } from './seat.ts'

type HeaderCode = 'bad-header' | 'unknown-option' | 'bad-option' | 'option-conflict' | 'bad-seats'

/** Why a replay stops. `line` counts from 1, empty lines included. */
export type RecordFault =
  | { readonly at: 'header'; readonly line: number; readonly code: HeaderCode }
  | { readonly at: 'shuffle'; readonly line: number; readonly code: 'bad-pack' }
  | { readonly at: 'line'; readonly line: number; readonly code: 'bad-line' | 'not-json' }
  | {
      readonly at: 'action'
      readonly line: number
      readonly seat: number
      readonly action: string
      readonly code: string
    }

/** A fault in one line: `line 17: seat 2: play HK: follow-suit`, `line 1: header: bad-seats`, `line 4: bad-line`. */
export const faultText = (fault: RecordFault): string =>
  [`line ${fault.line}`, ...aboutFault(fault), fault.code].join(': ').replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')

const aboutFault = (fault: RecordFault): readonly string[] => {
  switch (fault.at) {
    case 'line':
      return []
    case 'action':
      return [`seat ${fault.seat}`, fault.action]
    default:
      return [fault.at]
  }
}

/** A pack that the game had shuffled: as the game gave it and as it came out. */
interface Shuffled {
  readonly pack: readonly string[]
  readonly order: readonly string[]
}

/** Where a match stands after a line (the header or an action), and the packs that this line had shuffled. */
export interface Moment {
  readonly line: number
  readonly game: Game
  readonly state: object
  readonly seats: number
  readonly shuffled: readonly Shuffled[]
}

/** The game with an id, if there is one. */
export type FindGame = (id: string) => Game | undefined

/**
 * Plays a record: a moment after the header and after every action; at the end the last moment, or the fault that
 * stopped it. `notJson` names the games whose rulebook has a code of its own for a line that is not JSON.
 */
export function* replay(
  text: string,
  findGame: FindGame,
  notJson: readonly string[] = [],
): Generator<Moment, Result<Moment, RecordFault>> {
  const { header, lines } = readRecord(text)
  const read = readHeader(header.json, findGame)
  if (!read.ok) return refused({ at: 'header', line: header.number, code: read.error })
  const { game, options, seats } = read.value
  const badLine = ({ number, json }: BadLine): RecordFault => ({
    at: 'line',
    line: number,
    code: !json && notJson.includes(game.id) ? 'not-json' : 'bad-line',
  })
  const chance = recordedChance(lines, badLine)

  const { state } = game.setup(options, seats, chance.random)
  const fault = chance.fault()
  if (fault !== undefined) return refused(fault)
  let moment: Moment = { line: header.number, game, state, seats, shuffled: chance.taken() }
  yield moment

  for (const line of lines) {
    if (line.kind === 'shuffle') continue
    if (line.kind === 'bad') return refused(badLine(line))
    const { number, seat, action } = line
    const step = apply(game, moment.state, seat, action, chance.random)
    if (!step.ok) return refused({ at: 'action', line: number, seat, action, code: step.error.code })
    const fault = chance.fault()
    if (fault !== undefined) return refused(fault)
    moment = { line: number, game, state: step.value.state, seats, shuffled: chance.taken() }
    yield moment
  }
  return ok(moment)
}

type BadLine = RecordLine & { readonly kind: 'bad' }

/** What a header sets up: architecture's codes in the order in which they are listed there. */
const readHeader = (
  json: unknown,
  findGame: FindGame,
): Result<{ game: Game; options: OptionsOf<OptionSchema>; seats: number }, HeaderCode> => {
  if (!isObject(json) || json.kortlank !== 1 || typeof json.game !== 'string') return refused('bad-header')
  const game = findGame(json.game)
  const { options: given = {}, seats } = json
  if (game === undefined || !isObject(given) || !isTexts(seats)) return refused('bad-header')
  const options = readOptions(game.options, given)
  if (!options.ok) return refused(options.error.code)
  if (game.optionConflict(options.value, seats.length) !== undefined) return refused('option-conflict')
  if (!game.seatCounts(options.value).includes(seats.length)) return refused('bad-seats')
  return ok({ game, options: options.value, seats: seats.length })
}

/**
 * Chance as the record has it: the shuffle lines in order, wherever they stand; then no chance at all. A line that is
 * not exactly the cards asked for is a fault when it is needed, not before.
 */
const recordedChance = (lines: readonly RecordLine[], badLine: (line: BadLine) => RecordFault) => {
  const left = lines.filter((line) => line.kind === 'shuffle' || (line.kind === 'bad' && line.shuffle))
  const shuffled: Shuffled[] = []
  let fault: RecordFault | undefined
  const random: Random = {
    shuffle: <Card extends string>(pack: readonly Card[]) => {
      const line = left.shift()
      if (line?.kind === 'bad') fault ??= badLine(line)
      const order = line?.kind === 'shuffle' ? line.pack : pack
      const fits = haveSameCards(order, pack)
      if (line !== undefined && !fits) fault ??= { at: 'shuffle', line: line.number, code: 'bad-pack' }
      shuffled.push({ pack, order })
      return fits ? (order as readonly Card[]) : pack
    },
  }
  return { random, fault: () => fault, taken: () => shuffled.splice(0) }
}

const haveSameCards = (one: readonly string[], other: readonly string[]): boolean => {
  const sorted = other.toSorted()
  return one.length === sorted.length && one.toSorted().every((card, at) => card === sorted[at])
}

/** What `--each` tells after a line; `legal` names every seat that has a legal action, sorted as plain text. */
export interface Position {
  readonly line: number
  readonly over: boolean
  readonly waiting: readonly Seat[]
  readonly legal: Readonly<Record<Seat, readonly string[]>>
}

/** The position of a moment. */
export const positionOf = (moment: Moment): Position => ({
  line: moment.line,
  over: moment.game.standing(moment.state).over,
  waiting: moment.game.waitingFor(moment.state),
  legal: legalTexts(moment),
})

/** What a replay ends with: the standing, who is waited for and what is legal. */
export type ReplayResult = Standing & Pick<Position, 'waiting' | 'legal'>

/** The result of a replay that ended at this moment. */
export const resultOf = (moment: Moment): ReplayResult => {
  const { over, winners, sides, scores, games, sheet } = moment.game.standing(moment.state)
  const { waiting, legal } = positionOf(moment)
  return { over, winners, sides, scores, ...(games === undefined ? {} : { games }), sheet, waiting, legal }
}

const legalTexts = ({ game, state, seats }: Moment): Position['legal'] =>
  Object.fromEntries(
    allSeats(seats)
      .map(
        (seat) =>
          [
            seat,
            legalActions(game, state, seat)
              .map((action) => game.write(action))
              .toSorted(),
          ] as const,
      )
      .filter(([, texts]) => texts.length > 0),
  )
