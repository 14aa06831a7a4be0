import { render } from 'preact-render-to-string'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { QrCode } from '../../src/pages/share.tsx'

const PAGE = { language: 'sv', path: '/', origin: 'https://kort.test', now: 0 } as const

test('the lines of a QR code cover its dark modules and no other', () => {
  const url = 'https://kort.test/t/abcdefghijklmnopqrstuvwx'
  const html = render(<QrCode page={PAGE} url={url} />)
  const { size, data } = encode(url, { border: 0, ecc: 'M' })
  const rows = Array.from({ length: size }, (): boolean[] => Array(size).fill(false))
  for (const [, x, y, length] of html.matchAll(/M(\d+) (\d+)h(\d+)/g))
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(length))
  expect(rows).toEqual(data)
  // A line is as thick as a module and lies around the middle of its row.
  expect(html).toContain(`viewBox="-3 -3.5 ${size + 6} ${size + 6}"`)
})
