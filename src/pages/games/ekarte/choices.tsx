import type { VNode } from 'preact'
import type { Player } from '../../../games/ekarte/index.ts'
import { CardTick, Hand } from '../../cards.tsx'
import { Choice, canDo, PlayingHand } from '../../choice.tsx'
import { type Props, pageWords } from './props.ts'

/** EK-5 Propose, perhaps with a number, or play. */
const Propose = ({ view, legal, who, language }: Props): VNode => {
  const words = pageWords(language).act
  const first = view.proposals.length === 0
  const counts = [1, 2, 3, 4, 5].filter((count) => legal.includes(`propose ${count}`))
  const stand = (
    <Choice action="stand" title={words.stand(first)}>
      {first ? words.standFirst(who, view.dealer) : words.standLater}
    </Choice>
  )
  if (counts.length === 0) {
    return (
      <div class="choose">
        <Choice action="propose" title={words.propose}>
          {first ? words.proposeFirst(who, view.dealer) : words.proposeLater}
        </Choice>
        {stand}
      </div>
    )
  }
  return (
    <>
      <fieldset class="counts">
        <legend class="sr">{words.proposeCount}</legend>
        {counts.map((count) => (
          <button type="submit" name="action" value={`propose ${count}`} key={count}>
            <b aria-hidden="true">{count}</b>
            <span class="sr">{words.proposeCards(count)}</span>
          </button>
        ))}
      </fieldset>
      <div class="choose">{stand}</div>
    </>
  )
}

/** EK-5 Accept or refuse. */
const Answer = ({ view, who, language }: Props): VNode => {
  const words = pageWords(language).act
  return (
    <div class="choose">
      <Choice action="accept" title={words.accept}>
        {words.acceptHelp(who, view.elder, view.options.dealerMinDiscard)}
      </Choice>
      <Choice action="refuse" title={words.refuse}>
        {view.proposals.length === 1 ? words.refuseFirst(who, view.elder) : words.refuseLater}
      </Choice>
    </div>
  )
}

/** EK-D8 The sealed answer about the king; who does not hold it has one answer only. */
const King = ({ legal, language }: Props): VNode => {
  const words = pageWords(language).act
  const holder = legal.includes('king')
  return (
    <div class="choose">
      {holder ? (
        <Choice action="king" title={words.kingYes}>
          {words.kingPoint}
        </Choice>
      ) : undefined}
      <Choice action="no-king" title={words.kingNo(holder)} />
    </div>
  )
}

/** EK-D15 After an irregular card: replay or let stand. */
const Claim = ({ view, who, language }: Props): VNode => {
  const words = pageWords(language).act
  const winner: Player = view.tricksWon[0] > view.tricksWon[1] ? 0 : 1
  const winnerErred = view.claim?.offences.some(({ seat }) => seat === winner) === true
  return (
    <div class="choose">
      <Choice action="replay" title={words.replay}>
        {words.replayHelp}
      </Choice>
      <Choice action="let-stand" title={words.letStand}>
        {winnerErred ? words.letStandLess(who, winner) : words.letStandHelp}
      </Choice>
    </div>
  )
}

/** What is not bound to a turn but belongs beside the hand: the king, a card to take back. */
const Beside = ({ view, legal, language }: Props): VNode | undefined => {
  const words = pageWords(language).act
  const king = legal.includes('king') && view.phase !== 'king'
  const mistake = legal.includes('take-back') ? view.cardToTakeBack : undefined
  if (!king && mistake === undefined) return undefined
  return (
    <div class="acts">
      {king ? (
        <button type="submit" name="action" value="king">
          {words.king} <b>{words.kingPoint}</b>
        </button>
      ) : undefined}
      {mistake === undefined ? undefined : (
        <button type="submit" name="action" value="take-back">
          {words.takeBack(mistake)}
        </button>
      )}
    </div>
  )
}

/** The hand: to tick, to play from, or to look at. */
const OwnHand = ({ view, legal, language, ticked }: Props): VNode => {
  const words = pageWords(language).act
  const hand = view.hand ?? []
  if (!canDo(legal, 'discard')) return <PlayingHand hand={hand} legal={legal} language={language} words={words} />
  return (
    <Hand label={words.hand(hand.length)}>
      {hand.map((card) => (
        <CardTick card={card} language={language} checked={ticked?.includes(card)} key={card} />
      ))}
    </Hand>
  )
}

/** What the reader can do, and the hand. */
export const Choices = (props: Props): VNode => {
  const { view, legal, language } = props
  const can = (action: string) => canDo(legal, action)
  return (
    <>
      {can('stand') ? <Propose {...props} /> : undefined}
      {can('accept') ? <Answer {...props} /> : undefined}
      {can('no-king') ? <King {...props} /> : undefined}
      {can('replay') ? <Claim {...props} /> : undefined}
      <Beside {...props} />
      {view.hand === undefined || view.hand.length === 0 ? undefined : <OwnHand {...props} />}
      {can('discard') ? (
        <button type="submit" class="go" name="action" value="discard">
          {pageWords(language).act.discard(view.toDiscard?.min ?? 1)}
        </button>
      ) : undefined}
    </>
  )
}
