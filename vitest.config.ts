import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { CHROMIUM_ARGUMENTS, chromiumPath } from './e2e/chromium.ts'

const TESTS = '{core,fair,games,art,contract,i18n,server,tools,bench}/**/*.test.ts'
const WEB = 'web/**/*.test.ts'
const DATABASE = '**/*.db.test.ts'
const COMPONENT = 'web/**/*.component.test.tsx'
/** These start other programs, look at every title or at whole pages of covers, or search the whole tree: seconds each. */
const PROGRAMS = [
  'art/src/version.test.ts',
  'games/src/titles/figures.test.ts',
  'server/src/catalog/games/titles.test.ts',
  'server/test/catalog/picturesSimilar.test.ts',
  'tools/{cheats,guards,machine}/**/*.test.ts',
  'server/src/catalog/pictures/{ahead,pictures.routes}.test.ts',
  'server/src/money/deposit/credit.model.test.ts',
]
const NOT_OURS = ['**/node_modules/**', '**/.types/**', '**/dist/**']

/** Packages that components use. */
const COMPONENT_PACKAGES = [
  '@tanstack/react-query',
  '@tanstack/react-router',
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom/client',
  'react-hook-form',
  'jose/jwe/compact/encrypt',
  'jose/key/import',
  'libphonenumber-js/min',
  'lucide-react',
  'react-aria-components',
  'use-intl',
  'vitest-browser-react/pure',
  'zod/mini',
]

/** Two cores, one of them PostgreSQL's. */
const WORKERS_MAX = 2

const executablePath = chromiumPath()

/** Node loads our files as the server does, which takes a fifth less processor time than Vite's module runner. */
const AS_NODE = { experimental: { viteModuleRunner: false, nodeLoader: false } }

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
      {
        extends: true,
        test: { ...AS_NODE, name: 'unit', include: [TESTS], exclude: [...NOT_OURS, DATABASE, ...PROGRAMS] },
      },
      // Node does not load JSX.
      { extends: true, test: { name: 'web', include: [WEB], exclude: NOT_OURS } },
      { extends: true, test: { ...AS_NODE, name: 'programs', include: PROGRAMS, exclude: NOT_OURS } },
      {
        extends: true,
        test: {
          ...AS_NODE,
          name: 'db',
          include: [DATABASE],
          exclude: NOT_OURS,
          globalSetup: ['server/src/platform/testing/postgres.setup.ts'],
        },
      },
      {
        extends: true,
        // Found before the first test: a package found during one would reload the page and fail it.
        optimizeDeps: { include: COMPONENT_PACKAGES },
        test: {
          name: 'component',
          testTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          include: [COMPONENT],
          exclude: NOT_OURS,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              actionTimeout: 30_000,
              launchOptions: { args: [...CHROMIUM_ARGUMENTS], ...(executablePath !== undefined && { executablePath }) },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
