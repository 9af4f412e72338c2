import { ATOMS_PER_UNIT } from '@ronda/core'
import { expect, test } from 'vitest'
import { isTopUpAmount } from './topUp.ts'

const unit = ATOMS_PER_UNIT

test.each([
  ['nothing', 0n, false],
  ['less than a unit', unit - 1_000n, false],
  ['a unit', unit, true],
  ['a unit and a cent', unit + 1_000n, true],
  ['a fraction of a cent', unit + 1n, false],
  ['a million', 1_000_000n * unit, true],
  ['a cent more than a million', 1_000_000n * unit + 1_000n, false],
  ['a negative amount', -unit, false],
])('%s', (_name, amount, isAllowed) => {
  expect(isTopUpAmount('USD', amount)).toBe(isAllowed)
})
