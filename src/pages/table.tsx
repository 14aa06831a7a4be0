import type { VNode } from 'preact'
import { gameWords, siteWords } from '../words/index.ts'
import { listOf } from '../words/list.ts'
import { printed } from '../words/speech/speech.ts'
import { moment } from '../words/time.ts'
import { seatPath, tablePath } from './address.ts'
import { GameSprite } from './cards.tsx'
import { clockOf } from './clock.ts'
import { FairResult } from './fair.tsx'
import { CutField, NameField, Sealed } from './field.tsx'
import type { GamePage, SeatProps } from './games/page.ts'
import { Layout } from './layout.tsx'
import { Times } from './pace.tsx'
import { Places } from './places.tsx'
import type { FormProps, PageProps, PersonProps, TableProps } from './props.ts'
import { LookAgain, personOn, TableLinks, waitingNames, whoOf, winnersText } from './table-common.tsx'
import { ClearedSoon } from './together.tsx'
import { toldText } from './waiting.tsx'

interface TablePageProps extends PageProps, FormProps {
  readonly table: TableProps
  readonly gamePage: GamePage
  /** Seats at this table that this browser holds. */
  readonly mySeats: readonly { readonly chair: number; readonly name: string }[]
  /** A token that lets the form seat one person once, however often it is posted. */
  readonly once: string
  /** Why what was just asked for was not done. */
  readonly notice?: string
}

const SitForm = (props: TablePageProps): VNode => {
  const words = siteWords(props.language).table
  return (
    <form method="post" action={tablePath(props.table.id)} class="form">
      <input type="hidden" name="once" value={props.once} />
      <NameField page={props} form={props} />
      <p class="acts">
        <button type="submit" class="go">
          {words.sit}
        </button>
      </p>
      {props.table.phase === 'open' && !props.table.family ? (
        <details open={props.errors?.cut !== undefined || (props.values?.cut ?? '') !== ''}>
          <summary>{siteWords(props.language).cut.label}</summary>
          <CutField page={props} form={props} />
          <Sealed page={props} commitment={props.table.commitment} />
        </details>
      ) : undefined}
    </form>
  )
}

/** Where people sit and how to join them, while there is room. */
const Open = (props: TablePageProps): VNode => {
  const { table, mySeats } = props
  const words = siteWords(props.language).table
  const game = gameWords(props.language, table.game)
  const maker = personOn(table, 0)?.name ?? ''
  const full = table.people.length >= table.seats && !table.people.some(({ machine }) => machine === true)
  return (
    <>
      {full ? (
        <section class="hero">
          <h2>{words.full}</h2>
          <p class="lede">{words.fullText(maker)}</p>
          <p class="acts">
            <LookAgain page={props} path={tablePath(table.id)} />
          </p>
        </section>
      ) : (
        <>
          <section class="hero">
            <h2>{words.invited(maker, game.name)}</h2>
            <p class="lede">{words.inviteLede}</p>
          </section>
          {mySeats.length > 0 ? (
            <details>
              <summary>{words.anotherHere}</summary>
              <SitForm {...props} />
            </details>
          ) : (
            <SitForm {...props} />
          )}
        </>
      )}
      <section aria-labelledby="sitting">
        <h2 id="sitting">{words.sitting(table.people.length, table.seats)}</h2>
        <Places page={props} table={table} />
      </section>
    </>
  )
}

/** The names of each side and its score; of a rubber the games won, for a score is that of its last game alone. */
const Scores = ({ page, table }: { readonly page: PageProps; readonly table: TableProps }): VNode | undefined => {
  const { standing } = table
  if (standing === undefined) return undefined
  const { names } = whoOf(table)
  const { games = [], scores, out = [] } = standing
  const counts = table.phase === 'over' && games.reduce((sum, won) => sum + won, 0) > 1 ? games : scores
  const words = siteWords(page.language).table
  return (
    <section class="two" aria-label={words.score}>
      {standing.sides.map((side, index) => (
        <div class="side" key={side.join()}>
          <span>
            {listOf(
              page.language,
              side.map((seat) => names[seat] ?? ''),
            )}
          </span>
          <b>{side.some((seat) => out.includes(seat)) ? words.out : printed(counts[index] ?? 0)}</b>
        </div>
      ))}
    </section>
  )
}

/** A seat that somebody has left, or else one that a bot keeps, for those who do not sit here yet. */
const seatToTake = ({ table, mySeats }: TablePageProps): PersonProps | undefined =>
  table.people.find(({ open }) => open === true) ??
  (mySeats.length === 0 ? table.people.find(({ machine }) => machine === true) : undefined)

/** The way to that seat. */
const TakeOver = (props: TablePageProps): VNode | undefined => {
  const before = seatToTake(props)
  return before === undefined ? undefined : (
    <section aria-labelledby="over">
      <h2 id="over">{siteWords(props.language).together.takeOver(before.name)}</h2>
      <SitForm {...props} />
    </section>
  )
}

const Playing = (props: TablePageProps): VNode => {
  const { table, gamePage, mySeats } = props
  const words = siteWords(props.language).table
  const watching: SeatProps | undefined =
    table.view === undefined ? undefined : { view: table.view, legal: [], who: whoOf(table), language: props.language }
  return (
    <>
      <section class="hero">
        <h2>{words.turnOf(waitingNames(table))}</h2>
        <p class="lede">{words.since(moment(clockOf(props), table.changedAt))}</p>
        {table.paused ? <p>{siteWords(props.language).together.paused}</p> : undefined}
        <Times page={props} table={table} />
        {table.people.flatMap((person) => {
          const text = table.waiting.includes(person.chair) ? toldText(props, person) : undefined
          return text === undefined ? [] : <small key={person.chair}>{text}</small>
        })}
      </section>
      {watching === undefined ? (
        <Scores page={props} table={table} />
      ) : (
        <div class="board watch">
          <gamePage.Score {...watching} />
          <gamePage.Board {...watching} />
          {gamePage.OpenHands === undefined ? undefined : <gamePage.OpenHands {...watching} />}
        </div>
      )}
      <p class="acts">
        <LookAgain page={props} path={tablePath(table.id)} />
      </p>
      {seatToTake(props) === undefined && mySeats.length === 0 ? <p>{words.playingText}</p> : undefined}
      <TakeOver {...props} />
      <GameSprite gamePage={gamePage} />
    </>
  )
}

const Over = (props: TablePageProps): VNode => {
  const words = siteWords(props.language).table
  return (
    <>
      <section class="hero">
        <h2>{winnersText(props, props.table)}</h2>
        <p class="lede">{words.overTitle}.</p>
      </section>
      <Scores page={props} table={props.table} />
      <FairResult page={props} table={props.table} />
    </>
  )
}

/** The page in a tab: the invitation, whose turn it is, or who has won. */
const titleOf = (props: TablePageProps): string => {
  const { table } = props
  const words = siteWords(props.language).table
  const { name } = gameWords(props.language, table.game)
  switch (table.phase) {
    case 'open':
      return words.invited(personOn(table, 0)?.name ?? '', name).replace(/\.$/, '')
    case 'playing':
      return `${name}: ${words.turnOf(waitingNames(table))}`
    case 'over':
      return winnersText(props, table)
  }
}

/** The ways to the seats that this browser holds. */
const MySeats = ({ language, table, mySeats }: TablePageProps): VNode | undefined =>
  mySeats.length === 0 ? undefined : (
    <section class="acts">
      {mySeats.map(({ chair, name }) => (
        <a class="btn go" href={seatPath(table.id, chair)} key={chair}>
          {siteWords(language).table.toSeatOf(name)}
        </a>
      ))}
    </section>
  )

/** The public table: who sits, whose turn it is, the scores, a form to sit down. No hand but an open one. */
export const TablePage = (props: TablePageProps): VNode => {
  const { table, mySeats } = props
  const words = siteWords(props.language).table
  const game = gameWords(props.language, table.game)
  const watches = table.phase !== 'open' && mySeats.length === 0
  return (
    <Layout
      page={props}
      title={titleOf(props)}
      heading={game.name}
      description={table.phase === 'open' ? words.inviteLede : game.tagline}
      stylesheet={props.gamePage.stylesheet}
      forms
      live={{ socket: `${tablePath(table.id)}/ws`, changedAt: table.changedAt }}
    >
      {props.notice === undefined ? undefined : (
        <p class="slip" role="status">
          <b>{props.notice}</b>
        </p>
      )}
      <MySeats {...props} />
      {table.phase === 'open' ? <Open {...props} /> : undefined}
      {table.phase === 'playing' ? <Playing {...props} /> : undefined}
      {table.phase === 'over' ? <Over {...props} /> : undefined}
      {watches ? (
        <p class="note">
          <small>{words.elsewhere}</small>
        </p>
      ) : undefined}
      <ClearedSoon page={props} table={table} />
      <TableLinks page={props} table={table} />
      {watches ? (
        <p class="acts">
          <a class="btn" href={`/new/${table.game}`}>
            {words.makeOwn}
          </a>
        </p>
      ) : undefined}
    </Layout>
  )
}
