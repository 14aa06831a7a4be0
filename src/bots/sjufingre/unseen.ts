import type { BotRandom } from '../bot.ts'
import { dealOut } from '../deal-out.ts'
import { numbersIn, putIn } from '../sets.ts'
import type { Facts } from './facts.ts'

/** By seat: how many cards it holds of which nothing is known. */
const roomIn = ({ sizes, me }: Facts): readonly number[] => sizes.map((size, seat) => (seat === me ? 0 : size))

/** Fills hands with `known` and with the cards that nobody has seen, as they may lie by all that the seat has seen. */
export const unseenDealer = (facts: Facts, known: Int32Array, random: BotRandom): ((hands: Int32Array) => void) => {
  const cards = numbersIn(facts.unseen)
  const places = { room: roomIn(facts), voids: facts.voids }
  return (hands) =>
    dealOut(
      places,
      cards,
      random,
      () => hands.set(known),
      (seat, card) => putIn(hands, seat, card),
    )
}
