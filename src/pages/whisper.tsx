import type { VNode } from 'preact'
import { reasonText } from '../words/bots/index.ts'
import { whisperWords } from '../words/whisper/index.ts'
import { seatPath } from './address.ts'
import { samePage } from './boost.ts'
import type { GamePage, SeatProps } from './games/page.ts'
import type { SeatPartProps } from './props.ts'

/** What the reader was told when they asked: what to do, the cards, and why. */
export const Whispered = (
  props: SeatPartProps & { readonly game: SeatProps; readonly gamePage: GamePage },
): VNode | undefined => {
  const { page, table, own, game, gamePage } = props
  const { whisper } = own
  if (whisper === undefined) return undefined
  const { text, cards } = gamePage.advised(game, whisper.action)
  const why = whisper.reason && reasonText(page.language, table.game, whisper.reason)
  return (
    <div class="whisper" role="note" aria-label={whisperWords(page.language).advice}>
      {cards}
      <p>
        <b>{text}</b>
        {why === undefined ? undefined : <small>{why}</small>}
      </p>
    </div>
  )
}

/** Asks what somebody else would do; nothing where the table does not allow that, or the reader has been told. */
export const AskWhisper = ({ page, table, own }: SeatPartProps): VNode | undefined => {
  if (!table.whispers || own.whisper !== undefined) return undefined
  const words = whisperWords(page.language)
  return (
    <form method="post" action={`${seatPath(table.id, own.chair)}/whisper`} class="ask" {...samePage}>
      <input type="hidden" name="move" value={own.move} />
      <button type="submit" class="plain" title={words.askHelp}>
        {words.ask}
      </button>
    </form>
  )
}
