import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { fairShuffle } from '../../src/core/fair.ts'
import { writeRecord } from '../../src/core/record.ts'
import { hmac, sha256hex } from '../../src/server/hmac.ts'
import { TOY_PACK } from '../support/toy.ts'

const folder = mkdtempSync(join(tmpdir(), 'kortlank-'))
afterAll(() => rmSync(folder, { recursive: true }))

const root = resolve(import.meta.dirname, '../..')
const { INIT_CWD: _, ...env } = process.env

/** Runs a program of the project as a child process. */
const run = (program: string, args: readonly string[], input = '', more: NodeJS.ProcessEnv = {}) => {
  const child = spawnSync(process.execPath, [join(root, program), ...args], {
    cwd: folder,
    env: { ...env, ...more },
    input,
    encoding: 'utf8',
  })
  return { status: child.status, out: child.stdout, err: child.stderr }
}
const toyReplay = (args: readonly string[], input = '') => run('test/support/toy-cli.ts', ['replay', ...args], input)
const toyVerify = (args: readonly string[], input = '') => run('test/support/toy-cli.ts', ['verify', ...args], input)

const HEADER = '{"kortlank":1,"game":"toy","options":{"deals":1},"seats":["Åsa","Bo"]}'
const lines = (...given: readonly string[]) => given.map((line) => `${line}\n`).join('')
const WHOLE = lines(HEADER, '{"seat":0,"action":"play SA"}', '', '{"seat":1,"action":"play SJ"}')
const RESULT =
  '{"over": true, "winners": [0], "sides": [[0], [1]], "scores": [1, 0], "sheet": [{"deal": 1, "sides": [{"points": 1, ' +
  '"total": 1, "lines": [{"code": "trick", "points": 1}]}, {"points": 0, "total": 0, "lines": []}]}], "waiting": [], "legal": {}}'

describe('replay', () => {
  test('RO-D27 prints one JSON object, spaced as in the example', () => {
    expect(toyReplay(['-'], WHOLE)).toEqual({ status: 0, out: lines(RESULT), err: '' })
  })

  test('--each prints a line after the header and after every action, and the full object last', () => {
    const first =
      '{"line": 1, "over": false, "waiting": [0], "legal": {"0": ["play SA", "play SK", "play SQ", "wave"], "1": ["wave"]}}'
    const second = '{"line": 2, "over": false, "waiting": [1], "legal": {"0": ["wave"], "1": ["play SJ", "wave"]}}'
    const third = '{"line": 4, "over": true, "waiting": [], "legal": {}}'
    const all = { status: 0, out: lines(first, second, third, RESULT), err: '' }
    expect(toyReplay(['-', '--each'], WHOLE)).toEqual(all)
    expect(toyReplay(['--each', '-'], WHOLE)).toEqual(all)
  })

  test('EK-D3 on an error the final object is not printed; with --each the lines before it are', () => {
    const text = lines(HEADER, '{"seat":1,"action":"wave"}', '{"seat":1,"action":"play SJ"}')
    const err = 'line 3: seat 1: play SJ: not-your-turn\n'
    expect(toyReplay(['-'], text)).toEqual({ status: 1, out: '', err })
    const each = toyReplay(['-', '--each'], text)
    expect(each).toMatchObject({ status: 1, err })
    expect(
      each.out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).line),
    ).toEqual([1, 2])
  })

  test.each([
    ['line 1: header: bad-header', ''],
    ['line 1: header: bad-seats', HEADER.replace('"Bo"', '"Bo","C","D","E"')],
    ['line 3: shuffle: bad-pack', lines(HEADER, '', '{"shuffle":["SA"]}')],
    ['line 2: bad-line', lines(HEADER, '{"seat":0')],
    ['line 2: not-json', lines(HEADER.replace('toy', 'rodskagg'), '{"seat":0')],
    ['line 2: bad-line', lines(HEADER.replace('toy', 'rodskagg'), '{"seat":0}')],
  ])('RO-D27 one line on standard error and exit status 1: %s', (err, text) => {
    expect(toyReplay(['-'], text)).toEqual({ status: 1, out: '', err: `${err}\n` })
  })

  test('reads a file, with a byte order mark and carriage returns too', () => {
    writeFileSync(join(folder, 'whole.jsonl'), `\ufeff${WHOLE.replaceAll('\n', '\r\n')}`)
    expect(toyReplay(['whole.jsonl'])).toMatchObject({ status: 0, err: '' })
    expect(toyReplay([join(folder, 'whole.jsonl')])).toMatchObject({ status: 0, err: '' })
    const elsewhere = run('test/support/toy-cli.ts', ['replay', 'whole.jsonl'], '', { INIT_CWD: tmpdir() })
    expect(elsewhere).toMatchObject({ status: 1, err: 'cannot read whole.jsonl: ENOENT\n' })
  })

  test.each([
    [['nowhere.jsonl'], 'cannot read nowhere.jsonl: ENOENT'],
    [['.'], 'cannot read .: EISDIR'],
    [[], 'usage: replay FILE [--each] (FILE may be -)'],
    [['--each'], 'usage: replay FILE [--each] (FILE may be -)'],
    [['-', '--all'], 'usage: replay FILE [--each] (FILE may be -)'],
    [['--all'], 'usage: replay FILE [--each] (FILE may be -)'],
    [['a', 'b'], 'usage: replay FILE [--each] (FILE may be -)'],
  ])('one plain line for arguments that cannot be used: %j', (args, err) => {
    expect(toyReplay(args)).toEqual({ status: 1, out: '', err: `${err}\n` })
  })

  test('ends quietly when nobody reads on', () => {
    const text = HEADER + '\n{"seat":1,"action":"wave"}'.repeat(5000)
    const command = `"$0" ${join(root, 'test/support/toy-cli.ts')} replay - --each | head -n 1`
    const child = spawnSync('sh', ['-c', command, process.execPath], { input: text, encoding: 'utf8' })
    expect({ lines: child.stdout.trim().split('\n').length, err: child.stderr }).toEqual({ lines: 1, err: '' })
  })

  test.runIf(existsSync('/dev/full'))('a full disk is a fault', () => {
    const command = `"$0" ${join(root, 'test/support/toy-cli.ts')} replay - > /dev/full`
    const child = spawnSync('sh', ['-c', command, process.execPath], { input: WHOLE, encoding: 'utf8' })
    expect(child).toMatchObject({ status: 1, stderr: 'cannot write: ENOSPC\n' })
  })

  test('RO-D27 whatever an action holds, its fault is one line', () => {
    const err = 'line 2: seat 0: a b c: unknown-action\n'
    expect(toyReplay(['-'], `${HEADER}\n{"seat":0,"action":"a\\nb\\u2028c"}`)).toEqual({ status: 1, out: '', err })
  })

  test('the program itself knows the games of the house', () => {
    const text = HEADER.replace('toy', 'bridge')
    expect(run('src/cli/replay.ts', ['-'], text)).toEqual({ status: 1, out: '', err: 'line 1: header: bad-header\n' })
  })
})

describe('verify', () => {
  const secret = Uint8Array.from({ length: 32 }, () => 7)
  const fair = {
    commitment: sha256hex(secret),
    secret: '07'.repeat(32),
    cuts: ['', 'kupa'],
    lot: fairShuffle(hmac(secret), ['', 'kupa'], 0, [0, 1]),
  }
  const header = { game: 'toy', options: { deals: 1 }, seats: ['A', 'B'] }
  const entries = (n: number) => [{ shuffles: [fairShuffle(hmac(secret), fair.cuts, n, TOY_PACK)] }]

  test('says what it has computed again', () => {
    const { status, out, err } = toyVerify(['-'], writeRecord({ ...header, fair }, entries(1)))
    expect({ status, err }).toEqual({ status: 0, err: '' })
    expect(out.trim().split('\n')).toEqual([
      'fair: the header tells the commitment, the secret and the cuts',
      `commitment: ${fair.commitment} is the SHA-256 of the secret (compare it with the one shown before the match)`,
      `lot: chairs ${fair.lot.join(', ')} at seats 0 to 1, as computed`,
      'pack 1: 12 cards, as computed',
      'replay: every action can be played',
    ])
  })

  test.each([
    ['commitment: is not the SHA-256 of the secret', { ...fair, secret: '08'.repeat(32) }, 1],
    ['lot: the chairs are not as computed', { ...fair, lot: fair.lot.toReversed() }, 1],
    ['pack 1: the cards are not as computed', fair, 2],
  ])('names the first thing that does not match, with exit status 1: %s', (err, given, n) => {
    const { status, err: said } = toyVerify(['-'], writeRecord({ ...header, fair: given }, entries(n)))
    expect({ status, said }).toEqual({ status: 1, said: `${err}\n` })
  })

  test('an action that cannot be played', () => {
    const act = { seat: 1, action: 'play SA' }
    const text = writeRecord({ ...header, fair }, [...entries(1), { act, shuffles: [] }])
    expect(toyVerify(['-'], text)).toMatchObject({ status: 1, err: 'replay: line 3: seat 1: play SA: not-your-turn\n' })
  })

  test('a record without "fair" says so', () => {
    expect(toyVerify(['-'], WHOLE)).toEqual({
      status: 1,
      out: '',
      err: 'fair: the header has no "fair" with a commitment, a secret and a cut for each seat; nothing can be verified\n',
    })
  })

  test('arguments and files are treated as in replay', () => {
    expect(toyVerify([])).toMatchObject({ status: 1, err: 'usage: verify FILE (FILE may be -)\n' })
    expect(toyVerify(['nowhere.jsonl'])).toMatchObject({ status: 1, err: 'cannot read nowhere.jsonl: ENOENT\n' })
    expect(run('src/cli/verify.ts', [])).toMatchObject({ status: 1, err: 'usage: verify FILE (FILE may be -)\n' })
  })
})
