import type { Bid, SpaderView } from '../../games/spader/index.ts'

/** By seats: what comes on top of what a hand counts, from long suits and what others cannot follow to. */
const BESIDES: Readonly<Record<number, number>> = { 2: 1.7, 3: 0.65, 4: 0.36, 5: 0 }
/** Two jokers more of the spades make every other spade lower. */
const WITH_JOKERS = -0.25
/** What comes to somebody whose partner has bid nil: nobody else on the side takes it. */
const FROM_NIL = 1
/** SP-S More comes where both sides lack a seat that takes tricks. */
const FROM_SUICIDE = 1.53

/** How many tricks a seat takes on average whose hand counts so many; `partnersBid` once the partner has bid. */
export const tricksExpected = (
  count: number,
  { places, options }: Pick<SpaderView, 'places' | 'options'>,
  partnersBid: Bid | undefined,
): number => {
  const tricks = count + (BESIDES[places.length] ?? 0) + (options.jokers ? WITH_JOKERS : 0)
  if (options.suicide) return tricks + FROM_SUICIDE
  return partnersBid === undefined || typeof partnersBid === 'number' ? tricks : tricks + FROM_NIL
}
