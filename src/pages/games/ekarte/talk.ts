import type { EkarteEvent, EkarteView, Player } from '../../../games/ekarte/index.ts'

type Exchange = Pick<EkarteView, 'dealer' | 'proposals' | 'exposure'> & { readonly elder: Player }

/** What the two have said and done in an exchange, in order, as the story tells it. */
const saidIn = ({ dealer, elder, proposals, exposure }: Exchange): readonly EkarteEvent[] =>
  proposals.flatMap(({ count, answer, elderDrew, dealerDrew }, index): readonly EkarteEvent[] => [
    { code: 'proposed', seat: elder, ...(count === undefined ? {} : { count }) },
    ...(answer === 'accepted' ? [{ code: 'accepted', seat: dealer } as const] : []),
    ...(answer === 'refused'
      ? [{ code: 'refused', seat: dealer, exposed: index === 0 && exposure !== undefined } as const]
      : []),
    ...(elderDrew === undefined ? [] : [{ code: 'exchanged', seat: elder, count: elderDrew } as const]),
    ...(dealerDrew === undefined ? [] : [{ code: 'exchanged', seat: dealer, count: dealerDrew } as const]),
  ])

const OPEN: readonly EkarteView['phase'][] = ['proposal', 'answer', 'elder-exchange', 'dealer-exchange']

/** The exchange of the deal in play, with how it was closed. */
export const talkOf = (view: EkarteView): readonly EkarteEvent[] => {
  const said = saidIn(view)
  if (OPEN.includes(view.phase) || view.proposals.at(-1)?.answer === 'refused') return said
  return view.stock === 0
    ? [...said, { code: 'stock-emptied' }]
    : [...said, { code: 'stood', seat: view.elder, exposed: view.proposals.length === 0 }]
}
