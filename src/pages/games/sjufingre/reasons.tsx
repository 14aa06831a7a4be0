import { Fragment, type VNode } from 'preact'
import { CardRow } from './cards.tsx'
import { isMine, type Props, type PropsIn, pageWords, placesOf } from './props.ts'
import { chosenCard } from './ways.ts'
import { Worth } from './worth.tsx'

/** S7-8 How much everybody has taken, in numbers: captured cards lie closed. */
const Taken = ({ view, play, who, language }: PropsIn<'trick'> | PropsIn<'build'>): VNode => {
  const { reasons: words, board } = pageWords(language)
  const facts = (seat: number) => [
    words.tookSoFar(play.tricks[seat] ?? 0, play.captured[seat] ?? 0),
    ...(play.secondTrick === seat ? [words.second] : []),
    ...(play.phase === 'build' && (play.sweeps[seat] ?? 0) > 0 ? [words.sweeps(play.sweeps[seat] ?? 0)] : []),
  ]
  return (
    <section aria-labelledby="taken">
      <h2 id="taken">{words.taken}</h2>
      <dl class="why">
        {placesOf(view).map((seat) => (
          <Fragment key={seat}>
            <dt>{board.place(who, seat)}</dt>
            <dd>{facts(seat).join(', ')}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}

/** The trick before the one in play; it lies on the table until somebody leads. */
const LastTrick = ({ play, who, language }: PropsIn<'trick'>): VNode | undefined => {
  const { lastTrick, trick } = play
  if (lastTrick === undefined || trick.length === 0) return undefined
  const { reasons: words, board } = pageWords(language)
  return (
    <section aria-labelledby="last-trick">
      <h2 id="last-trick">{words.lastTrick(who, lastTrick.seat)}</h2>
      <CardRow
        cards={lastTrick.plays.map(({ seat, card }) => ({ card, name: board.place(who, seat) }))}
        language={language}
      />
    </section>
  )
}

/** S7-10 What lies in the piles, and what was taken last. */
const Piles = ({ play, who, language }: PropsIn<'build'>): VNode => {
  const words = pageWords(language).reasons
  const { units, lastCapture } = play
  const piles = units.flatMap((unit) => (unit.owner === undefined ? [] : [{ ...unit, owner: unit.owner }]))
  return (
    <>
      {piles.length === 0 ? undefined : (
        <section aria-labelledby="piles">
          <h2 id="piles">{words.piles}</h2>
          <dl class="why">
            {piles.map(({ name, owner, value, doubled, cards }) => (
              <Fragment key={name}>
                <dt>{words.pile(who, owner, value, doubled)}</dt>
                <dd>{words.cards(cards)}</dd>
              </Fragment>
            ))}
          </dl>
        </section>
      )}
      {lastCapture === undefined ? undefined : (
        <section aria-labelledby="last-capture">
          <h2 id="last-capture">{words.lastCapture(who, lastCapture.seat)}</h2>
          <CardRow cards={[...lastCapture.cards, lastCapture.card].map((card) => ({ card }))} language={language} />
        </section>
      )}
    </>
  )
}

/** S7-4, S7-5 What the exchange brought and is still in hand. */
const Received = ({ view, who, language }: Props): VNode | undefined => {
  const words = pageWords(language).reasons
  const gifts = view.received.filter(({ cards }) => cards.length > 0)
  if (gifts.length === 0) return undefined
  return (
    <section aria-labelledby="received">
      <h2 id="received">{words.received}</h2>
      <dl class="why">
        {gifts.map(({ seat, cards }) => (
          <Fragment key={seat}>
            <dt>{words.from(who, seat)}</dt>
            <dd>{words.cards(cards)}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}

/** S7-2, S7-20 The deals of the match, and which one is played. */
const Programme = ({ view, who, language }: Props): VNode => {
  const words = pageWords(language).reasons
  return (
    <section aria-labelledby="programme">
      <h2 id="programme">{words.programme}</h2>
      <dl class="why">
        {view.programme.map((kind, index) => (
          <Fragment key={index}>
            <dt>{index + 1}</dt>
            <dd>{words.kind(kind)}</dd>
            {index + 1 === view.deal && !view.over ? <dd class="num">{words.now}</dd> : undefined}
          </Fragment>
        ))}
      </dl>
      <p class="note">
        <small>{words.dealer(who, view.dealer)}</small>
      </p>
    </section>
  )
}

/** What has been taken, what lies in the piles, what the exchange brought, and what is still to come. */
export const Reasons = (props: Props): VNode => {
  const { view, language } = props
  const { play } = view
  const choosing = play.phase === 'build' && isMine(view) && chosenCard({ ...props, play }) !== undefined
  return (
    <>
      {choosing ? (
        <section aria-labelledby="worth-title">
          <h2 id="worth-title">{pageWords(language).worth.title}</h2>
          <Worth {...props} />
        </section>
      ) : undefined}
      {play.phase === 'build' ? <Piles {...props} play={play} /> : undefined}
      {play.phase === 'trick' ? <LastTrick {...props} play={play} /> : undefined}
      {play.phase === 'trick' ? <Taken {...props} play={play} /> : undefined}
      {play.phase === 'build' ? <Taken {...props} play={play} /> : undefined}
      <Received {...props} />
      {view.programme.length === 1 ? undefined : <Programme {...props} />}
    </>
  )
}
