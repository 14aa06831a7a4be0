import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import chromium, { inflate } from '@sparticuz/chromium'

const home = resolve('node_modules/.cache/chromium-153')

/** How to start the browser of the tests: the one that comes as a package, or the one that `CHROMIUM` names. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM ?? join(home, 'chromium'),
  env: { ...process.env, LD_LIBRARY_PATH: join(home, 'al2023/lib') },
}

/** Unpacks the browser and its libraries once, before any test file runs: 2 seconds, 210 MB. */
export default async (): Promise<void> => {
  if (process.env.CHROMIUM !== undefined || existsSync(home)) return
  const { TMPDIR } = process.env
  const half = `${home}.${process.pid}`
  await mkdir(half, { recursive: true })
  try {
    // The package unpacks to the system's temporary folder, where several projects would share one file.
    process.env.TMPDIR = half
    await chromium.executablePath()
    await inflate(resolve('node_modules/@sparticuz/chromium/bin/al2023.tar.br'))
    await rename(half, home)
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
    await rm(half, { recursive: true, force: true })
  }
}
