import { join, resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findChromium } from './chromium.ts'

/** The folder for data and reports; `DATA_DIR` overrides it, as in every command of the project. */
const DATA = resolve(import.meta.dirname, '..', process.env['DATA_DIR'] || '.data')

/**
 * While one journey waits for its server, another uses the processor. Each worker has its own server and database; more
 * than two would only wait for each other on two cores.
 */
const WORKERS = 2

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.e2e.ts',
  outputDir: join(DATA, 'journeys'),
  globalSetup: './global.setup.ts',
  workers: WORKERS,
  // Long enough for a machine that runs other work as well: no journey measures time.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['../tools/check/journeyReporter.ts', { path: join(DATA, 'check', 'journeys.json') }]],
  use: { launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_ARGUMENTS] } },
})
