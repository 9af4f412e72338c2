import { defineConfig } from 'vitest/config'

/** Journeys run one after another: they share two cores with a browser, the server and PostgreSQL. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    globalSetup: ['house.setup.ts'],
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
})
