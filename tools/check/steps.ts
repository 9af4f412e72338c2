import { join } from 'node:path'
import { DATA } from '../machine/places.mjs'

/** One check of the project: a program that must exit with 0. */
export type Step = {
  readonly name: string
  readonly what: string
  /** A script of a package, and its arguments. */
  readonly run: readonly [script: string, ...args: string[]]
  /** Where the step writes its own count; a step without one counts as a single check. */
  readonly report?: string
}

const VITEST = 'vitest/vitest.mjs'
const reportTo = (name: string): string => join(DATA, 'check', `${name}.json`)
const vitestArgs = (report: string, projects: readonly string[]): string[] => [
  'run',
  ...projects.map((name) => `--project=${name}`),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
]

/** In the order in which a failure is most useful: the fastest and easiest to fix first. */
export const steps: readonly Step[] = [
  { name: 'format', what: 'every file is formatted', run: ['oxfmt/bin/oxfmt', '--check', '.'] },
  { name: 'types', what: 'every project compiles', run: ['@typescript/native/bin/tsc', '-b'] },
  { name: 'lint', what: 'every file follows the lint rules', run: ['oxlint/bin/oxlint', '--deny-warnings', '.'] },
  { name: 'boundaries', what: 'every import points down', run: ['dependency-cruiser/bin/dependency-cruiser.mjs', '.'] },
  { name: 'deadcode', what: 'everything is used', run: ['knip/bin/knip.js'] },
  {
    name: 'tests',
    what: 'unit, database and API tests',
    run: [VITEST, ...vitestArgs(reportTo('tests'), ['unit', 'web', 'programs', 'db'])],
    report: reportTo('tests'),
  },
  {
    name: 'components',
    what: 'forms, slips and bet panels in a real browser',
    run: [VITEST, ...vitestArgs(reportTo('components'), ['component'])],
    report: reportTo('components'),
  },
  {
    name: 'journeys',
    what: 'journeys in a real browser',
    run: ['@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'],
    report: reportTo('journeys'),
  },
]

/** These need Chromium, so they run only on request. */
const ON_REQUEST: readonly string[] = ['components', 'journeys']

/** The steps named on the command line, or the first unknown name. */
export function chooseSteps(words: readonly string[]): readonly Step[] | string {
  const names = words.filter((word) => !word.startsWith('--'))
  const unknown = names.find((name) => !steps.some((step) => step.name === name))
  if (unknown !== undefined) return unknown
  if (names.length > 0) return steps.filter((step) => names.includes(step.name))
  return words.includes('--all') ? steps : steps.filter((step) => !ON_REQUEST.includes(step.name))
}

/** The command of a step, for the tests of the guards themselves. */
export function scriptOf(name: string): Step['run'] {
  const step = steps.find((each) => each.name === name)
  if (step === undefined) throw new Error(`unknown step: ${name}`)
  return step.run
}
