import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{core,fair,games,art,contract,i18n,server,web,tools,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/.types/**', '**/dist/**'],
    globalSetup: ['server/src/platform/testing/postgres.setup.ts'],
    // Two cores, one of them PostgreSQL's.
    maxWorkers: 2,
    // Nothing here replaces modules: a worker that keeps them spares each file a second or two.
    isolate: false,
    // A law over thousands of cases on a machine that others use as well takes its time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
