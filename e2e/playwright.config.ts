import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findChromium } from './chromium.ts'

/** The folder for data and reports; `DATA_DIR` overrides it, as in every command of the project. */
const DATA = resolve(import.meta.dirname, '..', process.env['DATA_DIR'] || '.data')

/** One worker for two cores: a browser, the server and PostgreSQL use both. Each worker has its own server. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.e2e.ts',
  outputDir: join(DATA, 'journeys'),
  globalSetup: './global.setup.ts',
  workers: Math.max(1, Math.floor(availableParallelism() / 2)),
  timeout: 120_000,
  expect: { timeout: 20_000 },
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['../tools/check/journeyReporter.ts', { path: join(DATA, 'check', 'journeys.json') }]],
  use: { launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_ARGUMENTS] } },
})
