import { expect, test } from 'vitest'
import type { Balance } from '@ronda/contract'
import { newerBalance } from './balance.ts'

const at = (seq: number, cash: bigint): Balance => ({ currency: 'USD', cash, held: 0n, seq })

test.each([
  ['nothing is known yet', undefined, at(1, 10n), at(1, 10n)],
  ['the report is newer', at(1, 10n), at(2, 20n), at(2, 20n)],
  ['the report was overtaken', at(2, 20n), at(1, 10n), at(2, 20n)],
  ['both are of the same moment', at(2, 20n), at(2, 21n), at(2, 21n)],
])('when %s, the right balance stands', (_, known, heard, stands) => {
  expect(newerBalance(known, heard)).toEqual(stands)
})
