import { main as replay } from '../../src/cli/replay.ts'
import { main as verify } from '../../src/cli/verify.ts'
import type { Game } from '../../src/core/game.ts'
import { toy } from './toy.ts'

/** `toy-cli.ts replay|verify ARGUMENTS`: the commands with the toy game for a house, once more under Rödskägg's name. */
const games: Readonly<Record<string, Game>> = { toy, rodskagg: { ...toy, id: 'rodskagg' } }
const [command, ...args] = process.argv.slice(2)
await (command === 'verify' ? verify : replay)(args, (id) => games[id])
