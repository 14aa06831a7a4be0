import type { ComponentChildren, VNode } from 'preact'
import type { Seat } from '../../../core/seat.ts'
import { joined } from '../../joined.ts'
import { type Props, pageWords } from './props.ts'

/** Somebody's place at the table: the name, a fact, and what lies there. The thread lies before whoever is on turn. */
export const Place = (
  props: Props & {
    readonly seat: Seat
    readonly fact?: string | undefined
    readonly class?: string
    readonly children?: ComponentChildren
  },
): VNode => {
  const { view, who, language, seat, fact } = props
  const now = view.waiting.includes(seat) && seat !== view.viewer
  return (
    <li class={joined(props.class, now && 'now') || undefined}>
      <span class="seat">
        <b>{pageWords(language).board.place(who, seat)}</b>
        {fact}
      </span>
      {props.children}
    </li>
  )
}
