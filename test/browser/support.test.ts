import { expect, it } from 'vitest'
import { accessibilityFaults, openHouse, type Phone } from './support.ts'

const house = openHouse()

/** Shows a page of the test's own, at an address that nobody else answers. */
const show = async ({ page }: Phone, body: string): Promise<void> => {
  await page.route('http://page.test/**', (route) =>
    new URL(route.request().url()).pathname === '/'
      ? route.fulfill({
          contentType: 'text/html',
          headers: { 'content-security-policy': "default-src 'self'" },
          body: `<!doctype html><html lang="sv"><meta name="viewport" content="width=device-width"><title>Sida</title><main><h1>Sida</h1>${body}</main></html>`,
        })
      : route.fulfill({ status: 404 }),
  )
  await page.goto('http://page.test/')
}

it('a phone is small, held by a finger, and as it was ordered', async () => {
  const phone = await house.phone({ lang: 'da-DK', dark: true })
  await show(phone, '')
  const facts =
    '[innerWidth, innerHeight, navigator.maxTouchPoints > 0, navigator.language, matchMedia("(prefers-color-scheme: dark)").matches]'
  expect(await phone.page.evaluate(facts)).toEqual([360, 640, true, 'da-DK', true])
  expect(phone.complaints).toEqual([])
})

it('a phone without scripting runs none', async () => {
  const phone = await house.phone({ scripting: false })
  await show(phone, '<noscript><p>utan</p></noscript>')
  expect(await phone.page.locator('p').textContent()).toBe('utan')
})

it('two phones share no cookies', async () => {
  const [one, other] = [await house.phone(), await house.phone()]
  await one.context.addCookies([{ name: 'key', value: '1', url: house.url('/') }])
  expect(await one.context.cookies()).toHaveLength(1)
  expect(await other.context.cookies()).toEqual([])
})

it('a phone complains of a blocked script, a missing file and a lost request', async () => {
  const phone = await house.phone()
  await show(phone, '<script>1</script><img alt="x" src="/gone.png"><img alt="y" src="/lost.png">')
  await phone.page.route('http://page.test/lost.png', (route) => route.abort('connectionreset'))
  await phone.page.reload()
  expect(phone.complaints).toContainEqual(expect.stringMatching(/^console: .*Content Security Policy/))
  expect(phone.complaints).toContain('404 GET /gone.png')
  expect(phone.complaints).toContain('lost: GET http://page.test/lost.png net::ERR_CONNECTION_RESET')
})

it('axe finds an unnamed button, and nothing on a sound page', async () => {
  const phone = await house.phone()
  await show(phone, '<button>Spela</button>')
  expect(await accessibilityFaults(phone.page)).toEqual([])
  await show(phone, '<button></button>')
  expect(await accessibilityFaults(phone.page)).toEqual(['button-name: button'])
})

it('axe reads a page without scripting too, with all that only such a page shows', async () => {
  const phone = await house.phone({ scripting: false })
  await show(phone, '<noscript><button>Spela</button></noscript>')
  expect(await accessibilityFaults(phone.page)).toEqual([])
  await show(phone, '<noscript><button></button></noscript>')
  expect(await accessibilityFaults(phone.page)).toEqual(['button-name: button'])
  await phone.page.goto(house.url('/'))
  expect(await accessibilityFaults(phone.page)).toEqual([])
})
