import type { VNode } from 'preact'
import { nearFirst, type Props, pageWords } from './props.ts'

/** The marks of the game in play, and the games won so far. */
export const Score = ({ view, who, language }: Props): VNode => {
  const words = pageWords(language).score
  const { target } = view.options
  const anyGames = view.gamesWon.some((won) => won > 0)
  return (
    <section class="two" aria-label={words.label(target)}>
      {nearFirst(view).map((seat) => (
        <div class="side" key={seat}>
          <span>
            {words.name(who, seat)} {anyGames ? <small>{words.games(view.gamesWon[seat])}</small> : undefined}
          </span>
          <b>{view.marks[seat]}</b>
          <span class="pips" aria-hidden="true">
            {Array.from({ length: target }, (_, index) => (
              <i class={index < view.marks[seat] ? 'on' : undefined} key={index} />
            ))}
          </span>
          <small>{words.of(target)}</small>
        </div>
      ))}
    </section>
  )
}
