import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'

it('the worker as deployed is under 60 kB, gzipped', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kortlank-bundle-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const wrangler = 'node_modules/wrangler/bin/wrangler.js'
  await promisify(execFile)(process.execPath, [wrangler, 'deploy', '--dry-run', '--outdir', folder])
  const size = gzipSync(readFileSync(join(folder, 'index.js')), { level: 9 }).length
  expect(size).toBeGreaterThan(1_000)
  expect(size).toBeLessThan(60_000)
})
