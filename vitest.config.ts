import { defineConfig } from 'vitest/config'

const TESTS = '{core,fair,games,art,contract,i18n,server,web,tools,bench}/**/*.test.{ts,tsx}'
const DATABASE = '**/*.db.test.ts'
/** These start other programs, draw whole pages of covers or search the whole tree: seconds each. */
const PROGRAMS = [
  'tools/{cheats,guards,machine}/**/*.test.ts',
  'server/src/catalog/pictures/{ahead,pictures.routes}.test.ts',
  'server/src/money/deposit/credit.model.test.ts',
]
const NOT_OURS = ['**/node_modules/**', '**/.types/**', '**/dist/**']

/** Two cores, one of them PostgreSQL's. */
const WORKERS_MAX = 2

export default defineConfig({
  test: {
    maxWorkers: WORKERS_MAX,
    // Nothing here replaces modules: a worker that keeps them spares each file a second or two.
    isolate: false,
    // A property over thousands of cases takes its time on a machine that others use as well.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      { extends: true, test: { name: 'unit', include: [TESTS], exclude: [...NOT_OURS, DATABASE, ...PROGRAMS] } },
      { extends: true, test: { name: 'programs', include: PROGRAMS, exclude: NOT_OURS } },
      {
        extends: true,
        test: {
          name: 'db',
          include: [DATABASE],
          exclude: NOT_OURS,
          globalSetup: ['server/src/platform/testing/postgres.setup.ts'],
        },
      },
    ],
  },
})
