import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { quiet } from './src/cli/prepare.mjs'
import { postOffice, receiver } from './test/support/receiver.ts'

const SECRET = 'the secret of the tests'

// A clone has no .dev.vars yet: wrangler then takes the secret from here, and otherwise from the bindings below.
Object.assign(process.env, quiet, { WRANGLER_LOG: 'warn', SECRET })

// A busy machine is slow, not wrong.
const patient = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } }

export default defineConfig({
  test: {
    // Two cores carry two files at a time: a worker's or browser's file brings a runtime and a browser of its own.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'rules',
          include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
          exclude: ['test/worker/**', 'test/browser/**', 'test/house/**'],
          // Pure code: files may share a process.
          isolate: false,
          sequence: { groupOrder: 0 },
          ...patient,
        },
      },
      {
        plugins: [
          cloudflareTest({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: { SECRET, MAIL_FROM: 'kortlank@kort.test' },
              serviceBindings: { EMAIL: { name: 'post-office', entrypoint: 'PostOffice' } },
              outboundService: receiver,
              workers: [{ name: 'post-office', modules: true, script: postOffice, outboundService: receiver }],
            },
          }),
        ],
        test: {
          name: 'worker',
          include: ['test/worker/**/*.test.ts'],
          setupFiles: ['./test/worker/deals.ts'],
          // How many random schedules of notices are tried; `SCHEDULES=1000` looks longer.
          provide: { schedules: Number(process.env.SCHEDULES ?? 40) },
          sequence: { groupOrder: 1 },
          ...patient,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts', 'test/house/**/*.test.ts'],
          globalSetup: './test/browser/support-chromium.ts',
          sequence: { groupOrder: 2 },
          ...patient,
        },
      },
    ],
  },
})
