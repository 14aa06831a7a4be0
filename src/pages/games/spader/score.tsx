import type { VNode } from 'preact'
import type { SideView } from '../../../games/spader/index.ts'
import { isPairs, type Props, pageWords, points, sidesFromMe } from './props.ts'

/** From how many bags on a side is warned. */
const MANY_BAGS = 8

type SideProps = Props & { readonly side: SideView }

/** What a side has promised and taken, in a few signs: `4 + ?`, then `1 av 7`, then `0 av 4 + noll`. */
const Promised = ({ view, language, side }: SideProps): VNode => {
  const words = pageWords(language)
  const places = side.seats.flatMap((seat) => view.places[seat] ?? [])
  if (!side.allBid) {
    const bids = places.map(({ bid }) => (bid === undefined ? '?' : words.bid(bid)))
    return <small>{view.phase.kind === 'drawing' ? undefined : bids.join(' + ')}</small>
  }
  const nils = places.flatMap(({ bid, tricks }) => {
    if (bid === undefined || typeof bid === 'number') return []
    return [tricks === 0 ? words.bid(bid) : `${words.bid(bid)}, ${words.score.missed(tricks)}`]
  })
  const counted = side.contract === 0 ? [] : [words.score.of(side.counted, side.contract)]
  return <small>{[...counted, ...nils].join(' + ')}</small>
}

/** A box for every trick promised, filled as they are taken. */
const Pips = ({ side }: SideProps): VNode => (
  <span class="pips" aria-hidden="true">
    {Array.from({ length: side.allBid ? side.contract : 0 }, (_, index) => (
      <i class={index < side.counted ? 'on' : undefined} key={index} />
    ))}
  </span>
)

const Bags = ({ language, side }: SideProps): VNode | undefined => {
  if (side.bags === undefined) return undefined
  const { count } = side.bags
  const text = pageWords(language).score.bags(count)
  return <small class="bags">{count < MANY_BAGS ? text : <strong>{text}</strong>}</small>
}

/** Each side's score, promise, tricks and bags; the reader's side first. */
export const Score = (props: Props): VNode => {
  const { view, who, language } = props
  const words = pageWords(language)
  const alone = !isPairs(view)
  return (
    <section
      class={['two', 'spades', view.sides.length % 2 === 1 ? 'odd' : undefined].filter(Boolean).join(' ')}
      aria-label={words.score.label}
    >
      {sidesFromMe(view).map((side) => (
        <div class="side" key={side.seats.join()}>
          <span>
            {words.side(who, side.seats)} <Promised {...props} side={side} />
          </span>
          <b>{points(side.total)}</b>
          {alone ? undefined : <Pips {...props} side={side} />}
          <Bags {...props} side={side} />
        </div>
      ))}
    </section>
  )
}
