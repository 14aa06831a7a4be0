import type { VNode } from 'preact'
import type { Game } from '../core/game.ts'
import { defaultOptions, type OptionSpec } from '../core/options.ts'
import { gameWords, siteWords } from '../words/index.ts'
import { whisperWords } from '../words/whisper/index.ts'
import { CutField, NameField, PHRASE_LENGTH, RadioField, Sealed, SelectField, TextField } from './field.tsx'
import { Layout } from './layout.tsx'
import { PaceFields } from './pace.tsx'
import type { ConflictProps, FormProps, PageProps } from './props.ts'

/** What setting a table needs to know of a game. */
export type GameToSetUp = Pick<Game, 'id' | 'options' | 'presets' | 'seatCounts' | 'isFamily'>

interface NewTableProps extends PageProps, FormProps {
  readonly game: GameToSetUp
  /** The secret behind the shuffles and the new table's name, sealed by the server. */
  readonly sealed: string
  readonly commitment: string
  readonly conflict?: ConflictProps
}

/** How many values still stand side by side; more are a list to choose from. */
const MOST_RADIOS = 4

/** Every number of seats that some value of some one option allows. */
const seatChoices = (game: GameToSetUp): readonly number[] => {
  const usual = defaultOptions(game.options)
  const variants = Object.entries(game.options).flatMap(([name, spec]) =>
    'values' in spec ? spec.values.map((value) => ({ ...usual, [name]: value })) : [],
  )
  return [...new Set([usual, ...variants].flatMap((options) => game.seatCounts(options)))].toSorted((a, b) => a - b)
}

/** Whether the preset decides this house rule. Where all presets agree, the form says outright how it stands. */
const isUpToPreset = ({ presets }: GameToSetUp, option: string): boolean =>
  Object.values(presets).some((preset) => preset[option] !== undefined)

/** What the form says of a house rule before anybody touches it; nothing where the preset decides. */
const firstValue = (game: GameToSetUp, option: string, spec: OptionSpec): string =>
  isUpToPreset(game, option) ? '' : String(spec.default)

const OptionField = (props: NewTableProps & { readonly option: string; readonly spec: OptionSpec }): VNode => {
  const { language, game, option, spec, conflict } = props
  const words = gameWords(language, game.id)
  const { setUp } = siteWords(language)
  const described = words.options[option]
  const label = described?.label ?? option
  const concerned = conflict?.options?.includes(option) === true
  const errors = concerned ? { [`o.${option}`]: 'option-conflict' as const, ...props.errors } : props.errors
  const reason = concerned ? words.conflict(conflict) : described?.wrong
  const form: FormProps = {
    ...(props.values === undefined ? {} : { values: props.values }),
    ...(errors === undefined ? {} : { errors }),
    ...(reason === undefined ? {} : { reasons: { [`o.${option}`]: reason } }),
  }
  const common = { page: props, form, name: `o.${option}`, label, help: described?.help }
  const isOpen = isUpToPreset(game, option)
  const chosen = firstValue(game, option, spec)
  if (!('values' in spec))
    return <TextField {...common} value={chosen || undefined} maxLength={spec.maxLength} autocomplete="off" />
  const choices = spec.values.map((value) => {
    const text = described?.value(value) ?? String(value)
    return { value: String(value), label: !isOpen && value === spec.default ? setUp.usual(text) : text }
  })
  const all = isOpen ? [{ value: '', label: setUp.asAbove }, ...choices] : choices
  return spec.values.length <= MOST_RADIOS ? (
    <RadioField {...common} choices={all} chosen={chosen} />
  ) : (
    <SelectField {...common} choices={all} chosen={chosen} />
  )
}

const SeatsField = (props: NewTableProps): VNode | undefined => {
  const { setUp } = siteWords(props.language)
  const counts = seatChoices(props.game)
  if (counts.length <= 1) return undefined
  const usual = props.game.seatCounts(defaultOptions(props.game.options))
  const choices = counts.map((count) => ({ value: String(count), label: setUp.seatCount(count) }))
  const open = usual.length === 1
  const chosen = open ? '' : String(usual.includes(4) ? 4 : usual[0])
  return (
    <SelectField
      page={props}
      form={props}
      name="seats"
      label={setUp.seats}
      choices={open ? [{ value: '', label: setUp.seatsUsual }, ...choices] : choices}
      chosen={chosen}
    />
  )
}

/** Whether people may ask for advice. */
const WhisperField = (props: NewTableProps): VNode => {
  const { label, help, family, yes, no } = whisperWords(props.language).field
  const choices =
    props.game.isFamily === undefined
      ? [{ value: '', label: no }]
      : [
          { value: '', label: family },
          { value: 'no', label: no },
        ]
  return (
    <RadioField
      page={props}
      form={props}
      name="whisper"
      label={label}
      help={help}
      chosen=""
      choices={[...choices, { value: 'yes', label: yes }]}
    />
  )
}

const Submit = ({ text }: { readonly text: string }): VNode => (
  <p class="acts">
    <button type="submit" class="go">
      {text}
    </button>
  </p>
)

/** The house rules that are folded away. */
const foldedOptions = ({ options }: GameToSetUp): readonly (readonly [string, OptionSpec])[] =>
  Object.entries(options).filter(([, spec]) => spec.main !== true)

/** What somebody may say in words of their own, by name. */
const phrasesOf = ({ language, game }: NewTableProps) => Object.entries(gameWords(language, game.id).phrases ?? {})

/** Whether what is folded away holds something to see: a choice made there, or a fault. */
const isUnfolded = (props: NewTableProps): boolean => {
  const { game, conflict, values, errors } = props
  const changed = (name: string, spec: OptionSpec): boolean => {
    const first = firstValue(game, name, spec)
    return (values?.[`o.${name}`] ?? first) !== first
  }
  return (
    conflict !== undefined ||
    foldedOptions(game).some(([name, spec]) => errors?.[`o.${name}`] !== undefined || changed(name, spec)) ||
    [...phrasesOf(props).map(([name]) => `phrase.${name}`), 'cut', 'pace'].some(
      (name) => errors?.[name] !== undefined || (values?.[name] ?? '') !== '',
    )
  )
}

const PresetField = (props: NewTableProps): VNode | undefined => {
  const { presets } = gameWords(props.language, props.game.id)
  const names = Object.keys(props.game.presets)
  return names.length > 1 ? (
    <RadioField
      page={props}
      form={props}
      name="preset"
      label={siteWords(props.language).setUp.presets}
      chosen={names[0] ?? ''}
      choices={names.map((name) => ({ value: name, label: presets[name]?.label ?? name, help: presets[name]?.help }))}
    />
  ) : undefined
}

/** What most people leave as it is. */
const Details = (props: NewTableProps): VNode => {
  const { setUp } = siteWords(props.language)
  return (
    <details open={isUnfolded(props)}>
      <summary>{setUp.details}</summary>
      <p class="note">{setUp.detailsHelp}</p>
      <PaceFields page={props} form={props} />
      <WhisperField {...props} />
      {foldedOptions(props.game).map(([name, spec]) => (
        <OptionField {...props} option={name} spec={spec} key={name} />
      ))}
      {phrasesOf(props).map(([name, { label, usual }]) => (
        <TextField
          page={props}
          form={props}
          name={`phrase.${name}`}
          label={label}
          help={setUp.phrase(usual)}
          maxLength={PHRASE_LENGTH}
          autocomplete="off"
          key={name}
        />
      ))}
      <CutField page={props} form={props} />
      <Sealed page={props} commitment={props.commitment} />
    </details>
  )
}

/**
 * Setting a new table: name and button first, all choices below, and the button once more. Who changes nothing but the
 * name plays as most people do.
 */
export const NewTablePage = (props: NewTableProps): VNode => {
  const { language, game, conflict } = props
  const words = gameWords(language, game.id)
  const { setUp } = siteWords(language)
  return (
    <Layout page={props} title={setUp.title(words.name)} description={words.tagline}>
      <form method="post" action={`/new/${game.id}`} class="form">
        <input type="hidden" name="sealed" value={props.sealed} />
        <p class="lede">{setUp.lede}</p>
        {conflict === undefined ? undefined : (
          <p class="slip" role="alert">
            <b>{words.conflict(conflict)}</b>
          </p>
        )}
        <NameField page={props} form={props} />
        <SeatsField {...props} />
        <Submit text={setUp.submit} />
        <PresetField {...props} />
        {Object.entries(game.options)
          .filter(([, spec]) => spec.main === true)
          .map(([name, spec]) => (
            <OptionField {...props} option={name} spec={spec} key={name} />
          ))}
        <Details {...props} />
        <Submit text={setUp.submit} />
      </form>
      <p class="links">
        <a href={`/rules/${game.id}`}>{setUp.rules(words.name)}</a>
      </p>
    </Layout>
  )
}
