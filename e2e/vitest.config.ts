import { defineConfig } from 'vitest/config'

/** Two journeys at a time: a person waits more than a machine works. What changes the house for all has one of its own. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    globalSetup: ['house.setup.ts'],
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
})
