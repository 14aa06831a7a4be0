import type { SpaderOptions } from '../../../games/spader/index.ts'

/** What follows from the house rules and the number of seats, for those who tell the rules. */
export interface TableFacts {
  readonly seats: number
  readonly pairs: boolean
  readonly family: boolean
  readonly two: boolean
  /** SP-1, SP-3P, SP-C, SP-J Cards in a hand. */
  readonly hand: number
  /** Which cards are out of the pack and which in: `J` where jokers are in and nothing is out. */
  readonly pack: 'none' | 'C2' | 'D2C2' | 'H2D2' | 'D2C2J' | 'J' | 'twos'
  /** SP-9 The usual target of the form. */
  readonly target: number
  /** SP-D2 Whether nil can be bid, and when blind. */
  readonly nil: boolean
  readonly blind: SpaderOptions['blindNil']
}

const packOf = ({ jokers, jokerRemoves }: SpaderOptions, seats: number): TableFacts['pack'] => {
  if (seats === 3) return jokers ? 'J' : 'C2'
  if (seats === 5) return jokers ? 'twos' : 'D2C2'
  if (!jokers) return 'none'
  return jokerRemoves === 'redTwos' ? 'H2D2' : 'D2C2J'
}

/** The facts of a table with these house rules and so many seats. */
export const factsOf = (options: SpaderOptions, seats: number): TableFacts => {
  const { form, nil, suicide, mirror, jokers, blindNil } = options
  const family = form === 'family'
  const nilIsOn = !family && (nil || suicide || mirror)
  return {
    seats,
    pairs: form === 'pairs',
    family,
    two: form === 'two',
    hand: seats === 3 ? (jokers ? 18 : 17) : seats === 5 ? 10 : 13,
    pack: packOf(options, seats),
    target: family ? 25 : form === 'solo' && seats === 3 ? 300 : 500,
    nil: nilIsOn,
    blind: form === 'two' || mirror || !nilIsOn ? 'off' : blindNil,
  }
}
