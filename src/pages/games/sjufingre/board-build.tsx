import type { VNode } from 'preact'
import type { UnitView } from '../../../games/sjufingre/index.ts'
import { ACT_FORM } from '../page.ts'
import { CardFace } from './cards.tsx'
import { isMine, type PropsIn, pageWords } from './props.ts'
import { chosenCard } from './ways.ts'

/** S7-10 A pile by its value, with whoever is bound to it; a closed one has a double edge and says so. */
const Pile = ({
  unit,
  owner,
  who,
  language,
}: PropsIn<'build'> & { readonly unit: UnitView; readonly owner: number }): VNode => {
  const words = pageWords(language).board
  const { value, cards, doubled } = unit
  return (
    <span class="card dk" data-card={unit.name}>
      <span aria-hidden="true">
        <b>{value}</b>
        {doubled ? words.closed : words.pile}
      </span>
      <span class="sr"> {words.pileSpoken(who, owner, value, cards.length, doubled)}</span>
    </span>
  )
}

/** A loose card or a pile, to look at or to tick. */
const Unit = (props: PropsIn<'build'> & { readonly unit: UnitView; readonly ticking: boolean }): VNode => {
  const { unit, who, language, ticking, ticked } = props
  const { owner, name, value } = unit
  const face = owner === undefined ? <CardFace card={name} language={language} /> : <Pile {...props} owner={owner} />
  return (
    <li class={owner === undefined ? undefined : unit.doubled ? 'pile shut' : 'pile'}>
      {ticking ? (
        <label class="tick">
          <input
            type="checkbox"
            name="card"
            value={name}
            form={ACT_FORM}
            id={`tick-${name}`}
            data-value={value}
            checked={ticked?.includes(name)}
          />
          {face}
        </label>
      ) : (
        face
      )}
      {owner === undefined ? undefined : (
        <small aria-hidden="true">{pageWords(language).board.owner(who, owner)}</small>
      )}
    </li>
  )
}

/** S7-10 Loose cards and piles in the order in which they came. */
export const BuildBoard = (props: PropsIn<'build'>): VNode => {
  const { view, play, language } = props
  const words = pageWords(language).board
  const ticking = props.ticking === true && isMine(view) && chosenCard(props) !== undefined
  return (
    <section class="table" aria-label={words.build(play.units.length)}>
      {play.units.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <ul class="units">
          {play.units.map((unit) => (
            <Unit {...props} unit={unit} ticking={ticking} key={unit.name} />
          ))}
        </ul>
      )}
    </section>
  )
}
