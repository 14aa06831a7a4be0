import { exports } from 'cloudflare:workers'

/** The house as the tests reach it: no server, no port. */
export const ORIGIN = 'https://kort.test'

/** A form on a page: where it posts and what it carries without any button. */
export interface Form {
  readonly action: string
  readonly fields: readonly (readonly [name: string, value: string])[]
  /** Buttons that can be pressed, as the name and value they send. */
  readonly buttons: readonly { readonly name: string; readonly value: string }[]
  /** Boxes to tick, as the name and value they send. */
  readonly boxes: readonly { readonly name: string; readonly value: string }[]
}

/** A page as a person without scripting has it. */
export interface Page {
  readonly status: number
  readonly path: string
  readonly html: string
  readonly forms: readonly Form[]
  readonly headers: Headers
}

interface Cookie {
  readonly name: string
  readonly value: string
  readonly path: string
}

type Mutable = {
  action: string
  fields: [string, string][]
  buttons: Form['buttons'][number][]
  boxes: Form['boxes'][number][]
}

/** The forms of a page, read as a browser reads them: what is disabled or unticked is not sent. */
const readForms = async (html: string, path: string): Promise<readonly Form[]> => {
  const forms: Mutable[] = []
  let current: Mutable | undefined
  let select = ''
  let chosen = false
  const rewritten = new HTMLRewriter()
    .on('form', {
      element(form) {
        current = { action: form.getAttribute('action') ?? path, fields: [], buttons: [], boxes: [] }
        if (form.getAttribute('method') === 'post') forms.push(current)
      },
    })
    .on('form input', {
      element(input) {
        const name = input.getAttribute('name')
        const type = input.getAttribute('type')
        const value = input.getAttribute('value') ?? ''
        if (name === null || input.hasAttribute('disabled')) return
        const ticked = input.hasAttribute('checked')
        if (type === 'checkbox') current?.boxes.push({ name, value })
        if ((type !== 'checkbox' && type !== 'radio') || ticked) current?.fields.push([name, value])
      },
    })
    .on('form select', {
      element(element) {
        select = element.getAttribute('name') ?? ''
        chosen = false
      },
    })
    .on('form select option', {
      element(option) {
        const value = option.getAttribute('value') ?? ''
        if (!chosen) current?.fields.push([select, value])
        else if (option.hasAttribute('selected')) current?.fields.splice(-1, 1, [select, value])
        chosen = true
      },
    })
    .on('form button', {
      element(button) {
        const name = button.getAttribute('name') ?? ''
        if (!button.hasAttribute('disabled')) current?.buttons.push({ name, value: button.getAttribute('value') ?? '' })
      },
    })
    .transform(new Response(html))
  await rewritten.text()
  return forms.map((form) => ({ ...form, action: unescaped(form.action) }))
}

const unescaped = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&lt;', '<')

/** Somebody's phone: a browser without scripting, with cookies of its own. */
export class Phone {
  #cookies: readonly Cookie[] = []
  readonly #language: string

  constructor(language = 'sv') {
    this.#language = language
  }

  /** A request as this browser makes it; redirects are not followed. */
  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    const { pathname } = new URL(path, ORIGIN)
    const cookies = this.#cookies.filter(
      (cookie) => pathname === cookie.path || pathname.startsWith(cookie.path.replace(/\/?$/, '/')),
    )
    if (cookies.length > 0) headers.set('cookie', cookies.map(({ name, value }) => `${name}=${value}`).join('; '))
    if (!headers.has('accept-language')) headers.set('accept-language', this.#language)
    const response = await exports.default.fetch(new Request(ORIGIN + path, { redirect: 'manual', ...init, headers }))
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    return response
  }

  /** Opens an address and follows where it leads. */
  async open(path: string): Promise<Page> {
    return this.#follow(path, await this.send(path))
  }

  /** Posts fields as the house's own form would. */
  async post(
    path: string,
    fields: Readonly<Record<string, string>> | readonly (readonly [string, string])[],
  ): Promise<Page> {
    return this.#follow(path, await this.postOnly(path, fields))
  }

  /** The same, with the answer as it is. */
  async postOnly(
    path: string,
    fields: Readonly<Record<string, string>> | readonly (readonly [string, string])[],
    headers: Readonly<Record<string, string>> = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' },
  ): Promise<Response> {
    const entries = Array.isArray(fields) ? fields : Object.entries(fields)
    const body = new URLSearchParams(entries.map(([name, value]): [string, string] => [name, value]))
    return this.send(path, { method: 'POST', body, headers })
  }

  /** Fills in a form and presses a button of it. */
  async submit(
    form: Form,
    button?: { readonly name: string; readonly value: string },
    typed: Readonly<Record<string, string>> = {},
    ticked: readonly { readonly name: string; readonly value: string }[] = [],
  ): Promise<Page> {
    const fields = form.fields.map(([name, value]): [string, string] => [name, typed[name] ?? value])
    const pressed = button !== undefined && button.name !== '' ? [[button.name, button.value] as const] : []
    return this.post(form.action, [...fields, ...ticked.map(({ name, value }) => [name, value] as const), ...pressed])
  }

  /** Loses every cookie, as a browser does whose owner clears it. */
  forget(): void {
    this.#cookies = []
  }

  #keep(line: string): void {
    const [pair = '', ...parts] = line.split('; ')
    const at = pair.indexOf('=')
    const path = parts.find((part) => part.startsWith('Path='))?.slice(5) ?? '/'
    const cookie = { name: pair.slice(0, at), value: pair.slice(at + 1), path }
    this.#cookies = [...this.#cookies.filter(({ name, path: other }) => name !== cookie.name || other !== path), cookie]
  }

  async #follow(path: string, response: Response): Promise<Page> {
    const to = response.headers.get('location')
    if (to !== null && response.status >= 300 && response.status < 400) {
      await response.body?.cancel()
      const next = new URL(to, ORIGIN + path)
      return this.open(next.pathname + next.search)
    }
    const html = await response.text()
    return { status: response.status, path, html, forms: await readForms(html, path), headers: response.headers }
  }
}
