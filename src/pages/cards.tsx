import type { ComponentChildren, VNode } from 'preact'
import { type Card, type Rank, rankOf, SUITS, type Suit, suitOf } from '../cards/card.ts'
import { cardName, cornerOf } from '../words/cards.ts'
import type { Language } from '../words/language.ts'
import type { GamePage } from './games/page.ts'
import { joined } from './joined.ts'

const SHAPES: Readonly<Record<Suit, string>> = {
  S: 'M10 1C7.4 5 2 7.8 2 12.1a3.8 3.8 0 0 0 6.9 2.3C8.7 16.5 8 18 6.7 19h6.6c-1.3-1-2-2.5-2.2-4.6A3.8 3.8 0 0 0 18 12.1C18 7.8 12.6 5 10 1z',
  H: 'M10 18.6C6.2 14.4 1.6 11.2 1.6 6.7A4.3 4.3 0 0 1 10 4.9a4.3 4.3 0 0 1 8.4 1.8c0 4.5-4.6 7.7-8.4 11.9z',
  D: 'M10 .8c1.9 3.5 4.3 6.5 7.2 9.2-2.9 2.7-5.3 5.7-7.2 9.2C8.1 15.7 5.7 12.7 2.8 10 5.7 7.3 8.1 4.3 10 .8z',
  C: 'M10 1a4 4 0 0 1 3.2 6.4 4.1 4.1 0 1 1-2 6.9c.2 2 .9 3.6 2.3 4.7h-7c1.4-1.1 2.1-2.7 2.3-4.7a4.1 4.1 0 1 1-2-6.9A4 4 0 0 1 10 1z',
}

const COURT: Partial<Readonly<Record<Rank, string>>> = { J: 'kn', Q: 'dam', K: 'kung' }

/** The shapes of the suits that a page shows, once; every `SuitShape` on the page refers to them. */
export const Sprite = ({ suits = SUITS }: { readonly suits?: readonly Suit[] }): VNode => (
  <svg class="sprite" aria-hidden="true">
    {suits.map((suit) => (
      <symbol id={suit.toLowerCase()} viewBox="0 0 20 20" key={suit}>
        <path d={SHAPES[suit]} />
      </symbol>
    ))}
  </svg>
)

/** The shapes that the cards of a game refer to, once a page. */
export const GameSprite = ({ gamePage }: { readonly gamePage: GamePage }): VNode => gamePage.Sprite?.() ?? <Sprite />

/** The shape of one suit, in the current colour; hidden from screen readers. */
export const SuitShape = ({ suit, class: name }: { readonly suit: Suit; readonly class?: string }): VNode => (
  <svg class={name} aria-hidden="true">
    <use href={`#${suit.toLowerCase()}`} />
  </svg>
)

interface CardProps {
  readonly card: Card
  readonly language: Language
  /** More class names: `big` on the table. */
  readonly class?: string
  /** Without the large shape below right: in hands of many cards. */
  readonly small?: boolean
  /** Said after the card's name by a screen reader: `, kan spelas`. */
  readonly spoken?: string
}

const cardClass = (card: Card, name?: string): string =>
  joined('card', suitOf(card).toLowerCase(), COURT[rankOf(card)], name)

const Face = ({ card, language, small, spoken }: CardProps): VNode => (
  <>
    <b aria-hidden="true">{cornerOf(language, card)}</b>
    <SuitShape suit={suitOf(card)} />
    {small ? undefined : <SuitShape suit={suitOf(card)} class="pip" />}
    <span class="sr">
      {' '}
      {cardName(language, card)}
      {spoken}
    </span>
  </>
)

/** A card of any pack: its name in actions, its class names, and its face. */
interface DressedCardProps {
  readonly card: string
  readonly class: string
  readonly children: ComponentChildren
}

/** A card of any pack that lies face up and does nothing. */
export const DressedCard = ({ card, class: name, children }: DressedCardProps): VNode => (
  <div class={name} data-card={card}>
    {children}
  </div>
)

/** A card of any pack to press: a submit button `name="action"`. */
export const DressedButton = (
  props: DressedCardProps & {
    readonly action: string
    readonly disabled?: boolean | undefined
    readonly pressed?: boolean | undefined
  },
): VNode => (
  <button
    type="submit"
    class={props.class}
    name="action"
    value={props.action}
    disabled={props.disabled}
    aria-pressed={props.pressed}
    data-card={props.card}
  >
    {props.children}
  </button>
)

/** Whether a card to tick is ticked already. */
interface TickProps {
  readonly checked?: boolean | undefined
}

/** A card of any pack to tick: a checkbox `card` under its face. Its id keeps a tick on its card when the hand changes. */
export const DressedTick = ({ card, class: name, checked, children }: DressedCardProps & TickProps): VNode => (
  <label class="tick">
    <input type="checkbox" name="card" value={card} id={`tick-${card}`} checked={checked} />
    <span class={name} data-card={card}>
      {children}
    </span>
  </label>
)

/** A card that lies face up and does nothing. */
export const CardFace = (props: CardProps): VNode => (
  <DressedCard card={props.card} class={cardClass(props.card, props.class)}>
    <Face {...props} />
  </DressedCard>
)

/** A card to press: a submit button `name="action"`. `disabled` is for cards that the rules forbid just now. */
export const CardButton = (
  props: CardProps & { readonly action: string; readonly disabled?: boolean; readonly pressed?: boolean },
): VNode => (
  <DressedButton {...props} class={cardClass(props.card, props.class)}>
    <Face {...props} />
  </DressedButton>
)

/**
 * A card to tick: a checkbox `card` under a card's face, for choosing several before one button acts on them. The ticked
 * cards follow the button's action: `discard` with `S7` and `H9` ticked is `discard S7 H9`.
 */
export const CardTick = (props: CardProps & TickProps): VNode => (
  <DressedTick card={props.card} class={cardClass(props.card, props.class)} checked={props.checked}>
    <Face {...props} />
  </DressedTick>
)

/** The back of a card. */
export const CardBack = ({ class: name }: { readonly class?: string }): VNode => (
  <div class={joined('card back', name)} />
)

/** A place where a card may come to lie, with a few words in it. */
export const CardPlace = (props: { readonly class?: string; readonly children?: ComponentChildren }): VNode => (
  <div class={joined('card gone', props.class)}>{props.children}</div>
)

/** As many cards as lie in a fan; more lie in tiers, too close together for the large shape on a card. */
export const FAN = 5

/**
 * The reader's hand: one list item a card, already in the order to show. Five cards or fewer lie as a fan, more in
 * tiers of seven. `some` when the rules forbid part of it, so that the thread marks the rest.
 */
export const Hand = (props: {
  readonly label: string
  readonly some?: boolean
  readonly children: readonly VNode[]
}): VNode => (
  <ul class={joined('hand', props.some && 'some', props.children.length <= FAN && 'fan')} aria-label={props.label}>
    {props.children.map((card) => (
      <li key={card.key}>{card}</li>
    ))}
  </ul>
)
