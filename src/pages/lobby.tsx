import type { VNode } from 'preact'
import { gameWords, siteWords } from '../words/index.ts'
import { seatPath } from './address.ts'
import { samePage } from './boost.ts'
import { RadioField } from './field.tsx'
import { InsteadOfBot, Invitation } from './invitation.tsx'
import { Layout } from './layout.tsx'
import { OwnLink } from './own-link.tsx'
import { Places } from './places.tsx'
import type { OwnSeatProps, PageProps, SeatPartProps, TableProps } from './props.ts'
import { LookAgain, personOn, TableLinks } from './table-common.tsx'
import { Remove } from './together.tsx'

interface LobbyProps extends PageProps {
  readonly table: TableProps
  readonly own: OwnSeatProps
  /** The game's stylesheet, fetched while people gather. */
  readonly stylesheet: string
  /** The game's own script: the page of the seat is morphed into this one, and its head stays. */
  readonly script?: string | undefined
  readonly notice?: string
}

/** The start, for whoever set the table: it waits, and says why, until everybody sits. */
const StartForm = ({ page, table, own }: SeatPartProps): VNode => {
  const words = siteWords(page.language).lobby
  const filled = table.people.length >= table.seats
  const order = (
    <RadioField
      page={page}
      form={{}}
      name="order"
      label={words.order}
      chosen={table.order}
      choices={[
        { value: 'lot', label: words.lot, help: words.lotHelp },
        { value: 'sat', label: words.sat, help: words.satHelp },
      ]}
    />
  )
  return (
    <form method="post" action={`${seatPath(table.id, own.chair)}/start`} class="form" {...samePage}>
      {table.seats > 2 ? (
        order
      ) : (
        <details>
          <summary>{words.order}</summary>
          {order}
        </details>
      )}
      <p class="acts">
        <button type="submit" class={filled ? 'go' : undefined} disabled={!filled}>
          {filled ? words.start : words.startWaits(table.seats)}
        </button>
      </p>
    </form>
  )
}

/** How well bots can play, as the form offers it. */
const BOT_STRENGTHS = ['strong', 'plain'] as const

/** Bots for the empty chairs, for whoever set the table. */
const FillForm = ({ page, table, own }: SeatPartProps): VNode => {
  const words = siteWords(page.language).bots
  const choices = BOT_STRENGTHS.map((strength) => ({ value: strength, label: words.strengths[strength] }))
  return (
    <details id="bots">
      <summary>{words.fill}</summary>
      <form method="post" action={`${seatPath(table.id, own.chair)}/bots`} class="form" {...samePage}>
        <RadioField page={page} form={{}} name="strength" label={words.strength} chosen="strong" choices={choices} />
        <p class="acts">
          <button type="submit">{words.fill}</button>
        </p>
      </form>
    </details>
  )
}

/** A seat's page while people gather: the link to send, who sits where, and the start. */
export const LobbyPage = (props: LobbyProps): VNode => {
  const { table, own } = props
  const words = siteWords(props.language)
  const { lobby } = words
  const game = gameWords(props.language, table.game)
  const free = table.seats - table.people.length
  const isMaker = own.chair === 0
  const maker = personOn(table, 0)?.name ?? ''
  const asMaker = free === 0 ? lobby.ledeFilled : lobby.lede(free)
  const asGuest = free === 0 ? lobby.ledeDealing(maker) : lobby.ledeSeated(maker)
  return (
    <Layout
      page={props}
      title={`${isMaker ? lobby.title : lobby.seated.replace(/\.$/, '')}: ${game.name}`}
      heading={game.name}
      right={['#more', words.chrome.more]}
      stylesheet={props.stylesheet}
      script={props.script}
      forms
      live={{ socket: `${seatPath(table.id, own.chair)}/ws`, changedAt: table.changedAt }}
    >
      {props.notice === undefined ? undefined : (
        <p class="slip" role="status">
          <b>{props.notice}</b>
        </p>
      )}
      <section class="hero">
        <h2>{free === 0 ? lobby.filled : isMaker ? lobby.heading : lobby.seated}</h2>
        <p class="lede">{isMaker ? asMaker : asGuest}</p>
      </section>
      {isMaker && free === 0 ? <StartForm page={props} table={table} own={own} /> : undefined}
      {free > 0 ? (
        <Invitation page={props} table={table} own={own} />
      ) : (
        <InsteadOfBot page={props} table={table} own={own} />
      )}
      <section aria-labelledby="sitting">
        <h2 id="sitting">{words.table.sitting(table.people.length, table.seats)}</h2>
        <div aria-live="polite">
          <Places page={props} table={table} me={own.chair} />
        </div>
        {isMaker && free === 0 ? undefined : (
          <p class="acts">
            <LookAgain page={props} path={seatPath(table.id, own.chair)} />
          </p>
        )}
      </section>
      {isMaker && free > 0 ? (
        <>
          <FillForm page={props} table={table} own={own} />
          <StartForm page={props} table={table} own={own} />
        </>
      ) : undefined}
      <section id="more" aria-label={words.chrome.more}>
        <OwnLink page={props} table={table.id} own={own} />
        <Remove page={props} table={table} own={own} />
        <TableLinks page={props} table={table} />
      </section>
    </Layout>
  )
}
