import { readFileSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { createTestHarness } from 'wrangler'
import { launchOptions } from './support-chromium.ts'

/** What kind of phone looks at the page. */
interface PhoneOptions {
  /** Whether scripts run; on unless told otherwise. */
  readonly scripting?: boolean
  /** The language that the browser asks for: `sv-SE`, `da-DK`, … */
  readonly lang?: string
  readonly dark?: boolean
}

/** A phone with a memory of its own: its cookies are no other phone's. */
export interface Phone {
  readonly page: Page
  readonly context: BrowserContext
  /**
   * Everything that went wrong so far: `console: …` (blocked by the content security policy, among others),
   * `script: …`, `lost: GET URL …`, and every answer of 400 or above as `422 POST /path`. A test that provokes a
   * refusal names it; all others expect `[]`.
   */
  readonly complaints: readonly string[]
}

/** The product with a browser before it, for the tests of one file. */
export interface House {
  /** The address of a path of the product. */
  readonly url: (path: string) => string
  /** The server itself: its log, its objects, their eviction. */
  readonly server: ReturnType<typeof createTestHarness>
  /** A small phone, 360 by 640, held by a finger. It is put away at the end of the test. */
  readonly phone: (options?: PhoneOptions) => Promise<Phone>
}

const listen = (page: Page, complaints: string[]): void => {
  page.on('console', (message) => {
    // An answer of 400 or above is told below, by its path.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`script: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // A page that is left gives up what it was loading.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`lost: ${request.method()} ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400)
      complaints.push(`${response.status()} ${response.request().method()} ${new URL(response.url()).pathname}`)
  })
}

/** Starts the product and a browser before the tests of this file and ends both after them. */
export const openHouse = (): House => {
  const server = createTestHarness({
    workers: [{ configPath: './wrangler.toml', secrets: { SECRET: 'the secret of the tests' } }],
  })
  const contexts: BrowserContext[] = []
  let base: URL
  let browser: Browser

  beforeAll(async () => {
    const [listening, launched] = await Promise.all([server.listen(), chromium.launch(launchOptions)])
    base = listening.url
    browser = launched
  })
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()))
  })
  afterAll(async () => {
    await Promise.all([browser?.close(), server.close()])
  })

  return {
    url: (path) => new URL(path, base).href,
    server,
    phone: async ({ scripting = true, lang = 'sv-SE', dark = false } = {}) => {
      const context = await browser.newContext({
        viewport: { width: 360, height: 640 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
        javaScriptEnabled: scripting,
        locale: lang,
        colorScheme: dark ? 'dark' : 'light',
      })
      contexts.push(context)
      const complaints: string[] = []
      context.on('page', (page) => listen(page, complaints))
      return { page: await context.newPage(), context, complaints }
    },
  }
}

/** Waits until this is on the page and the page has come in to its end: before that, what is missing from it says nothing. */
export const shown = async (page: Page, selector: string, timeout = 30_000): Promise<void> => {
  await page.locator(selector).first().waitFor({ timeout })
  await page.waitForLoadState('domcontentloaded')
}

/** Does something whose answer is a new page, or this one morphed, and waits until that is shown. */
export const answered = async ({ page }: Phone, doing: () => Promise<unknown>): Promise<void> => {
  await page.evaluate('document.getElementById("main").dataset.old = "1"')
  await doing()
  await shown(page, '#main:not([data-old])')
}

/**
 * Presses a button of the seat's form and waits until the page shows what came of it: another move, or why not. A push
 * may bring the new page before the answer does, and the answer to one press may come after the next: only the move tells.
 */
export const press = async ({ page }: Phone, button: Locator): Promise<void> => {
  const move = await page.locator('#act [name=move]').getAttribute('value')
  await page.evaluate('document.querySelector("#main .notice")?.setAttribute("data-old", "1")')
  await button.click()
  await shown(page, `#main:not(:has(#act [name=move][value="${move}"])), #main .notice:not([data-old])`)
}

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

const scripting = 'matchMedia("(scripting: enabled)").matches'

/** A page on which is read what a phone without scripting shows: `show` brings it there. */
interface Reader {
  readonly page: Page
  readonly show: (address: string, html: string) => Promise<unknown>
}

/** One for each phone, for a browser opens them slowly. They end with it. */
const readers = new WeakMap<Page, Reader>()

const readerFor = async (phone: Page): Promise<Reader> => {
  const browser = phone.context().browser()
  if (browser === null) throw new Error('a phone is a context of a browser')
  const dark = await phone.evaluate('matchMedia("(prefers-color-scheme: dark)").matches')
  const context = await browser.newContext({ viewport: phone.viewportSize(), colorScheme: dark ? 'dark' : 'light' })
  const page = await context.newPage()
  let body = ''
  await page.route('**', (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body })
      : route.continue(),
  )
  const show = (address: string, html: string) => {
    body = html
    return page.goto(address)
  }
  readers.set(phone, { page, show })
  return { page, show }
}

/** The page as it is read without scripting, in a browser where axe can run: its timers never ring without. */
const readWithout = async (phone: Page): Promise<Page> => {
  const reader = readers.get(phone) ?? (await readerFor(phone))
  const html = (await phone.content()).replace(/<script\b.*?<\/script>|<\/?noscript>/gs, '')
  await reader.show(phone.url(), html)
  return reader.page
}

/** What axe-core objects to on this page, with scripting or without: `rule: selector`, an entry for every element at fault. */
export const accessibilityFaults = async (page: Page): Promise<readonly string[]> => {
  await page.waitForLoadState('domcontentloaded')
  if (!(await page.evaluate(scripting))) return accessibilityFaults(await readWithout(page))
  await page.evaluate(axe)
  return page.evaluate(
    'axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ": " + target)))',
  )
}
