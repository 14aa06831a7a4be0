import { describe, expect, test } from 'vitest'
import { checkFair, fairRandom, fairShuffle, type Hmac } from '../../src/core/fair.ts'
import { apply, legalActions } from '../../src/core/game.ts'
import { type FairProof, type RecordEntry, writeRecord } from '../../src/core/record.ts'
import { hmac, sha256hex } from '../../src/server/hmac.ts'
import { logged } from '../../src/table/log.ts'
import { toy } from '../support/toy.ts'

const SECRET = Uint8Array.from({ length: 32 }, (_, index) => index)
const SECRET_HEX = Buffer.from(SECRET).toString('hex')
const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

/** An HMAC that gives these words, eight a block, and notes the labels it was asked for. */
const words = (...given: readonly number[]): { hmac: Hmac; labels: string[] } => {
  const labels: string[] = []
  const stream: Hmac = (label) => {
    const bytes = new Uint8Array(40).subarray(4, 36)
    const view = new DataView(bytes.buffer, bytes.byteOffset)
    for (const [place, word] of given.slice(labels.length * 8, labels.length * 8 + 8).entries())
      view.setUint32(place * 4, word)
    labels.push(label)
    return bytes
  }
  return { hmac: stream, labels }
}

describe('the hash functions', () => {
  test('RFC 4231, test case 2', () => {
    expect(Buffer.from(hmac(Buffer.from('Jefe'))('what do ya want for nothing?')).toString('hex')).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    )
  })
  test('FIPS 180-2, "abc"', () => {
    expect(sha256hex(Buffer.from('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })
})

describe('a fair shuffle', () => {
  test('swaps each place, from the last to the second, with the place that the next word gives', () => {
    expect(fairShuffle(words(0, 0, 0).hmac, [], 1, ['a', 'b', 'c', 'd'])).toEqual(['b', 'c', 'd', 'a'])
    expect(fairShuffle(words(3, 2, 1).hmac, [], 1, ['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c', 'd'])
    expect(fairShuffle(words(5, 5, 5).hmac, [], 1, ['a', 'b', 'c', 'd'])).toEqual(['a', 'd', 'c', 'b'])
  })

  test('passes over a word that would favour some places', () => {
    const last = 2 ** 32 - 1
    expect(fairShuffle(words(last, 0, 1).hmac, [], 1, ['a', 'b', 'c'])).toEqual(['c', 'b', 'a'])
    expect(fairShuffle(words(last - 1, 0).hmac, [], 1, ['a', 'b', 'c'])).toEqual(['b', 'a', 'c'])
  })

  test('takes its words from block after block; the label tells the pack, the block and the cuts', () => {
    const { hmac: stream, labels } = words()
    fairShuffle(stream, ['', 'Öl "1"'], 7, DIGITS)
    expect(labels).toEqual(['["kortlank",7,0,"","Öl \\"1\\""]', '["kortlank",7,1,"","Öl \\"1\\""]'])
  })

  test('is the same for everybody who knows secret, cuts and number, and another for any other', () => {
    // The two orders were worked out by another program, from the description alone.
    const order = (secret: Uint8Array, cuts: readonly string[], n: number) =>
      fairShuffle(hmac(secret), cuts, n, DIGITS).join('')
    expect(order(SECRET, ['', 'kupa'], 1)).toBe('9258437601')
    expect(order(SECRET, ['Öl "1"', ''], 2)).toBe('2980573416')
    const others = [
      order(SECRET, ['', 'kupa'], 2),
      order(SECRET, ['kupa', ''], 1),
      order(SECRET.with(0, 9), ['', 'kupa'], 1),
    ]
    expect(new Set([order(SECRET, ['', 'kupa'], 1), ...others]).size).toBe(4)
  })

  test('puts every card everywhere about equally often', () => {
    const counts = DIGITS.map(() => DIGITS.map(() => 0))
    const deals = 10_000
    for (let n = 1; n <= deals; n++) {
      for (const [place, card] of fairShuffle(hmac(SECRET), [], n, DIGITS).entries()) {
        const row = counts[Number(card)] ?? []
        row[place] = (row[place] ?? 0) + 1
      }
    }
    const expected = deals / DIGITS.length
    const chiSquared = counts.flat().reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    // 81 degrees of freedom: mean 81, standard deviation 12.7. Nothing here is random, so the test is not either.
    expect(chiSquared).toBeGreaterThan(40)
    expect(chiSquared).toBeLessThan(125)
  })

  test('fair chance numbers its packs', () => {
    const chance = fairRandom(hmac(SECRET), ['x'], 3)
    expect([chance.shuffle(DIGITS), chance.shuffle(DIGITS.slice(4))]).toEqual([
      fairShuffle(hmac(SECRET), ['x'], 3, DIGITS),
      fairShuffle(hmac(SECRET), ['x'], 4, DIGITS.slice(4)),
    ])
  })
})

describe('checking a record', () => {
  const proof: FairProof = {
    commitment: sha256hex(SECRET),
    secret: SECRET_HEX,
    cuts: ['', 'kupa', ''],
    lot: fairShuffle(hmac(SECRET), ['', 'kupa', ''], 0, [0, 1, 2]),
  }

  /** A whole match of three deals with fair chance, as a table would export it. */
  const entries = (): readonly RecordEntry[] => {
    let packs = 0
    const chance = () => logged(fairRandom(hmac(SECRET), proof.cuts, packs + 1))
    const noted: RecordEntry[] = []
    let { random, shuffles } = chance()
    let { state } = toy.setup({ deals: 3, gift: false, motto: '' }, 3, random)
    noted.push({ shuffles })
    for (let [seat] = toy.waitingFor(state); seat !== undefined; [seat] = toy.waitingFor(state)) {
      packs += shuffles.length
      ;({ random, shuffles } = chance())
      const [action = { verb: 'wave' }] = legalActions(toy, state, seat)
      const step = apply(toy, state, seat, toy.write(action), random)
      if (!step.ok) throw new Error(step.error.code)
      state = step.value.state
      noted.push({ act: { seat, action: toy.write(action) }, shuffles })
    }
    return noted
  }
  const record = (fair: FairProof | undefined, lines = entries(), deals = 3) =>
    writeRecord(
      { game: 'toy', options: { deals }, seats: ['A', 'B', 'C'], ...(fair === undefined ? {} : { fair }) },
      lines,
    )
  const codes = (text: string) =>
    checkFair(text, { hmac, sha256hex }, () => toy).map((check) => `${check.code}${check.ok ? '' : ' wrong'}`)
  const ALL = ['proof', 'commitment', 'lot', 'pack', 'pack', 'pack', 'replay']

  test('computes the commitment, the lot and every pack again and plays the record', () => {
    expect(codes(record(proof))).toEqual(ALL)
  })

  test('a table that took its seats in order has no lot', () => {
    const { lot: _, ...rest } = proof
    expect(codes(record(rest))).toEqual(ALL.filter((code) => code !== 'lot'))
  })

  test.each([
    ['no proof at all', 'proof', undefined],
    ['a cut missing', 'proof', { ...proof, cuts: ['', 'kupa'] }],
    ['a cut too many', 'proof', { ...proof, cuts: [...proof.cuts, 'server'] }],
    ['a secret that is not hex', 'proof', { ...proof, secret: 'xyz' }],
    ['a lot that is no list of chairs', 'proof', { ...proof, lot: [{ toString: 1 }] as unknown as number[] }],
    ['another secret', 'commitment', { ...proof, secret: SECRET_HEX.replace('00', '01') }],
    ['another commitment', 'commitment', { ...proof, commitment: sha256hex(Buffer.from('x')) }],
    ['another lot', 'lot', { ...proof, lot: proof.lot?.toReversed() ?? [] }],
    ['a lot of two', 'lot', { ...proof, lot: [0, 1] }],
    ['another cut', 'lot', { ...proof, cuts: ['', 'KUPA', ''] }],
  ])('stops at the first thing that does not match: %s', (_, code, fair) => {
    expect(codes(record(fair)).at(-1)).toBe(`${code} wrong`)
  })

  test('stops at a pack in another order, and at one that the record leaves out', () => {
    const swapped = entries().map(({ shuffles, ...rest }, index) => ({
      ...rest,
      shuffles: index === 3 ? shuffles.map(([first = '', second = '', ...pack]) => [second, first, ...pack]) : shuffles,
    }))
    expect(codes(record(proof, swapped))).toEqual(['proof', 'commitment', 'lot', 'pack', 'pack wrong'])
    const without = entries().map((entry, index) => (index === 3 ? { ...entry, shuffles: [] } : entry))
    expect(codes(record(proof, without)).slice(-2)).toEqual(['pack', 'pack wrong'])
  })

  test('stops at an action that cannot be played', () => {
    const early = entries().toSpliced(1, 1)
    expect(codes(record(proof, early))).toEqual(['proof', 'commitment', 'lot', 'pack', 'replay wrong'])
  })
})
