import { join } from 'node:path'
import { DATA } from '../machine/places.mjs'

/** One guard of the house: a program that must end well. */
export type Step = {
  readonly name: string
  readonly what: string
  /** A script of a package, and its arguments. */
  readonly run: readonly [script: string, ...args: string[]]
  /** Where the step leaves its own count; a step without one counts as a single check. */
  readonly report?: string
}

const VITEST = 'vitest/vitest.mjs'
const reportTo = (name: string): string => join(DATA, 'check', `${name}.json`)
const vitestArgs = (report: string): string[] => [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
]

/** In the order a person wants to hear of trouble: the quickest and the easiest to mend first. */
export const steps: readonly Step[] = [
  { name: 'format', what: 'every file is formatted', run: ['oxfmt/bin/oxfmt', '--check', '.'] },
  { name: 'types', what: 'every project compiles', run: ['@typescript/native/bin/tsc', '-b'] },
  { name: 'lint', what: 'every file keeps the lint table', run: ['oxlint/bin/oxlint', '--deny-warnings', '.'] },
  { name: 'boundaries', what: 'every import points down', run: ['dependency-cruiser/bin/dependency-cruiser.mjs', '.'] },
  { name: 'deadcode', what: 'everything is used', run: ['knip/bin/knip.js'] },
  {
    name: 'tests',
    what: 'unit, database and API tests',
    run: [VITEST, ...vitestArgs(reportTo('tests'))],
    report: reportTo('tests'),
  },
  {
    name: 'journeys',
    what: 'journeys in a real browser',
    run: ['@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'],
    report: reportTo('journeys'),
  },
]

/** The browser takes longest and needs Chromium, so it runs when it is asked for. */
const ASKED_FOR = 'journeys'

/** The steps that the words on the command line mean, or the word that means none. */
export function chooseSteps(words: readonly string[]): readonly Step[] | string {
  const names = words.filter((word) => !word.startsWith('--'))
  const unknown = names.find((name) => !steps.some((step) => step.name === name))
  if (unknown !== undefined) return unknown
  if (names.length > 0) return steps.filter((step) => names.includes(step.name))
  return words.includes('--all') ? steps : steps.filter((step) => step.name !== ASKED_FOR)
}

/** How a step is run, for the tests that hold the guards themselves to account. */
export function scriptOf(name: string): Step['run'] {
  const step = steps.find((each) => each.name === name)
  if (step === undefined) throw new Error(`there is no step called ${name}`)
  return step.run
}
