import { type FindGame, faultText, positionOf, replay, resultOf } from '../core/replay.ts'
import { findGame } from '../games/index.ts'
import { fail, print, readText, spacedJson } from './terminal.ts'

/** RO-D27 Rödskägg calls a line that is not JSON `not-json`; elsewhere it is a `bad-line` like any other. */
const NOT_JSON = ['rodskagg']

/** `replay FILE [--each]`: plays a record and prints where it ends, with `--each` also where it stands after each action. */
export const main = async (args: readonly string[], findGame: FindGame): Promise<void> => {
  const [file, ...more] = args.filter((arg) => arg !== '--each')
  if (file === undefined || more.length > 0 || /^-./.test(file))
    return fail('usage: replay FILE [--each] (FILE may be -)')
  const text = await readText(file)
  if (!text.ok) return fail(text.error)

  const moments = replay(text.value, findGame, NOT_JSON)
  let next = moments.next()
  for (; next.done !== true; next = moments.next()) {
    if (args.includes('--each')) print(spacedJson(positionOf(next.value)))
  }
  const end = next.value
  if (!end.ok) return fail(faultText(end.error))
  print(spacedJson(resultOf(end.value)))
}

if (import.meta.main) await main(process.argv.slice(2), findGame)
