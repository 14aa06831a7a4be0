import type { VNode } from 'preact'
import { partsOf } from '../core/ahead.ts'
import { actText, aheadWords, unsetText, whenText } from '../words/ahead/index.ts'
import { seatPath } from './address.ts'
import { samePage } from './boost.ts'
import type { AheadProps, SeatPartProps } from './props.ts'

type Row = AheadProps['offers'][number]

const Move = ({ own }: Pick<SeatPartProps, 'own'>): VNode => <input type="hidden" name="move" value={own.move} />

/** One condition, with all that can be arranged for it; what has been arranged already is chosen. */
const Choice = ({ page, table, own, row, at }: SeatPartProps & { readonly row: Row; readonly at: number }): VNode => {
  const chosen = own.ahead?.orders?.clauses.find(({ when }) => when === row.when)?.act
  // What goes on to the turn after is too much to say beside its condition.
  return (
    <p class={row.acts.some((act) => partsOf(act).next !== undefined) ? 'long' : undefined}>
      <label for={`clause${at}`}>{whenText(page.language, table.game, row.when)}</label>
      <select id={`clause${at}`} name="clause">
        <option value="">{unsetText(page.language, row.when)}</option>
        {row.acts.map((act) => (
          <option value={`${row.when}: ${act}`} selected={act === chosen} key={act}>
            {actText(page.language, table.game, act)}
          </option>
        ))}
      </select>
    </p>
  )
}

/** What the reader has arranged for the next turn, with the way to take it back. */
const Given = ({ page, table, own }: SeatPartProps): VNode | undefined => {
  const words = aheadWords(page.language)
  const orders = own.ahead?.orders
  if (orders === undefined) return undefined
  return (
    <form method="post" action={`${seatPath(table.id, own.chair)}/orders`} class="stack" id="given" {...samePage}>
      <Move own={own} />
      <b>{orders.lasting ? words.givenLasting : words.given}</b>
      <ul>
        {orders.clauses.map(({ when, act }) => (
          <li key={when + act}>
            {words.follows(whenText(page.language, table.game, when), actText(page.language, table.game, act))}
          </li>
        ))}
      </ul>
      <button type="submit">{words.takeBack}</button>
    </form>
  )
}

/** What the reader can arrange for the next turn, folded away; for the reader alone. */
export const Ahead = (props: SeatPartProps): VNode | undefined => {
  const { page, table, own } = props
  const words = aheadWords(page.language)
  const offers = own.ahead?.offers ?? []
  if (offers.length === 0) return <Given {...props} />
  return (
    <>
      <Given {...props} />
      <details id={own.ahead?.orders === undefined ? 'ahead' : 'again'}>
        <summary>{own.ahead?.orders === undefined ? words.title : words.change}</summary>
        <form method="post" action={`${seatPath(table.id, own.chair)}/orders`} class="stack ahead" {...samePage}>
          <Move own={own} />
          <small>{words.help}</small>
          {offers.map((row, at) => (
            <Choice {...props} row={row} at={at} key={row.when} />
          ))}
          {offers.some(({ lasts }) => lasts) ? (
            <label class="box">
              <input type="checkbox" name="lasting" value="1" checked={own.ahead?.orders?.lasting} /> {words.lasting}
            </label>
          ) : undefined}
          <button type="submit">{words.give}</button>
        </form>
      </details>
    </>
  )
}

/** To say that the rest is one's own, and to let the table play what is forced: always there, whoever could use it. */
export const Rest = ({ page, table, own }: SeatPartProps): VNode | undefined => {
  const words = aheadWords(page.language)
  const path = seatPath(table.id, own.chair)
  if (own.ahead === undefined) return undefined
  const { claims, playsForced } = own.ahead
  return (
    <>
      {claims ? (
        <details id="claim">
          <summary>{words.claim}</summary>
          {/* The answer is at the top of the page, so the page begins there. */}
          <form method="post" action={`${path}/claim`} class="stack">
            <Move own={own} />
            <small>{words.claimHelp}</small>
            <button type="submit">{words.claimNow}</button>
          </form>
        </details>
      ) : undefined}
      <details id="let-play">
        <summary>{words.forced}</summary>
        <form method="post" action={`${path}/let-play`} class="stack" {...samePage}>
          <small>{words.forcedHelp}</small>
          <button type="submit" name="on" value={playsForced ? '0' : '1'}>
            {playsForced ? words.forcedOff : words.forcedOn}
          </button>
        </form>
      </details>
    </>
  )
}
