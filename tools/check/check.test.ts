import { expect, test } from 'vitest'
import { addCounts, countStep } from './count.ts'
import { chooseSteps, steps } from './steps.ts'

const namesOf = (words: readonly string[]): unknown => {
  const chosen = chooseSteps(words)
  return typeof chosen === 'string' ? chosen : chosen.map((step) => step.name)
}
const everything = steps.map((step) => step.name)

test('a check runs everything but the browser; npm test runs all', () => {
  expect(namesOf([])).toEqual(everything.filter((name) => name !== 'journeys'))
  expect(namesOf(['--fix'])).toEqual(namesOf([]))
  expect(namesOf(['--all'])).toEqual(everything)
})

test('named steps run in their own order, and an unknown name is told', () => {
  expect(namesOf(['types', 'format'])).toEqual(['format', 'types'])
  expect(namesOf(['journeys'])).toEqual(['journeys'])
  expect(namesOf(['format', 'spelling'])).toBe('spelling')
})

test.each([
  ['a guard that passes', 0, undefined, { passed: 1, failed: 0 }],
  ['a guard that fails', 1, undefined, { passed: 0, failed: 1 }],
  ['a guard that was killed', null, undefined, { passed: 0, failed: 1 }],
  ['tests that pass', 0, { numPassedTests: 9, numFailedTests: 0 }, { passed: 9, failed: 0 }],
  ['tests that fail', 1, { numPassedTests: 7, numFailedTests: 2 }, { passed: 7, failed: 2 }],
  ['a file that does not load', 1, { numPassedTests: 9, numFailedTests: 0 }, { passed: 9, failed: 1 }],
  ['no tests at all', 0, { numPassedTests: 0, numFailedTests: 0 }, { passed: 0, failed: 1 }],
])('%s: exit code %s counts', (_, code, report, count) => {
  expect(countStep({ code, report })).toEqual(count)
})

test('counts add up', () => {
  expect(
    addCounts([
      { passed: 1, failed: 0 },
      { passed: 7, failed: 2 },
    ]),
  ).toEqual({ passed: 8, failed: 2 })
})
