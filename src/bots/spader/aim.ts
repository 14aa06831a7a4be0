import { type Deal, guardsNil, needOf } from './deal.ts'

/** What a seat is out for in the play. */
export type Aim =
  /** No trick at all: it has bid nil. */
  | 'duck'
  /** Tricks away from the partner, who has bid nil. */
  | 'cover'
  /** Tricks, for the contract or to set somebody else's. */
  | 'take'
  /** No more tricks: they would be bags. */
  | 'avoid'

/** How many tricks others can do without before it is worth while to keep them from their contract. */
const TEMPTING = 1

/** Whether somebody else's contract hangs by so little that it pays to take tricks for nothing. */
const canSet = (deal: Deal, seat: number): boolean => {
  for (let other = 0; other < deal.seats; other++) {
    if (deal.side[other] === deal.side[seat]) continue
    const need = needOf(deal, other)
    if (need > 0 && need <= deal.left && deal.left - need <= TEMPTING) return true
  }
  return false
}

/** What a seat is out for. */
export const aimOf = (deal: Deal, seat: number): Aim => {
  if (guardsNil(deal, seat)) return 'duck'
  const mate = deal.partner[seat] as number
  if (mate >= 0 && guardsNil(deal, mate)) return 'cover'
  const need = needOf(deal, seat)
  if (deal.judging.family) return need === 0 ? 'avoid' : 'take'
  if (need > 0 && need <= deal.left) return 'take'
  return canSet(deal, seat) ? 'take' : 'avoid'
}

/** An opponent who has bid nil and still keeps it, and who has not played to this trick or holds it; else -1. */
export const preyOf = (deal: Deal, seat: number): number => {
  const yetToPlay = (other: number): boolean =>
    (other - deal.leader + deal.seats) % deal.seats > deal.played || deal.played === 0
  for (let other = 0; other < deal.seats; other++) {
    if (other === seat || deal.side[other] === deal.side[seat] || !guardsNil(deal, other)) continue
    if (yetToPlay(other) || deal.holder === other) return other
  }
  return -1
}
