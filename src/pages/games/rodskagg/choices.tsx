import type { VNode } from 'preact'
import { CardBack, CardTick, FAN, Hand } from '../../cards.tsx'
import { Choice, canDo, PlayingHand } from '../../choice.tsx'
import { MISSED } from './offences.ts'
import { type Props, pageWords } from './props.ts'
import { Rites } from './rites.tsx'

/** RO-R2 Cut, or let the neighbour do it. */
const Cut = ({ view, legal, who, language }: Props): VNode => {
  const words = pageWords(language).act
  const neighbour = view.players.at(-2) ?? view.dealer
  return (
    <div class="choose">
      <Choice action="cut" title={words.cut} />
      {canDo(legal, 'offer-cut') ? <Choice action="offer-cut" title={words.offerCut(who, neighbour)} /> : undefined}
    </div>
  )
}

/** RO-3 New cards for a low hand. */
const exchangeButtons = ({ view, legal, language }: Props): readonly VNode[] => {
  const words = pageWords(language).act
  const drawn = view.own?.drawn.length ?? 0
  const buttons = [
    canDo(legal, 'draw') ? { action: 'draw', text: words.draw(drawn === 0) } : undefined,
    canDo(legal, 'new-hand') ? { action: 'new-hand', text: words.newHand } : undefined,
    canDo(legal, 'keep') ? { action: 'keep', text: words.keep } : undefined,
  ].filter((button) => button !== undefined)
  return buttons.map(({ action, text }) => (
    <button type="submit" name="action" value={action} key={action}>
      {text}
    </button>
  ))
}

/** RO-4 The bids; Rödskägg, which can cost the match, is folded away. */
const Bids = (props: Props): VNode => {
  const { view, legal, language } = props
  const words = pageWords(language).act
  const { plainBidSix, redbeard } = view.options
  const numbers = plainBidSix ? [0, 1, 2, 3, 4, 5, 6] : [0, 1, 2, 3, 4, 5]
  return (
    <>
      <fieldset class="bids">
        <legend class="sr">{words.bids}</legend>
        {numbers.map((bid) => (
          <button type="submit" name="action" value={`bid ${bid}`} disabled={!legal.includes(`bid ${bid}`)} key={bid}>
            <b aria-hidden="true">{bid}</b>
            <span class="sr">{words.bid(bid)}</span>
          </button>
        ))}
      </fieldset>
      <div class="beside">
        {exchangeButtons(props)}
        {canDo(legal, 'pass') ? (
          <button type="submit" name="action" value="pass">
            {words.pass}
          </button>
        ) : undefined}
        <details id="redbeard">
          <summary>{words.redbeard}</summary>
          <div class="choose">
            <button type="submit" name="action" value="bid redbeard" disabled={!legal.includes('bid redbeard')}>
              <b>{words.bidRedbeard}</b>
              <span>{words.redbeardHelp(redbeard === 'winOrOut')}</span>
            </button>
          </div>
        </details>
      </div>
    </>
  )
}

/** RO-6, RO-D23 Four tricks are played: ask, or go on. */
const Question = ({ who, language }: Props): VNode => {
  const words = pageWords(language)
  return (
    <div class="choose">
      <Choice action="ask" title={words.phrase(who, 'ask')} />
      <Choice action="proceed" title={words.act.proceed} />
    </div>
  )
}

/** RO-6, RO-7 Stay or fold, with what follows. */
const Answer = ({ view, language }: Props): VNode => {
  const words = pageWords(language).act
  const mine = view.viewer === 'spectator' ? undefined : view.seats[view.viewer]
  const { trick, none } = view.question?.seats.find(({ seat }) => seat === view.viewer) ?? { trick: 2, none: 6 }
  const score = mine?.running ?? 0
  const bid = mine?.call === undefined || mine.call === 'pass' || mine.call === 0 ? undefined : mine.call
  const toZero = score === trick ? 1 : score === 2 * trick ? 2 : undefined
  return (
    <>
      <div class="choose">
        <Choice action="stay" title={words.stay}>
          {words.stayHelp(trick, none)}
        </Choice>
        <Choice action="fold" title={words.fold}>
          {view.options.exactForAll && bid !== undefined ? words.foldMisses(bid, MISSED) : words.foldHelp(score)}
        </Choice>
      </div>
      {toZero === undefined ? undefined : (
        <p class="say">
          <small>{words.reach(toZero, score)}</small>
        </p>
      )}
    </>
  )
}

/** The hand: face down until it is picked up; to tick, to play from, or to look at. */
const OwnHand = ({ view, legal, language, ticked }: Props): VNode | undefined => {
  const words = pageWords(language).act
  const { own, viewer } = view
  if (own === undefined || viewer === 'spectator') return undefined
  const count = view.seats[viewer]?.cards ?? 0
  const { hand, drawn } = own
  if (hand.length === 0) {
    if (count === 0) return undefined
    const backs = Array.from({ length: count }, (_, index) => <CardBack key={index} />)
    return <Hand label={words.backs(count)}>{backs}</Hand>
  }
  if (canDo(legal, 'discard')) {
    const held = [...hand, ...drawn]
    return (
      <Hand label={words.hand(held.length)}>
        {held.map((card) => (
          <CardTick
            card={card}
            language={language}
            small={held.length > FAN}
            checked={ticked?.includes(card)}
            {...(drawn.includes(card) && { spoken: words.justDrawn, class: 'drawn' })}
            key={card}
          />
        ))}
      </Hand>
    )
  }
  return <PlayingHand hand={hand} legal={legal} language={language} words={words} />
}

/** What the reader can do, and the hand. */
export const Choices = (props: Props): VNode => {
  const { view, legal, who, language } = props
  const words = pageWords(language)
  const can = (action: string) => canDo(legal, action)
  const exchange = exchangeButtons(props)
  return (
    <>
      {can('cut') ? <Cut {...props} /> : undefined}
      {can('deal-ready') ? (
        <button type="submit" class="go" name="action" value="deal-ready">
          {words.phrase(who, 'ready')}
        </button>
      ) : undefined}
      {can('pick-up') ? (
        <div class="choose">
          <Choice action="pick-up" title={words.act.pickUp} />
        </div>
      ) : undefined}
      {can('bid') ? <Bids {...props} /> : exchange.length > 0 ? <div class="beside">{exchange}</div> : undefined}
      {can('ask') ? <Question {...props} /> : undefined}
      {can('stay') ? <Answer {...props} /> : undefined}
      {can('ready') ? (
        <button type="submit" class="go" name="action" value="ready">
          {words.act.ready}
        </button>
      ) : undefined}
      <Rites {...props} />
      <OwnHand {...props} />
      {can('discard') ? (
        <button type="submit" class="go" name="action" value="discard">
          {words.act.discard(view.own?.drawn.length ?? 0)}
        </button>
      ) : undefined}
    </>
  )
}
