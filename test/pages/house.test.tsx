import { render } from 'preact-render-to-string'
import { afterAll, describe, expect, test } from 'vitest'
import { gamesWords } from '../../src/words/games/index.ts'
import { siteWords } from '../../src/words/index.ts'
import { LANGUAGES, type Language } from '../../src/words/language.ts'
import { formsOf, optionsOf, radiosOf, tagsOf } from './markup.ts'
import { KEY, samplesOf } from './samples.tsx'
import { toyWords } from './toy.tsx'

// The pages are shown with a game of the tests' own. Files share a process, so it is put among the games only meanwhile.
Object.assign(gamesWords, { toy: toyWords })
afterAll(() => {
  Reflect.deleteProperty(gamesWords, 'toy')
})

const ODD = '<b>"x"&\'</b><script>'
const EMOJI = '👩‍👩‍👧'.repeat(4)
const TABLE = '/t/abcdefghijklmnopqrstuvwx'
const SEAT = `${TABLE}/0`

interface Page {
  readonly name: string
  readonly html: string
}

const pagesOf = (language: Language, karin: string, farfar: string): readonly Page[] =>
  Object.entries(samplesOf(language, karin, farfar)).map(([name, page]) => ({ name, html: render(page) }))

const plain = pagesOf('sv', 'Karin', 'Farfar')

const sets = [
  ...LANGUAGES.map((language) => ({ language, names: 'plain', pages: pagesOf(language, 'Karin', 'Farfar') })),
  ...LANGUAGES.map((language) => ({ language, names: 'odd', pages: pagesOf(language, ODD, EMOJI) })),
]

const sv = (name: string): string => {
  const page = plain.find((one) => one.name === name)
  if (page === undefined) throw new Error(`no page ${name}`)
  return page.html
}

describe.each(sets)('every page in $language with $names names', ({ language, pages }) => {
  test('is a whole document in its language', () => {
    for (const { name: title, html } of pages) {
      expect(html.startsWith(`<html lang="${language}">`), title).toBe(true)
      expect(html.match(/<title>[^<]+ · Kortlänk<\/title>/), title).not.toBeNull()
      expect(html.match(/<main id="main"/g), title).toHaveLength(1)
      expect(html.match(/<h1>/g), title).toHaveLength(1)
      expect(html, title).not.toMatch(/undefined|NaN|\[object/)
    }
  })

  test('runs and dresses nothing inline', () => {
    for (const { name: title, html } of pages) {
      expect(html, title).not.toMatch(/<style|<script(?![^>]* src="\/[a-z.-]+")[^>]*>|javascript:/)
      for (const { attributes } of tagsOf(html))
        for (const key of Object.keys(attributes)) expect(key, title).not.toMatch(/^(style$|on|hx-on)/)
    }
  })

  test('says names as text', () => {
    for (const { name: title, html } of pages) {
      expect(html, title).not.toContain(ODD)
      expect(html, title).not.toContain('<b>"x"')
    }
  })

  test('has ids once, and what refers to an id finds it', () => {
    for (const { name: title, html } of pages) {
      const tags = tagsOf(html)
      const ids = tags.flatMap(({ attributes }) => attributes.id ?? [])
      expect(ids, title).toEqual([...new Set(ids)])
      for (const { attributes } of tags) {
        const { for: label, 'aria-labelledby': labelled, 'aria-describedby': described, href } = attributes
        const referred = [label, ...(labelled?.split(' ') ?? []), ...(described?.split(' ') ?? [])]
        if (href?.startsWith('#') && !html.includes(`<symbol id="${href.slice(1)}"`)) referred.push(href.slice(1))
        for (const id of referred) if (id !== undefined) expect(ids, title).toContain(id)
      }
    }
  })

  test('names every field and says what every button is for', () => {
    for (const { name: title, html } of pages) {
      const tags = tagsOf(html)
      const labelled = tags.flatMap(({ name, attributes }) => (name === 'label' ? (attributes.for ?? []) : []))
      for (const { name, attributes, at } of tags) {
        if (name === 'button') expect(attributes.type, title).toMatch(/^(submit|button)$/)
        if (name !== 'input' && name !== 'select') continue
        const wrapped = html.lastIndexOf('<label', at) > html.lastIndexOf('</label>', at)
        if (attributes.type !== 'hidden' && !wrapped) expect(labelled, title).toContain(attributes.id)
      }
      expect(html, title).not.toMatch(/<(label|legend|button|summary|h2|b|small|p)( [^>]*)?><\/\1>/)
    }
  })

  test('what is ticked can be hit with a thumb', () => {
    for (const { name: title, html } of pages)
      for (const [label] of html.matchAll(/<label[^>]*>\s*<input type="checkbox"/g))
        expect(label, title).toMatch(/^<label class="box"/)
  })

  test('posts only where the house listens', () => {
    for (const { name: title, html } of pages) {
      const known = new RegExp(
        `^(/lang|/play|/me(/(way|push|mail|hook|feed|link))?|/new/toy|${TABLE}|${SEAT}(/(start|bots|go-on|ask|answer|come|away|orders|claim|let-play|nudge|come-in|rematch|new-link|${KEY}))?|${TABLE}/1/${KEY})$`,
      )
      for (const { method, action } of formsOf(html))
        method === 'get' ? expect(action, title).toBe('/open') : expect(action, title).toMatch(known)
      expect(formsOf(html).at(-1), title).toEqual({ method: 'post', action: '/lang', fields: ['back', 'lang'] })
    }
  })

  test('shows a key only to the one who holds it', () => {
    for (const { name: title, html } of pages) {
      if (!/^(lobby|seat|key|link-replaced)/.test(title)) expect(html, title).not.toContain(KEY)
      for (const { attributes } of tagsOf(html)) {
        const shared =
          attributes['data-share'] ?? (/^(https:|sms:|mailto:)/.test(attributes.href ?? '') ? attributes.href : '')
        expect(decodeURIComponent(shared ?? ''), title).not.toContain(KEY)
      }
    }
  })
})

/** The form of a seat's page to ask for a break. */
const PAUSE = { method: 'post', action: `${SEAT}/ask`, fields: ['kind', 'about'] }

/** The form of a seat's page to be away for a while. */
const AWAY = { method: 'post', action: `${SEAT}/away`, fields: ['until', 'bot'] }

test.each([
  [
    'new',
    [
      {
        method: 'post',
        action: '/new/toy',
        fields: [
          'sealed',
          'name',
          'seats',
          'preset',
          'o.target',
          'pace',
          'late',
          'whisper',
          'o.deals',
          'o.nil',
          'o.programme',
          'phrase.thanks',
          'cut',
        ],
      },
    ],
  ],
  [
    'new-plain',
    [
      {
        method: 'post',
        action: '/new/toy',
        fields: [
          'sealed',
          'name',
          'seats',
          'o.target',
          'pace',
          'late',
          'whisper',
          'o.deals',
          'o.nil',
          'o.programme',
          'phrase.thanks',
          'cut',
        ],
      },
    ],
  ],
  ['table-open', [{ method: 'post', action: TABLE, fields: ['once', 'name', 'cut'] }]],
  ['table-full', []],
  ['table-playing', []],
  [
    'lobby-four',
    [
      { method: 'post', action: `${SEAT}/bots`, fields: ['strength'] },
      { method: 'post', action: `${SEAT}/start`, fields: ['order'] },
    ],
  ],
  ['lobby-guest', []],
  ['seat-mine', [{ method: 'post', action: SEAT, fields: ['move', 'action'] }, AWAY, PAUSE]],
  ['seat-deal', [{ method: 'post', action: `${SEAT}/go-on`, fields: ['deal'] }, AWAY, PAUSE]],
  ['seat-over', [{ method: 'post', action: `${SEAT}/rematch`, fields: ['sealed', 'cut'] }]],
  ['seat-rematch', [{ method: 'post', action: `${SEAT}/rematch`, fields: [] }]],
  ['key', [{ method: 'post', action: `${SEAT}/${KEY}`, fields: [] }]],
  ['link-replaced', []],
  ['new-link', [{ method: 'post', action: `${SEAT}/new-link`, fields: [] }]],
  ['concede', [{ method: 'post', action: SEAT, fields: ['move', 'action'] }]],
  [
    'me',
    [
      ...[1, 2, 3].map(() => ({ method: 'post', action: '/me/way', fields: ['id', 'do'] })),
      { method: 'post', action: '/me/push', fields: ['endpoint', 'p256dh', 'auth', 'here'] },
      { method: 'post', action: '/me/mail', fields: ['here', 'address'] },
      { method: 'post', action: '/me/hook', fields: ['here', 'address'] },
      { method: 'post', action: '/me/feed', fields: [] },
      { method: 'post', action: '/me', fields: ['name', 'lang', 'zone', 'from', 'to', 'lessons', 'four'] },
      { method: 'post', action: '/me/link', fields: [] },
    ],
  ],
  ['error-not-found', [{ method: 'get', action: '/open', fields: ['link'] }]],
  ['error-server', []],
])('%s has its forms with their fields', (name, forms) => {
  expect(formsOf(sv(name)).slice(0, -1)).toEqual(forms)
})

test('only those who do not sit at a table are told that they may watch', () => {
  const { playingText } = siteWords('sv').table
  expect(sv('table-playing')).toContain(playingText)
  expect(sv('table-playing-mine')).not.toContain(playingText)
})

test('the last deal lies open when the match is over', () => {
  expect(sv('seat-over')).toMatch(/<details id="last" open/)
})

test('whoever waits for others can look again without scripting', () => {
  const again = (name: string): readonly string[] =>
    [...sv(name).matchAll(/<a class="btn" href="([^"]*)"[^>]*>Titta efter igen/g)].map(([, href = '']) => href)
  for (const name of ['lobby-two', 'lobby-four', 'seat-idle']) expect(again(name), name).toEqual([SEAT])
  expect(again('lobby-guest')).toEqual([`${TABLE}/1`])
  for (const name of ['table-full', 'table-playing', 'table-playing-mine']) expect(again(name), name).toEqual([TABLE])
  for (const name of ['lobby-filled', 'seat-mine', 'table-over']) expect(again(name), name).toEqual([])
})

test('a rubber is told by the games won, a single game by its score', () => {
  const scores = (name: string) => [...sv(name).matchAll(/<div class="side">.*?<b>([^<]*)<\/b>/g)].map(([, b]) => b)
  expect(scores('table-over-rubber')).toEqual(['2', '1'])
  expect(scores('table-over-one')).toEqual(['3', '2'])
})

test('RO-Q14 who is out has no score on the page of the table', () => {
  expect(sv('table-over-out')).toMatch(/<b>ute<\/b>/)
})

describe('setting a table', () => {
  test('a preset decides what nobody sets apart from it', () => {
    expect(radiosOf(sv('new'), 'preset')).toEqual(['standard*', 'club'])
    expect(radiosOf(sv('new'), 'o.target')).toEqual(['*', '5', '7', '11'])
  })
  test('what no preset decides is chosen as it usually is', () => {
    expect(radiosOf(sv('new'), 'o.nil')).toEqual(['true*', 'false'])
    expect(optionsOf(sv('new'), 'o.deals')).toEqual(['0*', '1', '2', '3', '4', '5', '6'])
  })
  test('without presets the usual values are chosen', () => {
    expect(radiosOf(sv('new-plain'), 'o.nil')).toEqual(['true*', 'false'])
    expect(optionsOf(sv('new-plain'), 'o.deals')[0]).toBe('0*')
  })
  test('offers every number of seats that some house rule allows', () => {
    expect(optionsOf(sv('new'), 'seats')).toEqual(['*', '2', '3'])
    expect(optionsOf(sv('new-plain'), 'seats')).toEqual(['3', '4*', '5'])
  })
  test('shows again what was chosen, and the conflict beside the rules concerned', () => {
    const html = sv('new-wrong')
    expect(radiosOf(html, 'preset')).toEqual(['standard', 'club*'])
    expect(optionsOf(html, 'o.deals')).toContain('4*')
    expect(html).toMatch(/<details open>/)
    for (const wrong of ['o.nil', 'o.deals', 'o.programme', 'name', 'cut'])
      expect(html).toContain(`id="${wrong}-wrong"`)
  })
})

describe('the seat', () => {
  test('has the thread, the mark in its title and no reminder when it is its turn', () => {
    expect(sv('seat-mine')).toContain('class="tray"')
    expect(sv('seat-mine')).toContain('<title>● Din tur')
    expect(sv('seat-mine')).not.toContain('id="remind"')
  })
  test('has no thread, a way to look again and a reminder when it is not', () => {
    const html = sv('seat-idle')
    expect(html).toContain('class="tray idle"')
    expect(html).toContain('<title>Farfars tur')
    expect(tagsOf(html).filter(({ name, attributes }) => name === 'a' && attributes.href === SEAT)).toHaveLength(1)
    expect(html).toContain(encodeURIComponent(`Din tur, Farfar. Ekarté: https://kortlank.example${TABLE}`))
  })
  test('asks above the table while others are to act, and in the tray on the own turn', () => {
    const places = (html: string) =>
      ['/answer"', 'class="table"', 'id="tray"'].toSorted((one, other) => html.indexOf(one) - html.indexOf(other))
    expect(places(sv('seat-idle-asked'))).toEqual(['/answer"', 'class="table"', 'id="tray"'])
    expect(sv('seat-idle-asked')).toContain('href="#asked"')
    expect(places(sv('seat-asked'))).toEqual(['class="table"', 'id="tray"', '/answer"'])
    expect(sv('seat-asked')).toContain('href="#tray"')
  })
  test('says a refusal in its live region', () => {
    expect(sv('seat-refused')).toMatch(/role="status"[^>]*><b class="notice">Bordet har ändrats/)
  })
  test('shows the finished deal before the next one', () => {
    expect(sv('seat-deal')).toContain('Giv 3: Farfar får 1')
    expect(sv('seat-deal')).not.toContain('data-card="HK"')
  })
  test('leaves out lines of the story that the line before tells', () => {
    expect(sv('seat-mine').match(/<time/g)).toHaveLength(2)
  })
  test('follows the table only where there is one', () => {
    for (const { name, html } of plain) {
      const live = /^(table|lobby|seat)-/.test(name)
      expect(html.includes('/table.js')).toBe(live)
      expect(html.includes('id="live"')).toBe(live)
    }
  })
})

test('the maker waits for all to sit, then starts; the others are told who does', () => {
  expect(sv('lobby-four')).toMatch(/<button type="submit" disabled>Korten ges när fyra sitter/)
  expect(sv('lobby-filled')).toMatch(/<button type="submit" class="go">Ge korten/)
  expect(sv('lobby-guest')).toContain('Karin ger när alla sitter.')
  expect(sv('lobby-guest')).not.toContain('/start')
})

test('the link for the others is the public table', () => {
  const html = sv('lobby-two')
  expect(html).toContain(`value="https://kortlank.example${TABLE}"`)
  expect(html).toContain(encodeURIComponent(`Karin bjuder in dig till Ekarté: https://kortlank.example${TABLE}`))
})

test('a public table of which this browser holds a seat leads there', () => {
  expect(sv('table-open-mine')).toMatch(new RegExp(`<a class="btn go" href="${SEAT}">`))
})

test('what a house rule changes is told on the table’s rules', () => {
  expect(sv('rules-table')).toMatch(/<dt>Spela till<\/dt><dd>7<\/dd>/)
  expect(sv('rules-table')).toMatch(/<dt>Noll<\/dt><dd>nej<\/dd>/)
  expect(sv('rules-table')).not.toContain('<dt>Program</dt>')
})

test('the envelope stays closed until the match is over', () => {
  expect(sv('fair-closed')).toContain('3f9a'.repeat(16))
  expect(sv('fair-closed')).not.toContain('9c9c')
  expect(sv('fair-open')).toContain('9c'.repeat(32))
  expect(sv('fair-wrong')).toContain(siteWords('sv').fair.wrong)
})
