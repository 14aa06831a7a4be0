import type { VNode } from 'preact'
import { gameWords, siteWords } from '../words/index.ts'
import { seatPath } from './address.ts'
import { Ahead, Rest } from './ahead.tsx'
import { samePage } from './boost.ts'
import { GameSprite } from './cards.tsx'
import { FairResult } from './fair.tsx'
import { CutField, Sealed } from './field.tsx'
import { ACT_FORM, type GamePage, type SeatProps } from './games/page.ts'
import { InsteadOfBot } from './invitation.tsx'
import { Layout } from './layout.tsx'
import { Lesson } from './lesson.tsx'
import { OwnLink } from './own-link.tsx'
import { Away, Times } from './pace.tsx'
import type { OwnSeatProps, PageProps, TableProps } from './props.ts'
import { StoryList, storyLines } from './story.tsx'
import { TableLinks, waitingNames, whoOf, winnersText } from './table-common.tsx'
import { ClearedSoon, ForMe, isAsked, Leaving, Remove, Together } from './together.tsx'
import { Waiting } from './waiting.tsx'
import { AskWhisper, Whispered } from './whisper.tsx'

interface SeatPageProps extends PageProps {
  readonly table: TableProps
  readonly own: OwnSeatProps
  readonly gamePage: GamePage
  /** Why what was just asked for was not done, in words. */
  readonly notice?: string
  readonly chosen?: string
  readonly ticking?: boolean
  readonly ticked?: readonly string[]
  /** For the form of a rematch: the sealed secret of the next match, and its commitment. */
  readonly sealed?: { readonly sealed: string; readonly commitment: string }
}

const Notice = ({ notice }: { readonly notice?: string | undefined }): VNode | undefined =>
  notice === undefined ? undefined : <b class="notice">{notice}</b>

/** Notes that tell what somebody did themselves. */
const OWN_DOING = /^(away|back|left|resumed|declined|whispered|asked-.*)$/

/** What happened since the reader last acted: the last line, and the others folded away. */
const Since = (props: SeatPageProps): VNode | undefined => {
  const { table, own } = props
  // What they did or asked themselves is no news.
  const since = own.since.filter(
    ({ note }) => note === undefined || note.seat !== own.seat || !OWN_DOING.test(note.code),
  )
  const lines = storyLines(props, table.game, since, whoOf(table, own.seat))
  const last = lines.at(-1)
  if (last === undefined) return undefined
  const words = siteWords(props.language).seat
  return (
    <details class="since" id="since">
      <summary>
        <b>{words.since}</b> {last.text}
      </summary>
      <StoryList page={props} lines={lines} />
    </details>
  )
}

/** What the reader has chosen so far, for an action that is refused to come back to it. */
const choiceQuery = ({ chosen, ticking }: Pick<SeatProps, 'chosen' | 'ticking'>): string =>
  chosen === undefined ? '' : `?card=${chosen}${ticking ? '&tick=1' : ''}`

/** My edge of the table: one spoken line, what the reader can do, the hand. */
const Tray = (props: SeatPageProps & { readonly game: SeatProps; readonly myTurn: boolean }): VNode => {
  const { table, own, game, gamePage, myTurn } = props
  const words = siteWords(props.language).seat
  return (
    <section class={myTurn ? 'tray' : 'tray idle'} id="tray" tabIndex={-1} aria-label={words.tray}>
      {myTurn ? <ForMe page={props} table={table} own={own} /> : undefined}
      {isAsked(props) ? undefined : <Lesson page={props} table={table} own={own} />}
      <form method="post" id={ACT_FORM} action={seatPath(table.id, own.chair) + choiceQuery(props)} {...samePage}>
        <input type="hidden" name="move" value={own.move} />
        <div class="say" role="status" aria-live="polite">
          <Notice notice={props.notice} /> <gamePage.Say {...game} />
          <Whispered page={props} {...props} />
        </div>
        <gamePage.Choices {...game} />
      </form>
      <Times page={props} table={table} me={own.chair} />
      {myTurn ? (
        <AskWhisper page={props} table={table} own={own} />
      ) : (
        <>
          <Ahead page={props} table={table} own={own} />
          <Waiting page={props} table={table} own={own} />
        </>
      )}
    </section>
  )
}

/** The deal that has ended, until its reader goes on. */
const DealEnded = (props: SeatPageProps & { readonly game: SeatProps }): VNode => {
  const { table, own, game, gamePage } = props
  const words = { ...siteWords(props.language).seat, ...gameWords(props.language, table.game).deal }
  return (
    <>
      <gamePage.FinishedDeal {...game} />
      <section class="tray" id="tray" tabIndex={-1} aria-label={words.tray}>
        <ForMe page={props} table={table} own={own} />
        <form method="post" action={`${seatPath(table.id, own.chair)}/go-on`} {...samePage}>
          <input type="hidden" name="deal" value={table.standing?.sheet.length ?? 0} />
          <div class="say" role="status" aria-live="polite">
            <Notice notice={props.notice} /> <b>{words.finished}</b>
          </div>
          <button type="submit" class="go">
            {words.goOn}
          </button>
        </form>
        {gamePage.Beside === undefined ? undefined : (
          <form method="post" id={ACT_FORM} action={seatPath(table.id, own.chair)} {...samePage}>
            <input type="hidden" name="move" value={own.move} />
            <gamePage.Beside {...game} />
          </form>
        )}
      </section>
    </>
  )
}

/** The same people again: either the way to their new table, or the form that sets it. */
const Rematch = (props: SeatPageProps): VNode | undefined => {
  const { table, own, sealed } = props
  const words = siteWords(props.language).seat
  const post = `${seatPath(table.id, own.chair)}/rematch`
  if (own.rematch !== undefined) {
    return (
      <form method="post" action={post} class="stack">
        <p>{words.againMade}</p>
        <button type="submit" class="go">
          {words.toAgain}
        </button>
      </form>
    )
  }
  if (sealed === undefined) return undefined
  return (
    <form method="post" action={post} class="form">
      <input type="hidden" name="sealed" value={sealed.sealed} />
      <p class="acts">
        <button type="submit" class="go">
          {words.again}
        </button>
      </p>
      <p class="note">
        <small>{words.againHelp}</small>
      </p>
      {table.family ? undefined : (
        <details>
          <summary>{siteWords(props.language).cut.label}</summary>
          <CutField page={props} form={{}} />
          <Sealed page={props} commitment={sealed.commitment} />
        </details>
      )}
    </form>
  )
}

/** The match is over: who won, the way to play again, the whole sheet. */
const MatchOver = (props: SeatPageProps & { readonly game: SeatProps }): VNode => {
  const { table, own, game, gamePage } = props
  const words = { ...siteWords(props.language).seat, ...gameWords(props.language, table.game).deal }
  return (
    <>
      <section class="hero">
        <h2>{winnersText(props, table, own.seat)}</h2>
        {props.notice === undefined ? undefined : (
          <p role="status">
            <Notice notice={props.notice} />
          </p>
        )}
      </section>
      <Rematch {...props} />
      <details id="last" open>
        <summary>{words.lastDeal}</summary>
        <gamePage.FinishedDeal {...game} />
      </details>
      <section aria-labelledby="points">
        <h2 id="points">{words.points}</h2>
        <gamePage.Sheet {...game} />
      </section>
      <FairResult page={props} table={table} />
    </>
  )
}

/** What the game's own parts of the page are made from; nothing without a view of the cards. */
const gameProps = ({ table, own, language, ticked, chosen, ticking }: SeatPageProps): SeatProps | undefined =>
  own.view === undefined
    ? undefined
    : {
        view: own.view,
        legal: own.legal,
        who: whoOf(table, own.seat),
        language,
        seatPath: seatPath(table.id, own.chair),
        ...(ticked && { ticked }),
        ...(chosen !== undefined && { chosen, ticking: ticking === true }),
      }

/** The page in a tab: who has won, whose turn it is; a dot when it is the reader's. */
const titleOf = (props: SeatPageProps): string => {
  const { table, own } = props
  const { seat, table: words } = siteWords(props.language)
  const { name } = gameWords(props.language, table.game)
  if (table.phase === 'over') return `${winnersText(props, table, own.seat)}: ${name}`
  if (table.waiting.includes(own.chair)) return `● ${seat.yourTurn(name)}`
  return seat.turn(words.turnOf(waitingNames(table)), name)
}

/** What is wanted now and then, below the table. */
const More = (props: SeatPageProps): VNode => {
  const { table, own } = props
  return (
    <section id="more" aria-label={siteWords(props.language).chrome.more}>
      <TableLinks page={props} table={table} />
      {table.phase === 'playing' ? (
        <>
          <InsteadOfBot page={props} table={table} own={own} />
          <Rest page={props} table={table} own={own} />
          <Away page={props} table={table} own={own} />
          <Leaving page={props} table={table} own={own} />
        </>
      ) : undefined}
      <OwnLink page={props} table={table.id} own={own} />
      <Remove page={props} table={table} own={own} />
    </section>
  )
}

/**
 * A seat's page once the cards are dealt. The frame brings header, `.board`, tray form, live region and links; a game's
 * parts bring what is inside: `Score` a `<section class="two">`, `Board` a `<section class="table">`, `Say` a `<b>` and
 * a `<span>`, `Choices` buttons `name="action"` and the hand, `Reasons` and `FinishedDeal` sections, `Sheet` a table.
 */
export const SeatPage = (props: SeatPageProps): VNode => {
  const { table, own, gamePage } = props
  const words = siteWords(props.language)
  const name = gameWords(props.language, table.game).name
  const myTurn = table.waiting.includes(own.chair)
  const over = table.phase === 'over'
  const unseen = (table.standing?.sheet.length ?? 0) > own.seenDeal
  const game = gameProps(props)
  const others = table.people.filter(({ chair }) => chair !== own.chair).map((person) => person.name)
  const showDeal = unseen && !over && (own.view === undefined || gamePage.boardHasEnded?.(own.view) !== true)
  return (
    <Layout
      page={props}
      title={titleOf(props)}
      heading={
        <>
          {name} <small>{words.seat.withNames(others)}</small>
        </>
      }
      right={['#more', words.chrome.more]}
      stylesheet={gamePage.stylesheet}
      forms={over}
      script={gamePage.script}
      myTurn={myTurn && !over}
      live={{ socket: `${seatPath(table.id, own.chair)}/ws`, changedAt: table.changedAt }}
      {...(over ? {} : { skipTo: !myTurn && !showDeal && isAsked(props) ? 'asked' : 'tray', mainClass: 'play' })}
    >
      {game === undefined ? undefined : over ? (
        <MatchOver {...props} game={game} />
      ) : (
        <div class="board">
          <gamePage.Score {...game} />
          <Since {...props} />
          {/* Who waits sees the trick as well, so the answer is given above it. */}
          {myTurn || showDeal ? undefined : <ForMe page={props} table={table} own={own} />}
          <Together page={props} table={table} own={own} />
          {showDeal ? (
            <DealEnded {...props} game={game} />
          ) : (
            <>
              <gamePage.Board {...game} />
              <Tray {...props} game={game} myTurn={myTurn} />
            </>
          )}
        </div>
      )}
      <ClearedSoon page={props} table={table} />
      <div class="more">
        {game === undefined || over || showDeal ? undefined : <gamePage.Reasons {...game} />}
        <More {...props} />
      </div>
      <GameSprite gamePage={gamePage} />
    </Layout>
  )
}
