import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
          exclude: ['test/worker/**', 'test/browser/**', 'test/house/**'],
          environment: 'node',
        },
      },
      {
        plugins: [cloudflareTest({ wrangler: { configPath: './wrangler.toml' } })],
        test: { name: 'worker', include: ['test/worker/**/*.test.ts'], testTimeout: 30_000 },
      },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts', 'test/house/**/*.test.ts'],
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
