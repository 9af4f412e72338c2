import { expect, test } from 'vitest'
import { addCounts, countStep } from './count.ts'
import { failuresOf } from './failures.ts'
import { chooseSteps, steps } from './steps.ts'

const namesOf = (words: readonly string[]): unknown => {
  const chosen = chooseSteps(words)
  return typeof chosen === 'string' ? chosen : chosen.map((step) => step.name)
}
const everything = steps.map((step) => step.name)

test('a check runs everything but the browser; npm test runs all', () => {
  expect(namesOf([])).toEqual(everything.filter((name) => name !== 'components' && name !== 'journeys'))
  expect(namesOf(['--fix'])).toEqual(namesOf([]))
  expect(namesOf(['--all'])).toEqual(everything)
})

test('named steps run in their fixed order, and an unknown name is reported', () => {
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
])('%s with exit code %s is counted', (_, code, report, count) => {
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

test('failed tests are listed at the end, without terminal colours', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: '/somewhere/wallet.test.ts',
        message: '',
        assertionResults: [
          { fullName: 'a wallet opens', status: 'passed', failureMessages: [] },
          {
            fullName: 'a wallet has what was deposited',
            status: 'failed',
            failureMessages: [
              '\u001B[31mexpected 2\u001B[39m to be 3\n\n    at wallet.test.ts:9:3',
              'found an empty wallet',
            ],
          },
        ],
      },
      { name: '/somewhere/broken.test.ts', message: 'Cannot find ./gone.ts', assertionResults: [] },
      { name: '/somewhere/fine.test.ts', message: '', assertionResults: [] },
    ],
  }
  expect(failuresOf(report)).toEqual([
    '  wallet.test.ts: a wallet has what was deposited',
    '    expected 2 to be 3',
    '    found an empty wallet',
    '  broken.test.ts',
    '    Cannot find ./gone.ts',
  ])
})
