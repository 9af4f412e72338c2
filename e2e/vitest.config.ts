import { defineConfig } from 'vitest/config'

/** Two side by side: people wait more than they work, and so do journeys. Each worker has a house of its own. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    globalSetup: ['house.setup.ts'],
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // A page on a busy machine may take its time.
    expect: { poll: { timeout: 15_000 } },
  },
})
