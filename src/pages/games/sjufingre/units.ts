import type { UnitView } from '../../../games/sjufingre/index.ts'
import { type PropsIn, pageWords } from './props.ts'

/** What a sentence calls a unit: `5`, or `gul 5` beside another five; `Mads 9-hög`. */
const unitText = ({ play, who, language }: PropsIn<'build'>, unit: UnitView): string => {
  const words = pageWords(language).act
  const { name, owner, value } = unit
  const isTwice = play.units.some((one) => one !== unit && one.owner === owner && one.value === value)
  if (owner === undefined) return words.loose(name, isTwice)
  return words.pile(who, owner, value, isTwice ? name : undefined)
}

/** What a sentence calls several units. */
export const unitTexts = (props: PropsIn<'build'>, units: readonly UnitView[]): readonly string[] =>
  units.map((unit) => unitText(props, unit))
