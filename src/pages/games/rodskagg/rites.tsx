import type { VNode } from 'preact'
import type { Seat } from '../../../core/seat.ts'
import { OFFENCES } from './offences.ts'
import { ownFirst, type Props, pageWords } from './props.ts'

/** The seats that can be knocked at. */
const seatsToKnock = ({ view, legal }: Props): readonly Seat[] =>
  ownFirst(view).filter((seat) => legal.includes(`knock peek ${seat}`))

/**
 * RO-R What may be said or knocked at any time: always the same, in the same place, whatever has happened. Saying a
 * score that is not true is refused by the rules, not by the page.
 */
export const Rites = (props: Props): VNode | undefined => {
  const { view, who, language } = props
  const words = pageWords(language)
  const seats = seatsToKnock(props)
  if (seats.length === 0) return undefined
  // A penalty shuts the fold, so that its reader sees the scores again.
  const penalties = view.sums.flat().length
  return (
    <div class="rites">
      <button type="submit" name="action" value="say 1">
        {words.phrase(who, 'one')}
      </button>
      <button type="submit" name="action" value="say 0">
        {words.phrase(who, 'zero')}
      </button>
      <details id={`knock-${penalties}`}>
        <summary>{words.act.knock}</summary>
        <p>
          <small>{words.act.knockHelp(view.options.wrongKnock)}</small>
        </p>
        <ul>
          {seats.map((seat) => (
            <li key={seat}>
              <b>{words.score.name(who, seat)}</b>
              {OFFENCES.map((offence) => (
                <button
                  type="submit"
                  name="action"
                  value={`knock ${offence} ${seat}`}
                  aria-label={words.act.knockOn(who, seat, offence)}
                  key={offence}
                >
                  {words.act.knocks[offence]}
                </button>
              ))}
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
