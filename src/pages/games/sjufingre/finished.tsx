import type { VNode } from 'preact'
import type { FinishedView } from '../../../games/sjufingre/index.ts'
import { CardRow } from './cards.tsx'
import { DealTable } from './deal-table.tsx'
import { type Props, pageWords } from './props.ts'

/** The last trick, or what was taken last. */
const LastCards = ({ deal, who, language }: Props & { readonly deal: FinishedView }): VNode | undefined => {
  const { place } = pageWords(language).board
  if (deal.kind === 'solitaire') return undefined
  const plays = deal.kind === 'trick' ? deal.lastTrick?.plays : undefined
  const capture = deal.kind === 'build' ? deal.lastCapture : undefined
  const captured = capture === undefined ? [] : [...capture.cards, capture.card].map((card) => ({ card }))
  const cards = plays?.map(({ seat, card }) => ({ card, name: place(who, seat) })) ?? captured
  return <CardRow cards={cards} language={language} />
}

/** What ended the deal, beside its points. */
const Ending = (props: Props & { readonly deal: FinishedView }): VNode | undefined => {
  const { deal, who, language } = props
  const words = pageWords(language).finished
  if (deal.kind === 'solitaire') return <p>{words.out(who, deal.out)}</p>
  const { last } = deal.tally
  if (last === undefined) return undefined
  const left = deal.kind === 'build' ? deal.leftovers.length : 0
  return (
    <>
      <p>
        {words.lastTrick(who, last)} {left === 0 ? undefined : words.leftovers(who, last, left)}
      </p>
      <LastCards {...props} />
    </>
  )
}

/** Who has most. */
const Leaders = ({ view, who, language }: Props): VNode => {
  const words = pageWords(language).finished
  const best = Math.max(...view.scores)
  const leaders = view.sides.filter((_, side) => view.scores[side] === best)
  const seats = leaders.flat()
  return (
    <p>
      <b>{leaders.length === 1 ? words.leads(who, seats, best) : words.tied(who, seats, best)}</b>
    </p>
  )
}

/** The deal that has just ended: its points by category, who leads, how it ended. */
export const FinishedDeal = (props: Props): VNode => {
  const { view, language } = props
  const deal = view.finished
  const entry = view.sheet.at(-1)
  if (deal === undefined || entry === undefined) return <section class="table" />
  return (
    <section class="table ended" aria-labelledby="ended">
      <h2 id="ended">{pageWords(language).finished.title(deal.deal, deal.kind)}</h2>
      <DealTable {...props} entry={entry} />
      {view.over ? undefined : <Leaders {...props} />}
      <Ending {...props} deal={deal} />
    </section>
  )
}
