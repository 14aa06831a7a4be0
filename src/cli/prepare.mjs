/**
 * What every command does first: see that the packages of the lock file are there and that Node is new enough.
 * Plain JavaScript without imports from packages: it must run on Node 20 in a fresh clone.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Keeps wrangler to itself: no metrics, look-ups or news of updates, and no files outside the project. */
export const quiet = {
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_WRITE_LOGS: 'false',
  WRANGLER_REGISTRY_PATH: join(root, '.wrangler/registry'),
}

/** The first Node that runs TypeScript as it stands; wrangler wants 22.12. On Linux x64 a newer one comes with the packages. */
const NEEDED = { major: 22, minor: 18 }
const bundledNode = join(root, 'node_modules/.bin/node')
const nodeIsBundled = process.platform === 'linux' && process.arch === 'x64'

/**
 * Ends the command with one plain sentence.
 * @param {string} sentence
 * @returns {never}
 */
export const giveUp = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

const needNewNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > NEEDED.major || (major === NEEDED.major && minor >= NEEDED.minor)) return
  const needed = `${NEEDED.major}.${NEEDED.minor}`
  giveUp(`Kortlänk needs Node ${needed} or newer on this system; this is Node ${process.versions.node}.`)
}

/**
 * The packages that a lock file lists, by path.
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
const packagesIn = (file) =>
  existsSync(join(root, file)) ? JSON.parse(readFileSync(join(root, file), 'utf8')).packages : {}

/** Whether node_modules holds what the lock file asks for; npm leaves out optional packages of other systems. */
const isInstalled = () => {
  const installed = packagesIn('node_modules/.package-lock.json')
  return Object.entries(packagesIn('package-lock.json')).every(([path, { version, optional }]) =>
    path === '' ? true : path in installed ? installed[path]?.version === version : optional === true,
  )
}

const install = () => {
  console.error('Installing what Kortlänk needs: once, about half a minute …')
  const { status } = spawnSync(
    'npm',
    ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    // Standard output belongs to the command itself: a replay is read by other programs.
    { cwd: root, stdio: ['ignore', process.stderr, process.stderr], shell: process.platform === 'win32' },
  )
  if (status !== 0) giveUp('The packages could not be installed; the lines above say why.')
}

/**
 * Installs what is missing or outdated.
 * @returns {string} the Node to run the project with
 */
export const prepare = () => {
  if (!nodeIsBundled) needNewNode()
  if (!isInstalled()) install()
  if (existsSync(bundledNode)) return bundledNode
  needNewNode()
  return process.execPath
}
