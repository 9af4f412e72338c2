import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bindClientSeed, isBoundSeed, isOwnText, ownTextOf, OWN_TEXT_MAX } from './clientSeed.ts'
import { commitmentOf } from './commitment.ts'

const commitment = commitmentOf('ab'.repeat(32))
const digits = commitment.slice(0, 32)

test('[FA10] a client seed is the player’s text, a hyphen and the digits', () => {
  expect(bindClientSeed('luna', commitment)).toBe(`luna-${digits}`)
  expect(ownTextOf(`luna-${digits}`, commitment)).toBe('luna')
})

test('[FA10] every player text can be bound and read back, fits into 64 characters, and matches no other commitment', () => {
  const text = fc.stringMatching(/^[!-9;-~]{1,31}$/)
  fc.assert(
    fc.property(text, fc.nat(), (own, other) => {
      const bound = bindClientSeed(own, commitment)
      expect(ownTextOf(bound, commitment)).toBe(own)
      expect(bound.length).toBeLessThanOrEqual(64)
      expect(isBoundSeed(bound, commitmentOf(`${other}`))).toBe(false)
    }),
  )
})

// oxfmt-ignore
test.each([
  ['a text alone',                     'luna'],
  ['nothing',                          ''],
  ['the digits alone',                 digits],
  ['nothing before the hyphen',        `-${digits}`],
  ['the digits without a hyphen',      `luna${digits}`],
  ['the digits in front',              `${digits}-luna`],
  ['one digit less',                   `luna-${digits.slice(0, 31)}`],
  ['one digit more',                   `luna-${commitment.slice(0, 33)}`],
  ['the last digits instead',          `luna-${commitment.slice(32)}`],
  ['upper case',                       `luna-${digits.toUpperCase()}`],
  ['a colon',                          `lu:na-${digits}`],
  ['a space',                          `lu na-${digits}`],
  ['a letter that is not ASCII',       `peña-${digits}`],
  ['too long a text',                  `${'x'.repeat(32)}-${digits}`],
])('[FA10] %s is not a bound client seed', (_, clientSeed) => {
  expect(isBoundSeed(clientSeed, commitment)).toBe(false)
})

test('[FA10] a commitment that is too short cannot be bound to', () => {
  expect(isBoundSeed('luna-', '')).toBe(false)
  expect(isBoundSeed('luna-ab', 'ab')).toBe(false)
})

test.each([
  ['', false],
  ['x', true],
  ['x'.repeat(OWN_TEXT_MAX), true],
  ['x'.repeat(OWN_TEXT_MAX + 1), false],
  ['a:b', false],
  ['a b', false],
  ['~!', true],
])('[FA10] whether %j can be a player’s text', (text, isFine) => {
  expect(isOwnText(text)).toBe(isFine)
})
