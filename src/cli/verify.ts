import { checkFair, type FairCheck } from '../core/fair.ts'
import { type FindGame, faultText } from '../core/replay.ts'
import { findGame } from '../games/index.ts'
import { hmac, sha256hex } from '../server/hmac.ts'
import { fail, print, readText } from './terminal.ts'

/** `verify FILE`: computes again everything that chance decided in a record. */
export const main = async (args: readonly string[], findGame: FindGame): Promise<void> => {
  const [file, ...more] = args
  if (file === undefined || more.length > 0 || /^-./.test(file)) return fail('usage: verify FILE (FILE may be -)')
  const text = await readText(file)
  if (!text.ok) return fail(text.error)
  for (const check of checkFair(text.value, { hmac, sha256hex }, findGame)) {
    if (check.ok) print(found(check))
    else fail(wrong(check))
  }
}

const found = (check: FairCheck): string => {
  switch (check.code) {
    case 'proof':
      return 'fair: the header tells the commitment, the secret and the cuts'
    case 'commitment':
      return `commitment: ${check.commitment} is the SHA-256 of the secret (compare it with the one shown before the match)`
    case 'lot':
      return `lot: chairs ${check.lot.join(', ')} at seats 0 to ${check.lot.length - 1}, as computed`
    case 'pack':
      return `pack ${check.pack}: ${check.cards} cards, as computed`
    case 'replay':
      return `replay: ${check.end.ok ? 'every action can be played' : faultText(check.end.error)}`
  }
}

const wrong = (check: FairCheck): string => {
  switch (check.code) {
    case 'proof':
      return 'fair: the header has no "fair" with a commitment, a secret and a cut for each seat; nothing can be verified'
    case 'commitment':
      return 'commitment: is not the SHA-256 of the secret'
    case 'lot':
      return 'lot: the chairs are not as computed'
    case 'pack':
      return `pack ${check.pack}: the cards are not as computed`
    case 'replay':
      return found(check)
  }
}

if (import.meta.main) await main(process.argv.slice(2), findGame)
