import { decide, interject, STRENGTHS, type Strength, stream } from '../../src/bots/index.ts'
import { type Game, type GameEvent, legalActions } from '../../src/core/game.ts'
import type { OptionSchema, OptionsOf } from '../../src/core/options.ts'
import { allSeats } from '../../src/core/seat.ts'
import { seeded } from '../support/chance.ts'

/** A match of bots alone: where it stands after so many actions at most, what was heard, how long each decision took. */
export const matchOf = (
  game: Game,
  options: OptionsOf<OptionSchema>,
  strengths: readonly Strength[],
  seed: number,
  most = 6000,
) => {
  const chance = seeded(seed)
  const random = stream([seed, 1, 2, 3])
  const times: number[] = []
  let { state, events } = game.setup(options, strengths.length, chance)
  const heard: GameEvent[] = [...events]
  const act = (seat: number, text: string): void => {
    const action = game.read(text)
    const objection = game.objection(state, seat, action)
    if (action === undefined || objection !== undefined) throw new Error(`${seat}: ${text}: ${objection?.code}`)
    const step = game.perform(state, seat, action, chance)
    state = step.state
    events = step.events
    heard.push(...events)
  }
  for (let actions = 0; actions < most && !game.standing(state).over; actions++) {
    for (const seat of allSeats(strengths.length)) {
      const aside = interject(game, game.view(state, seat), legalActions(game, state, seat), heard.slice(-300))
      if (aside !== undefined) act(seat, aside)
    }
    const [seat = 0] = game.waitingFor(state)
    const legal = legalActions(game, state, seat)
    const view = game.view(state, seat)
    const start = process.cpuUsage()
    const text = decide(game, strengths[seat] ?? 'plain', view, legal, random)
    const { user, system } = process.cpuUsage(start)
    times.push((user + system) / 1000)
    act(seat, text)
  }
  return { state, standing: game.standing(state), heard, times }
}

/** What the bots of a game answer at a seat, by strength; the same each time. */
export const answersAt = (game: Game, state: object, seat: number): readonly string[] =>
  STRENGTHS.map((strength) =>
    decide(game, strength, game.view(state, seat), legalActions(game, state, seat), stream([seat, 3, 4, 5])),
  )
