import { aimOf } from './aim.ts'
import type { CardNumber } from './cards.ts'
import type { Deal } from './deal.ts'
import { followFor } from './follow.ts'
import { leadFor } from './lead.ts'

/** What a seat plays by rule of thumb, of what it may play: it looks at its own hand and at what all have seen. */
export const thumbCard = (deal: Deal, seat: number, may: Int32Array): CardNumber => {
  const aim = aimOf(deal, seat)
  return deal.played === 0 ? leadFor(deal, seat, may, aim) : followFor(deal, seat, may, aim)
}
