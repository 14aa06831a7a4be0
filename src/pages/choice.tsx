import type { ComponentChildren, VNode } from 'preact'
import type { Card } from '../cards/card.ts'

/** One of a few equal choices, with what follows from it. They stand in a `.choose`. */
export const Choice = (props: {
  readonly action: string
  readonly title: string
  readonly children?: ComponentChildren
}): VNode => (
  <button type="submit" name="action" value={props.action}>
    <b>{props.title}</b>
    {props.children === undefined ? undefined : <span>{props.children}</span>}
  </button>
)

/** The cards that may be played now. */
export const playable = (legal: readonly string[]): readonly Card[] =>
  legal.flatMap((text) => (text.startsWith('play ') ? [text.slice(5) as Card] : []))

/** Whether an action of this kind is legal: `discard`, whatever the cards. */
export const canDo = (legal: readonly string[], verb: string): boolean =>
  legal.some((text) => text.split(' ')[0] === verb)
