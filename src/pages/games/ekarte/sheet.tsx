import type { VNode } from 'preact'
import { ekarteWords } from '../../../words/games/ekarte/index.ts'
import { signed } from '../../../words/speech/speech.ts'
import { gameEnd } from './points.ts'
import { nearFirst, type Props, pageWords } from './props.ts'

const GameSheet = ({ view, who, language, game }: Props & { readonly game: number }): VNode => {
  const { sheet: words } = pageWords(language)
  const { scoreLine } = ekarteWords[language]
  const { games, target } = view.options
  const seats = nearFirst(view)
  const end = gameEnd(view.sheet, game, target)
  const isInPlay = game === view.game && !view.over
  return (
    <section class="game">
      <h2>
        {words.game(game, games)}
        {end === undefined ? undefined : <small> {words.won(who, end.winner, end.marks)}</small>}
      </h2>
      <table>
        <caption class="sr">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.deal}</th>
            {seats.map((seat) => (
              <th scope="col" key={seat}>
                {words.name(who, seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.sheet
            .filter((entry) => entry.game === game)
            .map(({ deal, sides }) => (
              <tr key={deal}>
                <th scope="row">{deal}</th>
                {seats.map((seat) => (
                  <td key={seat}>
                    <b>{sides[seat].total}</b> {sides[seat].points === 0 ? undefined : signed(sides[seat].points)}
                    <small>{sides[seat].lines.map(scoreLine).join(', ')}</small>
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
        {isInPlay ? (
          <tfoot>
            <tr>
              <th scope="row">{view.deal}</th>
              {seats.map((seat) => (
                <td key={seat}>
                  <small>{[words.ongoing, ...view.lines[seat].map(scoreLine)].join(', ')}</small>
                </td>
              ))}
            </tr>
          </tfoot>
        ) : undefined}
      </table>
    </section>
  )
}

/** The score sheet: a table for each game of the rubber. */
export const Sheet = (props: Props): VNode => {
  const { view, who, language } = props
  const words = pageWords(language).sheet
  const seats = nearFirst(view)
  return (
    <>
      {view.options.games === 1 ? undefined : (
        <p class="lede">{words.games(who, seats, [view.gamesWon[seats[0]], view.gamesWon[seats[1]]])}</p>
      )}
      {Array.from({ length: view.game }, (_, index) => (
        <GameSheet {...props} game={index + 1} key={index} />
      ))}
    </>
  )
}
