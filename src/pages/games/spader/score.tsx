import type { VNode } from 'preact'
import type { Bid, SideView } from '../../../games/spader/index.ts'
import { printed } from '../../../words/speech/speech.ts'
import { isPairs, type Props, pageWords, sidesFromMe } from './props.ts'

/** From how many bags on a side is warned. */
const MANY_BAGS = 8

type SideProps = Props & { readonly side: SideView }

const isNil = (bid: Bid | undefined): boolean => bid === 'nil' || bid === 'blind-nil'

/** What a side has promised and taken, in a few signs: `4 + ?`, then `1 av 7`, then `0 av 4 + noll`. */
const Promised = ({ view, language, side }: SideProps): VNode | undefined => {
  const words = pageWords(language).score
  const places = side.seats.flatMap((seat) => view.places[seat] ?? [])
  if (places.every(({ bid }) => bid === undefined)) return undefined
  if (!side.allBid) {
    return <small>{places.map(({ bid }) => (isNil(bid) ? words.nil(0) : (bid ?? '?'))).join(' + ')}</small>
  }
  const nils = places.filter(({ bid }) => isNil(bid)).map(({ tricks }) => words.nil(tricks))
  const counted = side.contract === 0 ? [] : [words.of(side.counted, side.contract)]
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
  return <small>{count < MANY_BAGS ? text : <strong>{text}</strong>}</small>
}

/** A side of two: its pips below the name. */
const Pair = (props: SideProps): VNode => {
  const { who, language, side } = props
  return (
    <div class="side">
      <span>
        {pageWords(language).side(who, side.seats)} <Promised {...props} />
      </span>
      <b>{printed(side.total)}</b>
      <Pips {...props} />
      <Bags {...props} />
    </div>
  )
}

/** Somebody alone, in two short lines; in one where there are no bags. */
const Alone = (props: SideProps): VNode => {
  const { who, language, side } = props
  const isPlain = side.bags === undefined
  return (
    <div class="side">
      <p>
        <span>{pageWords(language).side(who, side.seats)}</span>
        {isPlain ? <Promised {...props} /> : undefined}
        <b>{printed(side.total)}</b>
      </p>
      {isPlain ? undefined : (
        <p>
          <Promised {...props} />
          <Bags {...props} />
        </p>
      )}
    </div>
  )
}

/** Each side's score, promise, tricks and bags; the reader's side first. */
export const Score = (props: Props): VNode => {
  const { view, language } = props
  const Side = isPairs(view) ? Pair : Alone
  const odd = view.sides.length % 2 === 1
  return (
    <section class={odd ? 'two odd' : 'two'} aria-label={pageWords(language).score.label}>
      {sidesFromMe(view).map((side) => (
        <Side {...props} side={side} key={side.seats.join()} />
      ))}
    </section>
  )
}
