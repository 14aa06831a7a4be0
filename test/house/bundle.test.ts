import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { games } from '../../src/games/index.ts'

/**
 * What a game may weigh, gzipped: its rules, its pages, its bots, and everything it says in three languages. The house
 * around the games has as much as three of them.
 */
const A_GAME = 40_000

it('the worker as deployed keeps to its weight, gzipped', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kortlank-bundle-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const wrangler = 'node_modules/wrangler/bin/wrangler.js'
  await promisify(execFile)(process.execPath, [wrangler, 'deploy', '--dry-run', '--outdir', folder])
  const size = gzipSync(readFileSync(join(folder, 'index.js')), { level: 9 }).length
  expect(size).toBeGreaterThan(1_000)
  expect(size).toBeLessThan((Object.keys(games).length + 3) * A_GAME)
})
