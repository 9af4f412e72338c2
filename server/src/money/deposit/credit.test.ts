import { expect, test } from 'vitest'
import { decideArrival, heldOf, returnedOf, targetOf } from './credit.ts'

// oxfmt-ignore
test.each([
  // paid  toReturn isGiven   paid now  left        toReturn  given
  [   0n,     0n,  false,   5_000n,  undefined,       0n,  5_000n],
  [   0n,     0n,  false,   5_000n,   9_000n,         0n,  5_000n],
  [   0n,     0n,  false,   5_000n,   5_000n,         0n,  5_000n],
  [   0n,     0n,  false,   5_000n,   3_000n,     2_000n,  3_000n],
  [   0n,     0n,  false,   5_000n,       0n,     5_000n,      0n],
  // A fraction of the smallest unit is not credited.
  [   0n,     0n,  false,   5_000n,   3_999n,     2_000n,  3_000n],
  // Of a further payment, only the new part counts.
  [5_000n,    0n,  true,    9_000n,  undefined,       0n,  4_000n],
  [5_000n,    0n,  true,    9_000n,   1_000n,     3_000n,  1_000n],
  [5_000n, 2_000n, true,    9_000n,       0n,     6_000n,      0n],
  [5_000n, 5_000n, true,    9_000n,   4_000n,     5_000n,  4_000n],
  // What was confirmed but never credited is decided again; what had to be returned stays so.
  [5_000n, 2_000n, false,   5_000n,   9_000n,     2_000n,  3_000n],
  [5_000n, 2_000n, false,   5_000n,   1_000n,     4_000n,  1_000n],
] as const)('paid %i with %i to return (credited: %s), now %i, limits leave %s: %i is returned, %i is credited',
  (paid, toReturn, isGiven, now, left, returns, given) => {
    const arrival = decideArrival({ paid, toReturn, isGiven }, now, { allowance: { left }, currency: 'USD' })
    expect(arrival).toEqual({ paid: now, toReturn: returns, came: now - paid, given })
  })

test('a currency without minor units is credited in whole units', () => {
  const known = { paid: 0n, toReturn: 0n, isGiven: false }
  expect(decideArrival(known, 500_000n, { allowance: { left: 350_000n }, currency: 'CLP' }).given).toBe(300_000n)
})

// oxfmt-ignore
test.each([
  // paid  toReturn kept  target  held
  [100n,    0n,    100n,  100n,    0n],
  [100n,   40n,    100n,   60n,   40n],
  [100n,   40n,     80n,   60n,   20n],
  [100n,   40n,     60n,   60n,    0n],
  [100n,   40n,     50n,   50n,    0n],
  [100n,  100n,    100n,    0n,  100n],
  [100n,  100n,      0n,    0n,    0n],
] as const)('of %i paid with %i to return and %i kept, %i is the member’s and %i must be returned',
  (paid, toReturn, kept, target, held) => {
    expect([targetOf({ paid, toReturn }, kept), heldOf({ paid, toReturn }, kept)]).toEqual([target, held])
  })

// oxfmt-ignore
test.each([
  // case                        kept  refunding   returned
  ['nothing was refunded',       100n,    0n,        0n],
  ['all is being refunded',       40n,   60n,        0n],
  ['some is being refunded',      60n,   10n,       30n],
  ['all was refunded',            40n,    0n,       60n],
  ['the refund bounced',         100n,    0n,        0n],
  ['some was charged back first', 80n,    0n,       20n],
  ['all was charged back',         0n,    0n,       60n],
  ['more is reported than exists', 40n,  100n,        0n],
] as const)('60 of 100 to return, %s: %i kept, %i refunding, %i returned', (_what, kept, refunding, returned) => {
  expect(returnedOf({ paid: 100n, toReturn: 60n }, { kept, refunding })).toBe(returned)
})
