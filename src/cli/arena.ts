import { parseArgs } from 'node:util'
import { anyLegal, type BotRandom, decide, interject, STRENGTHS, stream } from '../bots/index.ts'
import { type Game, type GameEvent, legalActions, type Standing, type Step } from '../core/game.ts'
import { type OptionSchema, type OptionsOf, readOptions } from '../core/options.ts'
import type { Random } from '../core/random.ts'
import { allSeats, type Seat } from '../core/seat.ts'
import { findGame } from '../games/index.ts'
import { shuffledBy } from './shuffled.ts'
import { fail, print } from './terminal.ts'

/** Who plays: a bot of the house, or one that does anything but give up or speak out of turn. */
const PLAYERS = [...STRENGTHS, 'any'] as const
type Player = (typeof PLAYERS)[number]

/** What `any` leaves alone: actions that no turn asks for. */
const ASIDE = /^(concede|packets|knock|say|take-back)\b/

/** What is played again and again. */
interface Contest {
  readonly game: Game
  readonly options: OptionsOf<OptionSchema>
  readonly seats: number
  readonly seed: number
}

/** The games in which points are what one wants to be rid of. */
const FEWER_IS_BETTER = ['rodskagg']

/** Milliseconds of every decision, by player. */
const times: Record<Player, number[]> = { plain: [], strong: [], any: [] }

/** Packs that depend on the numbers of the match and of the shuffle only, so that both sides get the same cards. */
const packs = ({ seed }: Contest, match: number): Random => {
  let shuffles = 0
  return {
    shuffle: (pack) => shuffledBy(stream([seed, match, ++shuffles, 1]))(pack),
  }
}

const choice = ({ game }: Contest, player: Player, state: object, seat: Seat, random: BotRandom): string => {
  const legal = legalActions(game, state, seat)
  const view = game.view(state, seat)
  const start = process.cpuUsage()
  const sensible = legal.filter((action) => !ASIDE.test(game.write(action)))
  const text =
    player === 'any' ? game.write(anyLegal(game)(view, sensible, random)) : decide(game, player, view, legal, random)
  const { user, system } = process.cpuUsage(start)
  times[player].push((user + system) / 1000)
  return text
}

/** The longest match, in actions; what is longer counts as a draw. */
const LONGEST = 5_000

/** Plays a match with these players at the seats until `enough`. */
const play = (
  contest: Contest,
  players: readonly Player[],
  match: number,
  enough: (standing: Standing) => boolean,
): Standing => {
  const { game, options, seats, seed } = contest
  const chance = packs(contest, match)
  const random = stream([seed, match, 0, 2])
  const heard: GameEvent[] = []
  let state: object = {}
  const take = (step: Step): void => {
    state = step.state
    heard.push(...step.events)
  }
  const act = (seat: Seat, text: string): void => {
    const action = game.read(text)
    if (action === undefined || game.objection(state, seat, action) !== undefined) throw new Error(`${seat}: ${text}`)
    take(game.perform(state, seat, action, chance))
  }
  take(game.setup(options, seats, chance))
  for (let actions = 0; actions < LONGEST && !enough(game.standing(state)); actions++) {
    for (const seat of allSeats(seats)) {
      if (players[seat] === 'any') continue
      const aside = interject(game, game.view(state, seat), legalActions(game, state, seat), heard.slice(-200))
      if (aside !== undefined) act(seat, aside)
    }
    const [seat] = game.waitingFor(state)
    const player = seat === undefined ? undefined : players[seat]
    if (seat === undefined || player === undefined) break
    act(seat, choice(contest, player, state, seat, random))
  }
  return game.standing(state)
}

/** The mean of some numbers with half the width of its 95 % interval. */
const estimate = (values: readonly number[]): string => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1)
  return `${mean.toFixed(3)} ± ${(1.96 * Math.sqrt(square / values.length)).toFixed(3)}`
}

/** Every other seat for each player; the second time the other way round. */
const seatings = ({ seats }: Contest, one: Player, other: Player): readonly (readonly Player[])[] => [
  allSeats(seats).map((seat) => (seat % 2 === 0 ? one : other)),
  allSeats(seats).map((seat) => (seat % 2 === 0 ? other : one)),
]

/** The mean of a number over the seats of one kind less that over the others. */
const difference = (at: (seat: Seat) => number, isFirst: (seat: Seat) => boolean, seats: number): number => {
  const mean = (chosen: readonly Seat[]): number => chosen.reduce((sum, seat) => sum + at(seat), 0) / chosen.length
  return mean(allSeats(seats).filter(isFirst)) - mean(allSeats(seats).filter((seat) => !isFirst(seat)))
}

/** Points of the first deal: how much better the first player does than the second on the same cards. */
const dealDifference = (contest: Contest, one: Player, other: Player, match: number): number => {
  const turns = seatings(contest, one, other).map((players, turn) => {
    const { sheet, sides } = play(contest, players, match, ({ sheet, over }) => over || sheet.length > 0)
    const points = (seat: Seat): number => sheet[0]?.sides[sides.findIndex((side) => side.includes(seat))]?.points ?? 0
    const more = difference(points, (seat) => seat % 2 === turn, contest.seats)
    return FEWER_IS_BETTER.includes(contest.game.id) ? -more : more
  })
  return turns.reduce((sum, points) => sum + points, 0) / turns.length
}

/** The first player's share of the wins of a match played both ways. */
const winShare = (contest: Contest, one: Player, other: Player, match: number): number => {
  const turns = seatings(contest, one, other).map((players, turn) => {
    const { winners } = play(contest, players, match, ({ over }) => over)
    if (winners.length === 0) return 0.5
    return winners.filter((seat) => seat % 2 === turn).length / winners.length
  })
  return turns.reduce((sum, share) => sum + share, 0) / turns.length
}

const timesText = (player: Player): string => {
  const sorted = times[player].toSorted((one, other) => one - other)
  const at = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2)
  return `${player}: ${sorted.length} decisions, median ${at(0.5)} ms, 99th percentile ${at(0.99)} ms`
}

const USAGE =
  'usage: arena GAME A B [--deals N] [--matches N] [--seed S] [--seats N] [--options JSON] (A, B: plain strong any)'

/** `arena GAME A B`: two bots on the same cards, each at the other's seats the second time. */
export const main = (args: readonly string[]): void => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      deals: { type: 'string', default: '0' },
      matches: { type: 'string', default: '0' },
      seed: { type: 'string', default: '1' },
      seats: { type: 'string' },
      options: { type: 'string', default: '{}' },
    },
  })
  const [id = '', ...names] = positionals
  const game = findGame(id)
  const [one, other] = names.map((name) => PLAYERS.find((player) => player === name))
  if (game === undefined || one === undefined || other === undefined) {
    fail(USAGE)
    return
  }
  const options = readOptions(game.options, JSON.parse(values.options))
  if (!options.ok) {
    fail(`${options.error.code}: ${options.error.option}`)
    return
  }
  const counts = game.seatCounts(options.value)
  const seats = values.seats === undefined ? (counts.includes(4) ? 4 : (counts[0] ?? 2)) : Number(values.seats)
  const contest: Contest = { game, options: options.value, seats, seed: Number(values.seed) }
  const numbers = (count: string): readonly number[] => Array.from({ length: Number(count) }, (_, number) => number)
  print(`${id}, ${seats} seats: ${one} against ${other}, seed ${contest.seed}`)
  const [deals, matches] = [numbers(values.deals), numbers(values.matches)]
  if (deals.length > 0) {
    const found = deals.map((deal) => dealDifference(contest, one, other, deal))
    print(`better by in a deal, points: ${estimate(found)} (${2 * deals.length} deals)`)
  }
  if (matches.length > 0) {
    const found = matches.map((match) => winShare(contest, one, other, match))
    print(`share of matches won by ${one}: ${estimate(found)} (${2 * matches.length} matches)`)
  }
  for (const player of new Set([one, other])) print(timesText(player))
}

if (import.meta.main) main(process.argv.slice(2))
