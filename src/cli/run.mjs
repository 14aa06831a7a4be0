/** `node src/cli/run.mjs PROGRAM ARGUMENTS`: runs a program of the project after installing what is missing. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { prepare, quiet, root } from './prepare.mjs'

const [program = '', ...args] = process.argv.slice(2)
const { status } = spawnSync(prepare(), [join(root, program), ...args], {
  stdio: 'inherit',
  env: { ...quiet, ...process.env },
})
process.exitCode = status ?? 1
