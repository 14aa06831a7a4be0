import type { ComponentChildren, VNode } from 'preact'
import { siteWords } from '../words/index.ts'
import { joined } from './joined.ts'
import type { FormProps, PageProps } from './props.ts'

/** The longest name, cut and phrase that a form takes. */
export const NAME_LENGTH = 24
export const CUT_LENGTH = 60
export const PHRASE_LENGTH = 40

interface FieldProps {
  readonly page: PageProps
  readonly form: FormProps
  readonly name: string
}

/** What is wrong with a field, in bold ink; `undefined` where nothing is. */
const FieldError = ({ page, form, name }: FieldProps): VNode | undefined => {
  const code = form.errors?.[name]
  return code === undefined ? undefined : (
    <b class="wrong" id={`${name}-wrong`}>
      {form.reasons?.[name] ?? siteWords(page.language).refusals[code]}
    </b>
  )
}

/** Ids of the texts that explain a field, for `aria-describedby`. */
const describedBy = (form: FormProps, name: string, hasHelp: boolean): string | undefined =>
  joined(form.errors?.[name] !== undefined && `${name}-wrong`, hasHelp && `${name}-help`) || undefined

/** A labelled line of text. */
export const TextField = (
  props: FieldProps & {
    readonly label: string
    readonly help?: ComponentChildren
    readonly value?: string | undefined
    readonly maxLength: number
    readonly required?: boolean
    readonly autocomplete: string
  },
): VNode => (
  <p class="field">
    <label for={props.name}>{props.label}</label>
    <FieldError {...props} />
    <input
      type="text"
      id={props.name}
      name={props.name}
      value={props.form.values?.[props.name] ?? props.value}
      maxLength={props.maxLength}
      required={props.required}
      autocomplete={props.autocomplete}
      aria-invalid={props.form.errors?.[props.name] === undefined ? undefined : 'true'}
      aria-describedby={describedBy(props.form, props.name, props.help !== undefined)}
    />
    {props.help === undefined ? undefined : <small id={`${props.name}-help`}>{props.help}</small>}
  </p>
)

/** What the person is called. */
export const NameField = ({ page, form }: { readonly page: PageProps; readonly form: FormProps }): VNode => (
  <TextField
    page={page}
    form={form}
    name="name"
    label={siteWords(page.language).setUp.name}
    value={page.name}
    maxLength={NAME_LENGTH}
    required
    autocomplete="given-name"
  />
)

/** The words with which a person cuts the pack. */
export const CutField = ({ page, form }: { readonly page: PageProps; readonly form: FormProps }): VNode => {
  const words = siteWords(page.language).cut
  return (
    <TextField
      page={page}
      form={form}
      name="cut"
      label={words.label}
      help={
        <>
          {words.help} <a href="/fair">{words.link}</a>
        </>
      }
      maxLength={CUT_LENGTH}
      autocomplete="off"
    />
  )
}

/** The first figures of the sealed envelope, so that it can be compared later. */
export const Sealed = ({ page, commitment }: { readonly page: PageProps; readonly commitment: string }): VNode => (
  <p class="note">
    <small>{siteWords(page.language).cut.sealed(commitment.slice(0, 12))}</small>
  </p>
)

/** A group of choices of which one holds, each a target of its own. */
export const RadioField = (
  props: FieldProps & {
    readonly label: string
    readonly help?: string | undefined
    readonly chosen: string
    readonly choices: readonly { readonly value: string; readonly label: string; readonly help?: string | undefined }[]
  },
): VNode => {
  const chosen = props.form.values?.[props.name] ?? props.chosen
  return (
    <fieldset class="field" aria-describedby={describedBy(props.form, props.name, props.help !== undefined)}>
      <legend>{props.label}</legend>
      <FieldError {...props} />
      {props.help === undefined ? undefined : <small id={`${props.name}-help`}>{props.help}</small>}
      <div class="radios">
        {props.choices.map(({ value, label, help }) => (
          <label key={value}>
            <input type="radio" name={props.name} value={value} checked={value === chosen} />
            <span>
              {label}
              {help === undefined ? undefined : <small>{help}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A choice among many values. */
export const SelectField = (
  props: FieldProps & {
    readonly label: string
    readonly help?: string | undefined
    readonly chosen: string
    readonly choices: readonly { readonly value: string; readonly label: string }[]
  },
): VNode => {
  const chosen = props.form.values?.[props.name] ?? props.chosen
  return (
    <p class="field">
      <label for={props.name}>{props.label}</label>
      <FieldError {...props} />
      <select
        id={props.name}
        name={props.name}
        aria-describedby={describedBy(props.form, props.name, props.help !== undefined)}
      >
        {props.choices.map(({ value, label }) => (
          <option value={value} selected={value === chosen} key={value}>
            {label}
          </option>
        ))}
      </select>
      {props.help === undefined ? undefined : <small id={`${props.name}-help`}>{props.help}</small>}
    </p>
  )
}
