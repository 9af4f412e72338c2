import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { STAKE_KEYS, stakeAfter } from './stakes.ts'

const STAKES = [2n, 4n, 6n, 10n, 20n, 40n, 100n]

describe('one press on a key of the stake', () => {
  test.each([
    ['half', 20n, 1_000n, 10n],
    ['half', 10n, 1_000n, 4n],
    ['half', 2n, 1_000n, undefined],
    ['double', 10n, 1_000n, 20n],
    ['double', 6n, 1_000n, 10n],
    ['double', 40n, 1_000n, undefined],
    ['double', 100n, 1_000n, undefined],
    ['max', 10n, 1_000n, 100n],
    ['max', 10n, 39n, 20n],
    ['max', 10n, 1n, undefined],
    ['max', 100n, 1_000n, undefined],
  ] as const)('%s of %d with %d in the wallet is %d', (key, stake, cash, after) => {
    expect(stakeAfter(key, { stake, stakes: STAKES, cash })).toBe(after)
  })

  test('always gives an offered stake, and never more than the key says', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...STAKE_KEYS),
        fc.constantFrom(...STAKES),
        fc.bigInt({ min: 0n, max: 200n }),
        (key, stake, cash) => {
          const after = stakeAfter(key, { stake, stakes: STAKES, cash })
          if (after === undefined) return
          expect(STAKES).toContain(after)
          if (key === 'double') expect(after).toBeLessThanOrEqual(2n * stake)
          if (key === 'max') expect(after).toBeLessThanOrEqual(cash)
          if (key === 'half') expect(after).toBeLessThan(stake)
        },
      ),
    )
  })
})
