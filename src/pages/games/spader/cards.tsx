import type { VNode } from 'preact'
import type { Joker, SpaderCard } from '../../../games/spader/index.ts'
import type { Language } from '../../../words/language.ts'
import { CardButton, CardFace, CardTick, DressedButton, DressedCard, DressedTick, SuitShape } from '../../cards.tsx'
import { joined } from '../../joined.ts'
import { pageWords } from './props.ts'

interface CardProps {
  readonly card: SpaderCard
  readonly language: Language
  readonly class?: string
  readonly small?: boolean
  readonly spoken?: string
}

type JokerProps = CardProps & { readonly card: Joker }

const isJoker = (card: SpaderCard): card is Joker => card[0] === 'J'

const STAR = 'M10 1l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L10 15.2l-5.6 3.1 1.2-6.3L1 7.6l6.3-.8z'

/** SP-J The face of a joker: a star, filled for the big one, above the spade that it counts as. */
const JokerFace = ({ card, language, spoken }: JokerProps): VNode => (
  <>
    <svg class="star" viewBox="0 0 20 20" aria-hidden="true">
      <path d={STAR} />
    </svg>
    <SuitShape suit="S" />
    <span class="sr">
      {' '}
      {pageWords(language).card(card)}
      {spoken}
    </span>
  </>
)

/** How a joker is dressed, for the cards of any pack. */
const dressed = (props: JokerProps) => ({
  card: props.card,
  class: joined('card s', props.card === 'JL' && 'little', props.class),
  children: <JokerFace {...props} />,
})

/** A card of Spader that lies face up and does nothing. */
export const Face = (props: CardProps): VNode => {
  const { card } = props
  return isJoker(card) ? <DressedCard {...dressed({ ...props, card })} /> : <CardFace {...props} card={card} />
}

/** A card of Spader to play. */
export const PlayButton = (props: CardProps & { readonly disabled: boolean }): VNode => {
  const { card, disabled } = props
  const action = `play ${card}`
  return isJoker(card) ? (
    <DressedButton {...dressed({ ...props, card })} action={action} disabled={disabled} />
  ) : (
    <CardButton {...props} card={card} action={action} />
  )
}

/** A card of Spader to tick. */
export const Tick = (props: CardProps & { readonly checked: boolean | undefined }): VNode => {
  const { card, checked } = props
  return isJoker(card) ? (
    <DressedTick {...dressed({ ...props, card })} checked={checked} />
  ) : (
    <CardTick {...props} card={card} />
  )
}
