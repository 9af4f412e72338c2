import { expect, test } from 'vitest'
import type { Balance } from '@ronda/contract'
import { newerBalance } from './balance.ts'

const at = (seq: number, cash: bigint): Balance => ({ currency: 'USD', cash, held: 0n, seq })

test.each([
  ['nothing is known yet', undefined, at(1, 10n), at(1, 10n)],
  ['the received balance is newer', at(1, 10n), at(2, 20n), at(2, 20n)],
  ['the received balance is older', at(2, 20n), at(1, 10n), at(2, 20n)],
  ['both have the same seq', at(2, 20n), at(2, 21n), at(2, 21n)],
])('when %s, the newer balance is kept', (_, known, received, newer) => {
  expect(newerBalance(known, received)).toEqual(newer)
})
