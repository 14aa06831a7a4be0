/**
 * `npm test`: types, style and all tests. Arguments go on to vitest. The last line counts the tests:
 * `N passed, N failed`, with `, N skipped` where some were.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepare, quiet, root } from './prepare.mjs'

const node = prepare()

/**
 * Runs a tool of the packages to its end.
 * @param {string} program below node_modules
 * @param {string[]} args
 * @returns {Promise<boolean>} whether it was content
 */
const run = (program, ...args) =>
  new Promise((resolve) => {
    const tool = spawn(node, [join(root, 'node_modules', program), ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...quiet },
    })
    tool.once('exit', (code) => resolve(code === 0))
  })

/**
 * What vitest's report counts. A file that could not be run, like a run without a report, is one failure.
 * @param {string} report
 */
const count = (report) => {
  if (!existsSync(report)) return '0 passed, 1 failed'
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  )
  const broken = testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ file) =>
      file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  )
  const skipped = numPendingTests + numTodoTests
  return `${numPassedTests} passed, ${numFailedTests + broken.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

const folder = mkdtempSync(join(tmpdir(), 'kortlank-test-'))
const report = join(folder, 'report.json')
const checks = await Promise.all([run('typescript/bin/tsc', '--noEmit'), run('@biomejs/biome/bin/biome', 'check', '.')])
const tests = await run(
  'vitest/vitest.mjs',
  ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ...process.argv.slice(2),
)
const [types, style] = checks
if (!types) console.log('The type check failed; see above.')
if (!style) console.log('The style check failed; see above. `npm run format` mends most of it.')
console.log(count(report))
rmSync(folder, { recursive: true })
process.exitCode = types && style && tests ? 0 : 1
