import type { VNode } from 'preact'
import { gameWords, siteWords } from '../words/index.ts'
import { listOf } from '../words/list.ts'
import { moment } from '../words/time.ts'
import { Sprite, SuitShape } from './cards.tsx'
import { clockOf } from './clock.ts'
import { Layout } from './layout.tsx'
import type { MyTable, PageProps } from './props.ts'

/** The card that stands for a game in a list. */
const FIGURES: Readonly<Record<string, VNode>> = {
  spader: (
    <span class="card fig s">
      <SuitShape suit="S" />
    </span>
  ),
  rodskagg: (
    <span class="card fig h">
      <SuitShape suit="H" />
    </span>
  ),
  ekarte: (
    <span class="card fig d">
      <SuitShape suit="D" />
    </span>
  ),
  sjufingre: (
    <span class="card fig Y">
      <b aria-hidden="true">7</b>
    </span>
  ),
}

const TableRow = (props: { readonly page: PageProps; readonly table: MyTable; readonly shared: boolean }): VNode => {
  const { page, table, shared } = props
  const words = siteWords(page.language).home
  // Where two sit with one phone, each of them goes by name.
  const mine = shared ? siteWords(page.language).table.turnOf([table.name]) : words.yourTurn
  const others = table.names.filter((name) => name !== table.name)
  const when = moment(clockOf(page), table.changedAt)
  const fact =
    table.phase === 'over'
      ? words.overLong(when)
      : table.phase === 'open'
        ? words.openLong
        : table.mine && !shared
          ? words.yourTurnSince(when)
          : words.turnSince(when)
  const turn =
    table.phase === 'over' ? words.over : table.phase === 'open' ? words.open : listOf(page.language, table.waiting)
  return (
    <li class={table.mine ? 'now' : undefined}>
      <a href={`/t/${table.id}/${table.chair}`}>
        <span class="who">
          <b>
            {gameWords(page.language, table.game).name} {others.length > 0 ? words.with(others) : undefined}
          </b>
          <small>{fact}</small>
        </span>
        {table.mine ? <strong class="turn">{mine}</strong> : <span class="turn">{turn}</span>}
      </a>
    </li>
  )
}

/** The reader's tables, those that wait for them first and marked with the thread. */
export const TableList = (props: { readonly page: PageProps; readonly tables: readonly MyTable[] }): VNode => (
  <ul class="list">
    {props.tables.map((table) => (
      <TableRow
        page={props.page}
        table={table}
        shared={props.tables.some(({ id, chair }) => id === table.id && chair !== table.chair)}
        key={`${table.id}/${table.chair}`}
      />
    ))}
  </ul>
)

interface HomePageProps extends PageProps {
  readonly tables: readonly MyTable[]
  readonly games: readonly string[]
  /** One envelope, which serves whichever game is tapped. */
  readonly sealed: string
}

/** The games, to set a table for or to play at once. */
const Games = ({ language, games, sealed }: HomePageProps): VNode => {
  const { home, bots } = siteWords(language)
  return (
    <section aria-labelledby="new">
      <h2 id="new">{home.newTable}</h2>
      <p class="lede">{home.choose}</p>
      <form method="post" action="/play" id="play">
        <input type="hidden" name="sealed" value={sealed} />
      </form>
      <ul class="list games">
        {games.map((id) => {
          const game = gameWords(language, id)
          return (
            <li key={id}>
              <a href={`/new/${id}`}>
                {FIGURES[id]}
                <span class="who">
                  <b>{game.name}</b>
                  <small>{game.tagline}</small>
                </span>
              </a>
              <button type="submit" form="play" name="game" value={id} class="plain now-play">
                {bots.playNow}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The house's first page: what this is, the reader's tables, and the games. */
export const HomePage = (props: HomePageProps): VNode => {
  const { home, chrome } = siteWords(props.language)
  const isMine = props.tables.some(({ mine }) => mine)
  return (
    <Layout
      page={props}
      title={isMine ? `● ${home.yourTurn}` : home.title}
      myTurn={isMine}
      heading="Kortlänk"
      right={['/me', props.name ?? chrome.me]}
    >
      {props.tables.length > 0 ? (
        <section aria-labelledby="tables">
          <h2 id="tables">{home.tables}</h2>
          <TableList page={props} tables={props.tables} />
        </section>
      ) : (
        <section class="hero">
          <h2>{home.welcome}</h2>
          <p class="lede">{home.how}</p>
        </section>
      )}
      <Games {...props} />
      <nav aria-labelledby="read">
        <h2 id="read">{home.rules}</h2>
        <p class="links">
          {props.games.map((id) => (
            <a href={`/rules/${id}`} key={id}>
              {gameWords(props.language, id).name}
            </a>
          ))}
          <a href="/fair">{home.fair}</a>
        </p>
      </nav>
      <Sprite suits={['S', 'H', 'D']} />
    </Layout>
  )
}
