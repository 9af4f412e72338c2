import { defineConfig } from 'vitest/config'

/** Each worker has a house of its own: while one waits for its page, the other goes on. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    globalSetup: ['house.setup.ts'],
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A page on a busy machine may take its time.
    expect: { poll: { timeout: 60_000 } },
  },
})
