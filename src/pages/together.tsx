import type { VNode } from 'preact'
import { siteWords } from '../words/index.ts'
import { lastDay, moment } from '../words/time.ts'
import { seatPath, tablePath } from './address.ts'
import { samePage } from './boost.ts'
import { clockOf } from './clock.ts'
import type { PageProps, SeatPartProps } from './props.ts'
import { personOn } from './table-common.tsx'

/** A form that is one button: what a seat asks, answers or does with the others. */
const Ask = (
  props: SeatPartProps & {
    readonly to: 'ask' | 'answer' | 'come'
    readonly fields: Readonly<Record<string, string | number>>
    readonly text: string
    readonly class?: string
    /** What comes of it stands at the top of the page, so the page begins there. */
    readonly fromTop?: boolean
  },
): VNode => (
  <form
    method="post"
    action={`${seatPath(props.table.id, props.own.chair)}/${props.to}`}
    {...(props.fromTop ? {} : samePage)}
  >
    {Object.entries(props.fields).map(([name, value]) => (
      <input type="hidden" name={name} value={value} key={name} />
    ))}
    <button type="submit" class={props.class}>
      {props.text}
    </button>
  </form>
)

/** Whether an answer of the reader is awaited. */
export const isAsked = ({ table, own }: Pick<SeatPartProps, 'table' | 'own'>): boolean =>
  table.motion?.open.includes(own.chair) === true

/** What somebody has asked, with the reader's answer or whose is still awaited. */
const Question = (props: SeatPartProps): VNode | undefined => {
  const { page, table } = props
  const { motion } = table
  if (motion === undefined) return undefined
  const words = siteWords(page.language).together
  const name = (chair: number): string => personOn(table, chair)?.name ?? ''
  // A question goes from chair to chair.
  const who = { names: table.people.map((person) => person.name), me: props.own.chair }
  return (
    <section class="slip" id="asked" role="status">
      <p>
        {motion.kind === 'away'
          ? words.asks.away(who, motion.by, lastDay(clockOf(page), motion.absence?.until ?? page.now))
          : words.asks[motion.kind](who, motion.by, motion.about)}
      </p>
      {isAsked(props) ? (
        <div class="acts">
          <Ask {...props} to="answer" fields={{ yes: 1, asked: motion.at }} text={words.yes} />
          <Ask {...props} to="answer" fields={{ yes: 0, asked: motion.at }} text={words.no} />
        </div>
      ) : (
        <p>
          <small>{words.waits(motion.open.map(name))}</small>
        </p>
      )}
    </section>
  )
}

/** The ways on without somebody: a new person in their seat, or the match ends. */
const GoOnWithout = (props: SeatPartProps & { readonly chair: number; readonly name: string }): VNode => {
  const words = siteWords(props.page.language).together
  return (
    <>
      <Ask {...props} to="ask" fields={{ kind: 'replace', about: props.chair }} text={words.replace(props.name)} />
      <Ask {...props} to="ask" fields={{ kind: 'end', about: props.chair }} text={words.end} />
    </>
  )
}

/** What the others may do about somebody who stays away or has left. */
const Missing = (props: SeatPartProps & { readonly chair: number; readonly name: string }): VNode => {
  const { page, chair, name } = props
  const words = siteWords(page.language).together
  return (
    <section class="slip">
      <p>{words.missing(name)}</p>
      <div class="stack">
        <Ask {...props} to="ask" fields={{ kind: 'bot', about: chair }} text={words.bot(name)} />
        <GoOnWithout {...props} />
      </div>
    </section>
  )
}

/** That a bot plays for somebody; once they have left, the others may still find a better way. */
const BotPlays = (
  props: SeatPartProps & { readonly chair: number; readonly name: string; readonly asks: boolean },
): VNode => {
  const { page, chair, name } = props
  const words = siteWords(page.language).together
  if (!props.asks) return <p class="slip">{words.botPlays(name)}</p>
  return (
    <details class="slip" id={`bot-${chair}`}>
      <summary>{words.botPlays(name)}</summary>
      <div class="stack">
        <GoOnWithout {...props} />
      </div>
    </details>
  )
}

/** The way back for somebody who had left, or for whom a bot plays. */
const Rejoin = (props: SeatPartProps): VNode | undefined => {
  const words = siteWords(props.page.language).together
  const me = personOn(props.table, props.own.chair)
  return me?.bot || me?.missing ? (
    <section class="slip">
      <p>{me.bot ? words.botForYou : words.gone}</p>
      <Ask {...props} to="come" fields={{ how: 'rejoin' }} text={words.rejoin} class="go" />
    </section>
  ) : undefined
}

/** What is for the reader to answer or to say, first of all: in their tray, within reach, or above the table of somebody who waits. */
export const ForMe = (props: SeatPartProps): VNode => (
  <>
    {isAsked(props) ? <Question {...props} /> : undefined}
    <Rejoin {...props} />
  </>
)

/** Everything else that the people of a table have to settle before play goes on as usual. */
export const Together = (props: SeatPartProps): VNode => {
  const { page, table, own } = props
  const words = siteWords(page.language).together
  const { motion } = table
  const mayAsk = (chair: number): boolean => motion === undefined || (motion.by === own.chair && motion.about !== chair)
  const others = table.people.filter(({ chair }) => chair !== own.chair)
  return (
    <>
      {isAsked(props) ? undefined : <Question {...props} />}
      {table.paused ? (
        <section class="slip">
          <p>{words.paused}</p>
          <Ask {...props} to="come" fields={{ how: 'resume' }} text={words.resume} />
        </section>
      ) : undefined}
      {others.map(({ chair, name, bot, open, missing }) =>
        open ? (
          <p class="slip" key={chair}>
            {words.openSeat(name)}
          </p>
        ) : bot ? (
          <BotPlays {...props} chair={chair} name={name} asks={missing === true && mayAsk(chair)} key={chair} />
        ) : missing && mayAsk(chair) ? (
          <Missing {...props} chair={chair} name={name} key={chair} />
        ) : undefined,
      )}
    </>
  )
}

/** Taking back the reader's last action, while there is one. */
export const Undo = (
  props: SeatPartProps & { readonly class?: string; readonly fromTop?: boolean },
): VNode | undefined =>
  props.own.takeback && props.table.motion === undefined ? (
    <Ask
      {...props}
      to="ask"
      fields={{ kind: 'undo', about: props.own.chair, move: props.own.move }}
      text={siteWords(props.page.language).together.undo}
    />
  ) : undefined

const clearedText = (page: PageProps, at: number, over: boolean): string => {
  const { cleared, clearedIdle } = siteWords(page.language).together
  return (over ? cleared : clearedIdle)(moment(clockOf(page), at))
}

/** That the table will be cleared away, when that is near; a finished match can be kept as a file. */
export const ClearedSoon = ({ page, table }: Pick<SeatPartProps, 'page' | 'table'>): VNode | undefined =>
  table.clearedAt === undefined ? undefined : (
    <div class="slip">
      <p>{clearedText(page, table.clearedAt, table.phase === 'over')}</p>
      {table.phase === 'over' ? (
        <p>
          <a href={`${tablePath(table.id)}/record`} download>
            {siteWords(page.language).table.record}
          </a>
        </p>
      ) : undefined}
    </div>
  )

/** The maker's way to clear the table away. */
export const Remove = ({ page, table, own }: SeatPartProps): VNode | undefined =>
  own.chair === 0 ? (
    <p class="links">
      <a href={`${seatPath(table.id, own.chair)}/remove`}>{siteWords(page.language).together.remove}</a>
    </p>
  ) : undefined

/** The rare things: taking back while it is the reader's turn again, a break, and leaving for good. */
export const Leaving = (props: SeatPartProps): VNode => {
  const words = siteWords(props.page.language).together
  return (
    <div class="links">
      {props.table.waiting.includes(props.own.chair) ? <Undo {...props} class="plain" fromTop /> : undefined}
      {props.table.paused || props.table.motion !== undefined ? undefined : (
        <Ask
          {...props}
          to="ask"
          fields={{ kind: 'pause', about: props.own.chair }}
          text={words.pause}
          class="plain"
          fromTop
        />
      )}
      {personOn(props.table, props.own.chair)?.missing ? undefined : (
        <a href={`${seatPath(props.table.id, props.own.chair)}/leave`}>{words.leave}</a>
      )}
    </div>
  )
}
