import type { VNode } from 'preact'
import { SUITS } from '../../../cards/card.ts'
import { capital } from '../../../words/speech/speech.ts'
import { CardBack, FAN, Hand, SuitShape } from '../../cards.tsx'
import { Choice, canDo } from '../../choice.tsx'
import { joined } from '../../joined.ts'
import { Face, PlayButton, Tick } from './cards.tsx'
import { isPairs, type OwnProps, type Props, pageWords, turnOf } from './props.ts'

/** SP-D Keep the card on offer, or take the next. */
const Draw = ({ language }: Props): VNode => {
  const words = pageWords(language).act
  return (
    <div class="choose">
      <Choice action="keep" title={words.keep}>
        {words.keepHelp}
      </Choice>
      <Choice action="reject" title={words.reject}>
        {words.rejectHelp}
      </Choice>
    </div>
  )
}

/** SP-8, SP-D7, SP-D9 Look at the hand, or bid without having seen it. */
const Look = ({ legal, language }: Props): VNode => {
  const words = pageWords(language).act
  const blind = legal.includes('bid blind-nil')
  return (
    <div class="choose">
      <Choice action="look" title={words.look}>
        {blind ? words.lookHelp : words.lookEarly}
      </Choice>
      {blind ? (
        <Choice action="bid blind-nil" title={words.blind}>
          {words.blindHelp}
        </Choice>
      ) : undefined}
    </div>
  )
}

/** How many bids stand side by side, so that the last row is not left with one or two of them; seven unless told. */
const columnsClass = (bids: number): string => {
  const columns = Math.ceil(bids / Math.ceil(bids / 7))
  return columns < 4 || columns > 6 ? 'bidbox' : `bidbox in-${columns}`
}

/** SP-2 The bids that can be made, each with what the team has then promised. */
const BidBox = ({ view, language, own }: OwnProps): VNode => {
  const words = pageWords(language).act
  const pairs = isPairs(view)
  return (
    <ul class={columnsClass(own.bidBox.length)} aria-label={words.bids(pairs)}>
      {own.bidBox.map(({ bid, contract, nil }) => (
        <li key={bid}>
          <button type="submit" name="action" value={`bid ${bid}`}>
            <b>{typeof bid === 'number' ? bid : words.nil}</b>
            {nil !== undefined ? (
              <small>±{nil}</small>
            ) : pairs ? (
              <small>
                <span class="sr">{words.promise} </span>
                {own.partnersBid === undefined ? '+ ?' : `= ${contract}`}
              </small>
            ) : undefined}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** SP-2 While the reader's bid may be changed: the box once more, folded away, and again once it has been changed. */
const Correction = (props: OwnProps): VNode | undefined => {
  const { view, language, own } = props
  const words = pageWords(language).act
  const bid = view.places[own.seat]?.bid
  if (bid === undefined) return undefined
  return (
    <details id={`correct-${bid}`} class="correct">
      <summary>{words.correct(bid)}</summary>
      <p>
        <small>{words.correctUntil(view.phase.kind !== 'bidding')}</small>
      </p>
      <BidBox {...props} />
    </details>
  )
}

/** SP-D17 The suits that may be named. */
const Naming = ({ legal, language }: Props): VNode => (
  <div class="choose three">
    {SUITS.filter((suit) => legal.includes(`name-suit ${suit}`)).map((suit) => (
      <button type="submit" name="action" value={`name-suit ${suit}`} key={suit}>
        <SuitShape suit={suit} />
        <b>{capital(pageWords(language).suit(suit))}</b>
      </button>
    ))}
  </div>
)

/** The hand: face down, to tick, to play from, or to look at. Spades lie leftmost, high cards first. */
const OwnHand = ({ view, legal, language, ticked, own }: OwnProps): VNode | undefined => {
  const words = pageWords(language).act
  const held = view.places[own.seat]?.cards ?? 0
  const { hand } = own
  if (!own.looked) {
    return (
      <Hand label={words.handUnseen(held)}>
        {Array.from({ length: held }, (_, index) => (
          <CardBack key={index} />
        ))}
      </Hand>
    )
  }
  if (hand.length === 0) return undefined
  const cards = hand.filter((card) => legal.includes(`play ${card}`))
  const isPlaying = cards.length > 0
  const isGiving = canDo(legal, 'give')
  const some = isPlaying && cards.length + own.goesBack.length < hand.length
  return (
    <Hand label={some ? words.handSome(hand.length, cards.length) : words.hand(hand.length)} some={some}>
      {hand.map((card) => {
        const common = { card, language, small: hand.length > FAN, key: card }
        if (isGiving) return <Tick {...common} checked={ticked?.includes(card)} />
        if (!isPlaying) return <Face {...common} />
        const may = cards.includes(card)
        const open = may || own.goesBack.includes(card)
        return <PlayButton {...common} disabled={!open} spoken={may ? words.playable : words.unplayable} />
      })}
    </Hand>
  )
}

/** SP-8 The button that gives the two ticked cards. */
const Give = ({ view, who, language }: Props): VNode | undefined =>
  view.phase.kind !== 'exchange' ? undefined : (
    <button type="submit" class="go" name="action" value="give">
      {pageWords(language).act.give(who, view.phase.to)}
    </button>
  )

const sizeClass = ({ view, own }: OwnProps): string => {
  const held = view.places[own.seat]?.cards ?? 0
  return joined('held', view.form === 'family' && 'large', held > 14 && 'many')
}

/** What the reader can do, and the hand. */
export const Choices = (props: Props): VNode => {
  const { view, legal } = props
  const { own } = view
  if (own === undefined) return <div />
  const all = { ...props, own }
  const can = (verb: string): boolean => canDo(legal, verb)
  const bids = own.bidBox.length > 0 && !own.mayBidBlind
  const turn = turnOf(view) === own.seat && view.phase.kind === 'bidding'
  return (
    <div class={sizeClass(all)}>
      {can('keep') ? <Draw {...props} /> : undefined}
      {can('name-suit') ? <Naming {...props} /> : undefined}
      <OwnHand {...all} />
      {can('look') ? <Look {...props} /> : undefined}
      {bids && turn ? <BidBox {...all} /> : undefined}
      {can('give') ? <Give {...props} /> : undefined}
      {bids && !turn ? <Correction {...all} /> : undefined}
    </div>
  )
}
