import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** A browser, the server and PostgreSQL keep two cores busy. Each worker has a house of its own. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    globalSetup: ['house.setup.ts'],
    setupFiles: ['sight.setup.ts'],
    maxWorkers: Math.max(1, Math.floor(availableParallelism() / 2)),
    testTimeout: 1_200_000,
    hookTimeout: 1_200_000,
    // A page on a busy machine may take its time.
    expect: { poll: { timeout: 240_000 } },
  },
})
