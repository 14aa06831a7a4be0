import type { ComponentChildren, VNode } from 'preact'
import type { Seat } from '../../../core/seat.ts'
import type { Bid, PlaceView } from '../../../games/spader/index.ts'
import { CardBack, CardPlace, SuitShape } from '../../cards.tsx'
import { joined } from '../../joined.ts'
import { Face } from './cards.tsx'
import { fromMe, type Props, pageWords, spotOf, turnOf } from './props.ts'

type PlaceProps = Props & { readonly place: PlaceView }

/** Class names of the cloth where not two or four sit. */
const CLOTHS: Readonly<Record<number, string>> = { 3: 'trio', 5: 'five' }

/** Cloth for so many people, with what lies at each place; `children` are in the order in which they are told. */
const Cross = (props: Props & { readonly label: string; readonly children: readonly VNode[] }): VNode => (
  <ol class={joined('trick cross', CLOTHS[props.view.places.length])} aria-label={props.label}>
    {props.children}
  </ol>
)

/** A seat's name and a fact about it; the reader knows their own name. */
const Label = (props: PlaceProps & { readonly children?: ComponentChildren }): VNode => {
  const { view, who, language, place } = props
  const mine = place.seat === view.own?.seat
  return (
    <span class={mine ? 'seat me' : 'seat'}>
      <b class={mine ? 'sr' : undefined}>{pageWords(language).board.place(who, place.seat)}</b>{' '}
      <span>{props.children}</span>
    </span>
  )
}

/** The bid in a box, a nil as its figure; empty until it is made. */
const BidBox = ({ bid, turn }: { readonly bid: Bid | undefined; readonly turn: boolean }): VNode =>
  bid === undefined ? (
    <span class="bid gone">{turn ? '?' : undefined}</span>
  ) : (
    <span class="bid">{typeof bid === 'number' ? bid : 0}</span>
  )

const BidPlace = (props: PlaceProps): VNode => {
  const { view, language, place } = props
  const words = pageWords(language)
  const { bid, seat } = place
  const turn = turnOf(view) === seat && view.phase.kind === 'bidding'
  const nil = bid === undefined || typeof bid === 'number' ? undefined : words.bid(bid)
  const mine = seat === view.own?.seat
  const unseen = mine || place.looked || bid !== undefined ? undefined : words.board.unseen
  const fact = nil ?? (turn ? words.board.bidding : unseen)
  const theirs = turnOf(view) === seat && !mine
  return (
    <li class={joined(spotOf(view, seat), theirs && 'now')}>
      <BidBox bid={bid} turn={turn} />
      <Label {...props}>{fact}</Label>
    </li>
  )
}

/** The bids where people sit. */
const Bids = (props: Props): VNode => (
  <section class="table bids" aria-label={pageWords(props.language).board.label}>
    <Cross {...props} label={pageWords(props.language).board.bids}>
      {fromMe(props.view).map((place) => (
        <BidPlace {...props} place={place} key={place.seat} />
      ))}
    </Cross>
  </section>
)

/** The cards on the cloth: the trick in play, or the one that was taken last until somebody leads. */
const lying = ({ view }: Props) => {
  const { trick, lastTrick } = view
  if (trick.plays.length > 0 || lastTrick === undefined) {
    return { plays: trick.plays, best: trick.early ? trick.taker : trick.best?.seat, taken: false, early: trick.early }
  }
  return { plays: lastTrick.plays, best: lastTrick.winner, taken: true, early: lastTrick.early }
}

const TrickPlace = (props: PlaceProps): VNode => {
  const { view, language, place } = props
  const words = pageWords(language).board
  const { plays, best, taken, early } = lying(props)
  const { seat, bid } = place
  const play = plays.find((one) => one.seat === seat)
  const mine = seat === view.own?.seat
  const isNew = play !== undefined && play === plays.at(-1)
  const theirs = turnOf(view) === seat && !mine
  const fact = bid === undefined ? undefined : words.fact(bid, place.tricks)
  const took = seat === best && taken ? (early ? words.got : words.took) : undefined
  const leads = seat === best && !taken && !early ? words.leads : undefined
  return (
    <li
      class={joined(spotOf(view, seat), play !== undefined && seat === best && 'best', isNew && 'new', theirs && 'now')}
    >
      {play === undefined ? (
        <CardPlace class="big">{mine ? words.yourCard : undefined}</CardPlace>
      ) : (
        <Face card={play.card} language={language} class="big" />
      )}
      <Label {...props}>{took ?? [mine ? undefined : fact, leads].filter(Boolean).join(', ')}</Label>
    </li>
  )
}

/** In the order of play; who has not played comes after, clockwise. */
const inPlayOrder = (props: Props): readonly PlaceView[] => {
  const { plays } = lying(props)
  const first: Seat | undefined = plays[0]?.seat ?? turnOf(props.view)
  const { places } = props.view
  return first === undefined ? places : [...places.slice(first), ...places.slice(0, first)]
}

const Trick = (props: Props): VNode => {
  const { view, language } = props
  const words = pageWords(language).board
  return (
    <section class="table" aria-label={words.label}>
      <p class={joined('broken', view.broken && 'is', CLOTHS[view.places.length])}>
        <span class="sr">{words.spades}</span>
        <SuitShape suit="S" /> {words.broken(view.broken)}
      </p>
      <Cross {...props} label={lying(props).taken ? words.lastTrick : words.trick}>
        {inPlayOrder(props).map((place) => (
          <TrickPlace {...props} place={place} key={place.seat} />
        ))}
      </Cross>
    </section>
  )
}

/** SP-D The stock, with the card on offer for whoever's turn it is to draw. */
const Draw = (props: Props): VNode => {
  const { view, who, language } = props
  const words = pageWords(language).board
  const offer = view.own?.offer
  return (
    <section class="table draw" aria-label={words.label}>
      <div class="stock">
        <CardBack class="big" />
        {offer === undefined ? undefined : <Face card={offer} language={language} class="big" spoken={words.offer} />}
      </div>
      <div class="seat">
        <p>{words.stock(view.stock)}</p>
        {fromMe(view).map(({ seat, cards }) => (
          <p key={seat}>
            <b>{words.place(who, seat)}</b> {words.drawn(cards)}
          </p>
        ))}
      </div>
    </section>
  )
}

/** The cloth: cards being drawn, bids where people sit, or the trick. */
export const Board = (props: Props): VNode => {
  switch (props.view.phase.kind) {
    case 'drawing':
      return <Draw {...props} />
    case 'bidding':
    case 'exchange':
      return <Bids {...props} />
    default:
      return <Trick {...props} />
  }
}
