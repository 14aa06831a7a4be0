/** One start tag of rendered markup and where it stands. */
export interface Tag {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly at: number
}

const readable = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')

/** The start tags of markup as Preact writes it: attributes in double quotes, `<` escaped everywhere else. */
export const tagsOf = (html: string): readonly Tag[] =>
  [...html.matchAll(/<([a-z][a-z0-9-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/g)].map((match) => ({
    name: match[1] ?? '',
    attributes: Object.fromEntries(
      [...(match[2] ?? '').matchAll(/([^\s=>/]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key,
        readable(value),
      ]),
    ),
    at: match.index,
  }))

/** The attributes of every tag of one name. */
export const attributesOf = (html: string, tag: string): readonly Tag['attributes'][] =>
  tagsOf(html).flatMap(({ name, attributes }) => (name === tag ? [attributes] : []))

/** Values of the actions whose buttons can be pressed. */
export const pressable = (html: string): readonly string[] =>
  attributesOf(html, 'button').flatMap(({ name, value = '', disabled }) =>
    name === 'action' && disabled === undefined ? [value] : [],
  )

/** The cards that lie on a page, in its order. */
export const lyingCards = (html: string): readonly string[] =>
  [...html.matchAll(/data-card="(..)"/g)].map(([, card = '']) => card)

/** What a reader hears and sees, tags taken away. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** A form: where it goes, and the names of what it sends. */
export interface Form {
  readonly method: string
  readonly action: string
  readonly fields: readonly string[]
}

/** The forms of a page, in order. */
export const formsOf = (html: string): readonly Form[] =>
  [...html.matchAll(/<form[^>]*>.*?<\/form>/gs)].map(([form]) => {
    const [own, ...inside] = tagsOf(form)
    const named = inside.flatMap(({ name, attributes }) =>
      ['input', 'select', 'button'].includes(name) && attributes.name !== undefined ? [attributes.name] : [],
    )
    return {
      method: own?.attributes.method ?? 'get',
      action: own?.attributes.action ?? '',
      fields: [...new Set(named)],
    }
  })

/** The values of the radio buttons, boxes or buttons of a name, in order; `*` after what is chosen. */
export const radiosOf = (html: string, name: string): readonly string[] =>
  tagsOf(html)
    .filter(({ attributes }) => attributes.name === name)
    .map(({ attributes }) => `${attributes.value}${'checked' in attributes ? '*' : ''}`)

/** The values of the list with this id, in order; `*` after the one that is chosen. */
export const optionsOf = (html: string, id: string): readonly string[] =>
  tagsOf(html.slice(html.indexOf(`id="${id}"`), html.indexOf('</select>', html.indexOf(`id="${id}"`))))
    .filter((tag) => tag.name === 'option')
    .map(({ attributes }) => `${attributes.value ?? ''}${'selected' in attributes ? '*' : ''}`)
