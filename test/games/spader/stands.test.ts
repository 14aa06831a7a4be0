import { describe, expect, test } from 'vitest'
import { type SpaderAction, type SpaderOptions, spader } from '../../../src/games/spader/index.ts'
import { table } from './support.ts'

describe('SP-2, SP-D11 what stands once it is said, also where the table takes things back', () => {
  const stands = (options: Partial<SpaderOptions>, text: string) =>
    spader.stands?.(table({ options }).state, spader.read(text) as SpaderAction)

  test.each([
    [{}, 'bid 4', undefined],
    [{}, 'bid blind-nil', 'bound'],
    [{ bidCorrection: false }, 'bid 4', 'bound'],
    [{ bidCorrection: false }, 'bid nil', 'bound'],
    [{ bidCorrection: false }, 'play HQ', undefined],
    [{ bidCorrection: false }, 'look', undefined],
  ] as const)('%j: %s', (options, text, expected) => {
    expect(stands(options, text)).toBe(expected)
  })
})
