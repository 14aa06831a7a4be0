import type { VNode } from 'preact'
import type { Card } from '../../../cards/card.ts'
import type { Seat } from '../../../core/seat.ts'
import type { Bid, TakenTrick } from '../../../games/rodskagg/index.ts'
import { CardBack, CardFace, CardPlace } from '../../cards.tsx'
import { joined } from '../../joined.ts'
import { FinishedDeal } from './finished.tsx'
import { type Props, pageWords } from './props.ts'

/** One player's card in a trick, or the place where it will lie. */
const Place = (
  props: Props & {
    readonly seat: Seat
    readonly card?: Card
    readonly best: string | undefined
    readonly isNew: boolean
  },
): VNode => {
  const { who, language, seat, card, best, isNew } = props
  return (
    <li class={joined(best !== undefined && 'best', isNew && 'new') || undefined}>
      {card === undefined ? <CardPlace /> : <CardFace card={card} language={language} small spoken={best ?? ''} />}
      <span>{pageWords(language).board.name(who, seat)}</span>
    </li>
  )
}

/** RO-12 In a play-off every trick says so: there are neither bids nor points to tell it by. */
const PlayOff = ({ view, language }: Props): VNode | undefined =>
  view.playOff ? <>{pageWords(language).finished.playOff} · </> : undefined

/** RO-5 The trick in play: a place for everybody who is in it, in the order of play. */
const TrickInPlay = (props: Props & { readonly trick: NonNullable<Props['view']['trick']> }): VNode => {
  const { view, language, trick } = props
  const words = pageWords(language).board
  const staying = view.players.filter((seat) => view.seats[seat]?.answer !== 'folds')
  const first = staying.indexOf(trick.leader)
  const seats = [...staying.slice(first), ...staying.slice(0, first)]
  return (
    <>
      <h2 id="cloth">
        <PlayOff {...props} />
        {words.trick(trick.number)}
      </h2>
      <ol class="plays">
        {seats.map((seat) => {
          const play = trick.plays.find((one) => one.seat === seat)
          const best = trick.winning === seat ? words.leads : undefined
          const isNew = play !== undefined && play === trick.plays.at(-1)
          return (
            <Place {...props} seat={seat} {...(play && { card: play.card })} best={best} isNew={isNew} key={seat} />
          )
        })}
      </ol>
    </>
  )
}

/** A trick that has been taken, in the order of play. */
export const Taken = (props: Props & { readonly trick: TakenTrick }): VNode => (
  <ol class="plays">
    {props.trick.plays.map(({ seat, card }) => {
      const best = seat === props.trick.winner ? pageWords(props.language).board.wins : undefined
      return <Place {...props} seat={seat} card={card} best={best} isNew={false} key={seat} />
    })}
  </ol>
)

const LastTrick = (props: Props & { readonly trick: TakenTrick }): VNode => {
  const { view, who, language, trick } = props
  return (
    <>
      <h2 id="cloth">
        <PlayOff {...props} />
        {pageWords(language).board.took(who, trick.winner, view.tricks.length)}
      </h2>
      <Taken {...props} trick={trick} />
    </>
  )
}

/** RO-4 The highest bid so far, the earliest of equal ones. */
const highest = ({ view }: Props): { readonly seat: Seat; readonly bid: Bid } | undefined => {
  const bids = view.calls.flatMap(({ seat, bid }) => (bid === 'pass' ? [] : [{ seat, bid }]))
  const worth = (bid: Bid): number => (bid === 'redbeard' ? 7 : bid)
  return bids.toSorted((one, other) => worth(other.bid) - worth(one.bid))[0]
}

/** RO-3, RO-4 Before the first card: the stock, who changed cards, the highest bid. */
const BeforePlay = (props: Props): VNode => {
  const { view, who, language } = props
  const words = pageWords(language).board
  const isDealt = view.phase !== 'cut' && view.phase !== 'neighbourCut'
  const top = highest(props)
  const drawing = view.seats.filter(({ drawn }) => drawn > 0)
  return (
    <>
      <h2 id="cloth" class="sr">
        {words.label}
      </h2>
      <div class="deal">
        <CardBack />
        <ul>
          {view.playOff ? <li>{words.playOff(who, view.players)}</li> : undefined}
          <li>{isDealt ? words.stock(view.stock) : words.shuffled(who, view.dealer)}</li>
          {view.seats.map(({ seat, exchange: how, exchanged: count }) =>
            how === undefined ? undefined : <li key={seat}>{words.exchange(who, { seat, how, count })}</li>,
          )}
          {drawing.map(({ seat, drawn }) => (
            <li key={seat}>{words.drawn(who, seat, drawn)}</li>
          ))}
          {view.phase !== 'bidding' ? undefined : (
            <li>
              <b>{top === undefined ? words.noBid : words.highest(who, top.seat, top.bid)}</b>
            </li>
          )}
        </ul>
      </div>
    </>
  )
}

/** The cloth: the pack and what was said, the trick, or the deal that has ended. */
export const Board = (props: Props): VNode => {
  const { phase, trick, lastTrick } = props.view
  if (phase === 'ready') return <FinishedDeal {...props} />
  const isLead = trick === undefined || trick.plays.length === 0
  return (
    <section class="table" aria-labelledby="cloth">
      {isLead && lastTrick !== undefined ? (
        <LastTrick {...props} trick={lastTrick} />
      ) : trick === undefined ? (
        <BeforePlay {...props} />
      ) : (
        <TrickInPlay {...props} trick={trick} />
      )}
    </section>
  )
}
