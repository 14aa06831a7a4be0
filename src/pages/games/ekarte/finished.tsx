import type { VNode } from 'preact'
import type { EkartePlay, FinishedDealView, Player } from '../../../games/ekarte/index.ts'
import { CardFace } from '../../cards.tsx'
import { gameEnd } from './points.ts'
import { nearFirst, type Props, pageWords } from './props.ts'

type DealProps = Props & { readonly deal: FinishedDealView }

/** How the deal ended, when not by its fifth trick. */
const Ending = ({ deal, who, language }: DealProps): VNode | undefined => {
  const words = pageWords(language).finished
  const { ending } = deal
  switch (ending.code) {
    case 'played':
      return undefined
    case 'king-turned':
      return <p>{words.kingTurned(who, ending.seat)}</p>
    case 'king':
      return <p>{words.king(who, ending.seat)}</p>
    case 'conceded':
      return <p>{words.conceded(who, ending.seat)}</p>
  }
}

/** What each side got, and why. */
const Got = ({ deal, view, who, language }: DealProps): VNode => {
  const { finished: words, reasons } = pageWords(language)
  const sides = nearFirst(view).filter((seat) => deal.result.sides[seat].lines.length > 0)
  if (sides.length === 0) return <p>{words.nobody}</p>
  return (
    <ul class="got">
      {sides.map((seat) => (
        <li key={seat}>
          <b>{words.got(who, seat, deal.result.sides[seat].points)}</b>
          {deal.result.sides[seat].lines.map((line) => (
            <span key={line.code}>{reasons.because(who, seat, line)}.</span>
          ))}
        </li>
      ))}
    </ul>
  )
}

const SmallTrick = (
  props: Props & { readonly plays: readonly EkartePlay[]; readonly winner: Player | undefined },
): VNode => {
  const { view, who, language, plays, winner } = props
  const words = pageWords(language).finished
  const [near, far] = nearFirst(view)
  return (
    <li>
      {[far, near].map((seat) => {
        const play = plays.find((one) => one.seat === seat)
        return play === undefined ? undefined : (
          <div class={seat === winner ? 'best' : undefined} key={seat}>
            <CardFace card={play.card} language={language} small={true} />
          </div>
        )
      })}
      {winner === undefined ? undefined : <span>{words.took(who, winner)}</span>}
    </li>
  )
}

/** The deal that has just ended: what it gave, why, and its tricks. */
export const FinishedDeal = (props: Props): VNode => {
  const { view, who, language } = props
  const words = pageWords(language).finished
  const deal = view.finished
  if (deal === undefined) return <section class="table" />
  const end = gameEnd(view.sheet, deal.game, view.options.target)
  const [near, far] = nearFirst(view)
  return (
    <section class="table ended" aria-labelledby="ended">
      <h2 id="ended">{words.title(deal.deal)}</h2>
      <Ending {...props} deal={deal} />
      <Got {...props} deal={deal} />
      {deal.tricks.length + deal.trick.length === 0 ? undefined : (
        <ol class="plays" aria-label={words.tricks}>
          {deal.tricks.map(({ plays, winner }, index) => (
            <SmallTrick {...props} plays={plays} winner={winner} key={index} />
          ))}
          {deal.trick.length === 0 ? undefined : <SmallTrick {...props} plays={deal.trick} winner={undefined} />}
        </ol>
      )}
      {end === undefined ? (
        <p>{words.total(who, [near, far], [deal.result.sides[near].total, deal.result.sides[far].total])}</p>
      ) : (
        <p>
          <b>{words.gameWon(who, end.winner, deal.game, view.options.games, end.marks)}</b>
        </p>
      )}
    </section>
  )
}
