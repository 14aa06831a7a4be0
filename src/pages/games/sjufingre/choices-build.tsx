import type { VNode } from 'preact'
import { type Card, rankOf } from '../../../games/sjufingre/index.ts'
import { samePage } from '../../boost.ts'
import { Hand } from '../../cards.tsx'
import { CardButton, CardFace, CardLink } from './cards.tsx'
import { type PropsIn, pageWords } from './props.ts'
import { actionsByCard, chosenCard, inWords, type Way, waysOf, wayText } from './ways.ts'
import { WorthFolded } from './worth.tsx'

type BuildProps = PropsIn<'build'>

/** One thing the card can do, in words, with what follows from it. */
const WayButton = (props: BuildProps & { readonly card: Card; readonly way: Way }): VNode => {
  const { way } = props
  const { text, follows } = wayText(props, props.card, way)
  return (
    <li>
      <button type="submit" name="action" value={way.action}>
        <span>{text}</span>
        {follows === undefined ? undefined : <small>{follows}</small>}
      </button>
    </li>
  )
}

const WayList = (props: BuildProps & { readonly card: Card; readonly ways: readonly Way[] }): VNode => (
  <ul class="choices">
    {props.ways.map((way) => (
      <WayButton {...props} way={way} key={way.action} />
    ))}
  </ul>
)

/** What the chosen card can do: the likely in words, others folded, and the way to put any of them together. */
const Ways = (props: BuildProps & { readonly card: Card }): VNode => {
  const { card, language, seatPath } = props
  const words = pageWords(language).act
  const ways = waysOf(props, card)
  const { shown, folded } = inWords(ways)
  return (
    <>
      <WayList {...props} ways={shown} />
      {folded.length === 0 ? undefined : (
        <div class="ways">
          <details id="more-ways">
            <summary>{words.more(folded.length, shown.length + folded.length === ways.length)}</summary>
            <WayList {...props} ways={folded} />
          </details>
          <a class="btn plain" href={`${seatPath}?card=${card}&tick=1`} {...samePage}>
            {words.compose}
          </a>
        </div>
      )}
    </>
  )
}

/** S7-13 Numbers that the chosen card can build. */
const valuesFor = (actions: readonly string[]): readonly number[] => {
  const built = actions.flatMap((action) => (action.startsWith('build ') ? [Number(action.split(' ')[2])] : []))
  return [...new Set(built)].toSorted((one, other) => one - other)
}

/** Buttons for what has been ticked on the table; the sum grows where scripting runs. */
const Ticked = ({ legal, language, seatPath, card }: BuildProps & { readonly card: Card }): VNode => {
  const words = pageWords(language).act
  const actions = actionsByCard(legal).get(card) ?? []
  return (
    <>
      <output
        id="sum"
        class="sum js"
        data-card={rankOf(card)}
        data-sum={words.sum('{units}', card, '{all}')}
        data-none={words.nothingTicked}
      >
        {words.nothingTicked}
      </output>
      <div class="ticked">
        {actions.some((action) => action.startsWith('take ')) ? (
          <button type="submit" class="go" name="action" value={`take ${card}`}>
            {words.takeTicked}
          </button>
        ) : undefined}
        {valuesFor(actions).map((value) => (
          <button type="submit" name="action" value={`build ${card} ${value}`} key={value}>
            {words.buildTicked(value)}
          </button>
        ))}
        <a class="btn plain" href={`${seatPath}?card=${card}`} {...samePage}>
          {words.another}
        </a>
      </div>
    </>
  )
}

/** The hand to choose from; on an empty table a card can only be laid, so it is laid at once. */
const HandToChoose = ({
  view,
  play,
  legal,
  language,
  seatPath,
  card,
}: BuildProps & { readonly card?: Card | undefined }): VNode => {
  const words = pageWords(language).act
  const { hand } = view
  const actions = actionsByCard(legal)
  const some = actions.size < hand.length
  return (
    <Hand label={some ? words.handSome(hand.length, actions.size) : words.hand(hand.length)} some={some}>
      {hand.map((one) => {
        if (!actions.has(one)) {
          return <CardFace card={one} language={language} class="off" spoken={words.unplayable} key={one} />
        }
        if (play.units.length === 0) {
          return <CardButton card={one} language={language} action={`lay ${one}`} spoken={words.playable} key={one} />
        }
        const chosen = one === card
        const spoken = chosen ? words.chosen : some ? words.playable : undefined
        return (
          <CardLink
            card={one}
            language={language}
            href={`${seatPath}?card=${one}`}
            chosen={chosen}
            {...(spoken !== undefined && { spoken })}
            key={one}
          />
        )
      })}
    </Hand>
  )
}

/** S7-10 A card is chosen first; then the page tells what it can do. */
export const BuildChoices = (props: BuildProps): VNode => {
  const card = chosenCard(props)
  if (card !== undefined && props.ticking) return <Ticked {...props} card={card} />
  return (
    <>
      {card === undefined ? undefined : <Ways {...props} card={card} />}
      <HandToChoose {...props} card={card} />
      {card === undefined ? <WorthFolded {...props} /> : undefined}
    </>
  )
}
