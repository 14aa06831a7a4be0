import type { VNode } from 'preact'
import { siteWords } from '../words/index.ts'
import { CardBack, CardPlace } from './cards.tsx'
import type { PageProps, TableProps } from './props.ts'

/** Where four sit, clockwise from the one nearest to the reader. */
const SIDES = ['s', 'w', 'n', 'e'] as const

/** Who has sat down, lying as cards where people sit; `me` is the reader's chair and lies nearest. */
export const Places = (props: {
  readonly page: PageProps
  readonly table: TableProps
  readonly me?: number
}): VNode => {
  const words = siteWords(props.page.language).table
  const { table, me = 0 } = props
  const chairs = Array.from({ length: table.seats }, (_, step) => (me + step) % table.seats)
  const four = table.seats === 4
  return (
    <div class="table set">
      <ul class={four ? 'trick cross' : 'trick ring'}>
        {chairs.map((chair, step) => {
          const person = table.people.find((someone) => someone.chair === chair)
          return (
            <li class={four ? SIDES[step] : undefined} key={chair}>
              {person === undefined ? <CardPlace class="big">{words.free}</CardPlace> : <CardBack class="big" />}
              <span class="seat">
                {person === undefined ? '\u00a0' : <b>{person.name}</b>}
                {person !== undefined && chair === props.me ? words.you : undefined}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
