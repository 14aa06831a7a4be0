import type { Suit } from '../../../cards/card.ts'
import type { Seat } from '../../../core/seat.ts'
import type { OwnView, PlaceView, SideView, SpaderCard, SpaderView } from '../../../games/spader/index.ts'
import { spaderWords } from '../../../words/games/spader/index.ts'
import type { Language } from '../../../words/language.ts'
import type { SeatProps } from '../page.ts'

export type Props = SeatProps<SpaderView>
export type OwnProps = Props & { readonly own: OwnView }

/** What the pages of Spader say in one language. */
export const pageWords = (language: Language) => spaderWords[language].page

/** The suit that a card counts as: jokers are spades. */
export const suitOf = (card: SpaderCard): Suit => (card[0] === 'J' ? 'S' : (card[0] as Suit))

/** Two to a side, across the table. */
export const isPairs = ({ form }: Pick<SpaderView, 'form'>): boolean => form === 'pairs'

/** The seats from the reader's on, clockwise; for those who watch from the first. */
export const fromMe = ({ own, places }: Pick<SpaderView, 'own' | 'places'>): readonly PlaceView[] => {
  const me = own?.seat ?? 0
  return [...places.slice(me), ...places.slice(0, me)]
}

/** The sides, the reader's first, then clockwise. */
export const sidesFromMe = ({ own, sides }: Pick<SpaderView, 'own' | 'sides'>): readonly SideView[] => {
  const mine = own?.side ?? 0
  return [...sides.slice(mine), ...sides.slice(0, mine)]
}

/** Where the seats lie on the cloth, from the reader's on: near, then clockwise by the left hand. */
const SPOTS: Readonly<Record<number, readonly string[]>> = {
  2: ['s', 'n'],
  3: ['s', 'w', 'e'],
  4: ['s', 'w', 'n', 'e'],
  5: ['s', 'w1', 'n1', 'n2', 'e1'],
}

/** The spot of a seat on the cloth. */
export const spotOf = (view: Pick<SpaderView, 'own' | 'places'>, seat: Seat): string => {
  const count = view.places.length
  return SPOTS[count]?.[(seat - (view.own?.seat ?? 0) + count) % count] ?? 's'
}

/** The seat that is waited for. */
export const turnOf = ({ phase }: Pick<SpaderView, 'phase'>): Seat | undefined =>
  phase.kind === 'over' ? undefined : phase.seat
