/**
 * `npm start`: serves Kortlänk from this computer until Ctrl+C. `--lan` lets phones on the same network in; all other
 * arguments go on to `wrangler dev`.
 */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { giveUp, prepare, quiet, root } from './prepare.mjs'

/** Makes the server's secret where there is none. Seat links are signed with it. */
const makeSecret = () => {
  const file = join(root, '.dev.vars')
  if (!existsSync(file)) writeFileSync(file, `SECRET=${randomBytes(32).toString('hex')}\n`, { mode: 0o600 })
}

/**
 * Why nothing can be served there.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>}
 */
const portFault = async (port, host) => {
  if (!(Number.isInteger(port) && port > 0 && port < 65536)) return '--port wants a number from 1 to 65535.'
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ { code, message }) =>
      resolve(
        code === 'EADDRINUSE'
          ? `Port ${port} is in use by another program; choose another: npm start -- --port ${port + 1}`
          : `Port ${port} cannot be used: ${message}`,
      ),
    )
    probe.listen(port, host, () => probe.close(() => resolve(undefined)))
  })
}

/** This computer's address in the local network; bridges and tunnels lead elsewhere. */
const lanAddress = () =>
  Object.entries(networkInterfaces())
    .filter(([name]) => !/^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|wg|tailscale)/.test(name))
    .flatMap(([, addresses]) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

/**
 * A QR code for the terminal, light modules bright whatever the colours of the terminal.
 * @param {string} address
 */
const qrCode = async (address) => {
  const { renderUnicodeCompact } = await import('uqr')
  const lines = renderUnicodeCompact(address, { border: 2 }).split('\n')
  return lines.map((line) => (process.stdout.isTTY ? `\x1b[97;40m${line}\x1b[0m` : line)).join('\n')
}

/** Says where the server is, once it answers. */
const announce = async () => {
  const at = (/** @type {string} */ host) => `${settings['local-protocol']}://${host}:${settings.port}`
  // It answers when the worker is built; that its certificate is its own is an answer too.
  await fetch(at('localhost')).catch(() => undefined)
  console.log(`Kortlänk is at ${at('localhost')}`)
  const address = lan ? lanAddress() : undefined
  if (address !== undefined) {
    console.log(`Phones on the same network: ${at(address)}\n\n${await qrCode(at(address))}\n`)
  } else if (lan) {
    console.log('This computer has no address in a local network: phones cannot reach it.')
  }
  console.log('Ctrl+C stops it; tables are kept.')
}

const { values } = parseArgs({
  strict: false,
  options: {
    lan: { type: 'boolean' },
    port: { type: 'string' },
    ip: { type: 'string' },
    'local-protocol': { type: 'string' },
  },
})
const lan = values.lan === true
const settings = {
  ip: String(values.ip ?? (lan ? '0.0.0.0' : '127.0.0.1')),
  port: String(values.port ?? 8787),
  'local-protocol': String(values['local-protocol'] ?? 'http'),
  // The addresses that people open are keys: requests are not logged, faults are.
  'log-level': 'warn',
  'show-interactive-dev-session': 'false',
}
const fault = await portFault(Number(settings.port), settings.ip)
if (fault !== undefined) giveUp(fault)
const node = prepare()
makeSecret()

// The server has a process group of its own, so that all of it can be ended: wrangler, its bundler and two runtimes.
// Should this process be killed, the channel between the two breaks and the server ends its group itself.
const endWithParent = 'data:text/javascript,process.on("disconnect",()=>process.kill(-process.pid,"SIGKILL"))'
const server = spawn(
  node,
  [
    ...['--no-warnings', '--import', endWithParent, join(root, 'node_modules/wrangler/wrangler-dist/cli.js'), 'dev'],
    ...Object.entries(settings).flatMap(([name, value]) => (name in values ? [] : [`--${name}=${value}`])),
    ...process.argv.slice(2).filter((argument) => argument !== '--lan'),
  ],
  { cwd: root, detached: true, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env: { ...process.env, ...quiet } },
)

/** @param {NodeJS.Signals} signal */
const endServer = (signal) => {
  try {
    process.kill(-Number(server.pid), signal)
  } catch {
    // Nothing of it is left.
  }
}

let stopping = false
const stop = () => {
  // Ctrl+C comes twice, from the terminal and from npm.
  if (stopping) return
  stopping = true
  endServer('SIGTERM')
  setTimeout(() => endServer('SIGKILL'), 5000).unref()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
// Who kills npm means this too, though npm cannot hand it on.
const { ppid } = process
if (process.env.npm_lifecycle_event === 'start') setInterval(() => process.ppid === ppid || stop(), 500).unref()

server.once('message', announce)
server.once('exit', () => {
  endServer('SIGKILL')
  process.exit(stopping ? 0 : 1)
})
