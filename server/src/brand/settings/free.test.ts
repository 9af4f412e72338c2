import { expect, test } from 'vitest'
import { isFreePattern, matchesFree, PATTERN_CHARACTERS_MAX } from './free.lib.ts'

test.each(['[A-Z]{2}\\d{6}', '\\p{Thai}+', '^(a+)+$', '(?i)ronda', '(?P<year>\\d{4})'])(
  '%s is accepted as a pattern',
  (pattern) => {
    expect(isFreePattern(pattern)).toBe(true)
  },
)

test.each([
  '',
  '*',
  '(',
  '[z-a]',
  '(?=a)a',
  '(?!a)b',
  '(?<=a)b',
  '(?<!a)b',
  '(a)\\1',
  '(?P<n>a)(?P=n)',
  'a{1001}',
  'a'.repeat(PATTERN_CHARACTERS_MAX + 1),
])('%s is refused as a pattern', (pattern) => {
  expect(isFreePattern(pattern)).toBe(false)
})

test.each([
  ['*', 'anything at all', true],
  ['*', 'a'.repeat(255), true],
  ['*', 'a'.repeat(256), false],
  ['[A-Z]{2}\\d{6}', 'AB123456', true],
  ['[A-Z]{2}\\d{6}', 'AB1234567', false],
  ['[A-Z]{2}\\d{6}', 'xAB123456', false],
  ['a|ab', 'ab', true],
  // A backtracking engine would take practically for ever for this one.
  ['^(a+)+$', `${'a'.repeat(254)}!`, false],
])('%s and %j match: %s', (pattern, text, expected) => {
  expect(matchesFree(pattern, text)).toBe(expected)
})
