import type { VNode } from 'preact'
import type { Seat } from '../core/seat.ts'
import { siteWords } from '../words/index.ts'
import type { Who } from '../words/who.ts'
import { tablePath } from './address.ts'
import { samePage } from './boost.ts'
import type { PageProps, PersonProps, TableProps } from './props.ts'

/** The people of a table as the sentences of a game know them: names by seat, and what they say in their own words. */
export const whoOf = (table: TableProps, me?: Seat): Who => {
  const names = Array.from({ length: table.seats }, (_, seat) => table.people.find((one) => one.seat === seat)?.name)
  const { phrases } = table
  return { names: names.map((name) => name ?? ''), ...(me === undefined ? {} : { me }), ...(phrases && { phrases }) }
}

/** The person on a chair. */
export const personOn = (table: TableProps, chair: number): PersonProps | undefined =>
  table.people.find((person) => person.chair === chair)

/** Names of those whose turn it is. */
export const waitingNames = (table: TableProps): readonly string[] =>
  table.waiting.flatMap((chair) => personOn(table, chair)?.name ?? [])

/** Who has won, in words for one reader. */
export const winnersText = (page: PageProps, table: TableProps, me?: Seat): string => {
  const words = siteWords(page.language).table
  const winners = table.standing?.winners ?? []
  const { names } = whoOf(table)
  const others = winners.filter((seat) => seat !== me).map((seat) => names[seat] ?? '')
  if (winners.length === 0) return words.nobodyWon
  if (others.length === winners.length) return words.won(others)
  return others.length === 0 ? words.youWon : words.youWonWith(others)
}

/** The page once more: what the push does for those who have scripting. */
export const LookAgain = ({ page, path }: { readonly page: PageProps; readonly path: string }): VNode => (
  <a class="btn" href={path} {...samePage}>
    {siteWords(page.language).seat.lookAgain}
  </a>
)

/** The pages around a table that anybody may read. */
export const TableLinks = ({ page, table }: { readonly page: PageProps; readonly table: TableProps }): VNode => {
  const words = siteWords(page.language).table
  const path = tablePath(table.id)
  return (
    <p class="links">
      {table.phase === 'open' ? undefined : (
        <>
          <a href={`${path}/sheet`}>{words.sheet}</a>
          <a href={`${path}/story`}>{words.story}</a>
        </>
      )}
      <a href={`${path}/rules`}>{words.rules}</a>
      <a href={`${path}/fair`}>{words.fair}</a>
      {table.phase === 'over' ? (
        <a href={`${path}/record`} download>
          {words.record}
        </a>
      ) : undefined}
    </p>
  )
}
