import type { Card } from '../../cards/card.ts'
import type { Random } from '../../core/random.ts'
import type { EkarteAction, Packets } from './action.ts'
import type { EkarteStep } from './event.ts'
import type { EkarteObjection } from './objection.ts'
import { arranged, PACK } from './pack.ts'
import { type DealState, type EkarteState, type Player, replaced } from './state.ts'

// EK-3 Deal

/** EK-3 A fresh deal: five cards each in two packets, the non-dealer first; the eleventh card fixes trumps. */
export const dealCards = (deal: number, dealer: Player, packets: Packets, random: Random): DealState => {
  const pack = random.shuffle(PACK)
  const first = packets === '3+2' ? 3 : 2
  const elderHand = arranged([...pack.slice(0, first), ...pack.slice(2 * first, first + 5)])
  const dealerHand = arranged([...pack.slice(first, 2 * first), ...pack.slice(first + 5, 10)])
  return {
    deal,
    dealer,
    phase: 'proposal',
    proposals: [],
    exposure: 'none',
    lines: [[], []],
    sealed: {},
    takenBack: false,
    replayed: false,
    hands: dealer === 1 ? [elderHand, dealerHand] : [dealerHand, elderHand],
    turnUp: pack[10] as Card,
    stock: pack.slice(11),
    discards: [[], []],
    trick: [],
    tricks: [],
  }
}

// EK-D17 Packets

const isFirstDealOfGame = ({ sheet, game }: EkarteState): boolean => sheet.at(-1)?.game !== game

/** EK-D17 Only a seat that has not dealt in this game may choose its packets: the elder of the first deal. */
export const packetsObjection = (state: EkarteState, player: Player): EkarteObjection | undefined =>
  isFirstDealOfGame(state) && player !== state.dealer
    ? undefined
    : { code: 'packets-fixed', packets: state.packets[player] }

/** EK-D17 The order in which this seat will deal, until it says otherwise. */
export const choosePackets = (
  state: EkarteState,
  player: Player,
  { packets }: EkarteAction & { readonly type: 'packets' },
): EkarteStep => ({
  state: { ...state, packets: replaced(state.packets, player, packets) },
  events: [{ code: 'packets-chosen', seat: player, packets }],
})
