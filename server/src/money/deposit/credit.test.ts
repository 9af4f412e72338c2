import { expect, test } from 'vitest'
import { decideArrival, heldOf, returnedOf, targetOf } from './credit.ts'

// oxfmt-ignore
test.each([
  // paid  toReturn given?  comes to  left        toReturn  given
  [   0n,     0n,  false,   5_000n,  undefined,       0n,  5_000n],
  [   0n,     0n,  false,   5_000n,   9_000n,         0n,  5_000n],
  [   0n,     0n,  false,   5_000n,   5_000n,         0n,  5_000n],
  [   0n,     0n,  false,   5_000n,   3_000n,     2_000n,  3_000n],
  [   0n,     0n,  false,   5_000n,       0n,     5_000n,      0n],
  // A part of a coin is not credited.
  [   0n,     0n,  false,   5_000n,   3_999n,     2_000n,  3_000n],
  // Of a further payment, only what is new.
  [5_000n,    0n,  true,    9_000n,  undefined,       0n,  4_000n],
  [5_000n,    0n,  true,    9_000n,   1_000n,     3_000n,  1_000n],
  [5_000n, 2_000n, true,    9_000n,       0n,     6_000n,      0n],
  [5_000n, 5_000n, true,    9_000n,   4_000n,     5_000n,  4_000n],
  // What was confirmed and never credited is weighed again, and what was to go back stays so.
  [5_000n, 2_000n, false,   5_000n,   9_000n,     2_000n,  3_000n],
  [5_000n, 2_000n, false,   5_000n,   1_000n,     4_000n,  1_000n],
] as const)('paid %i with %i to go back (given: %s), now %i, and limits leave %s: %i goes back, %i is given',
  (paid, toReturn, isGiven, now, left, returns, given) => {
    const arrival = decideArrival({ paid, toReturn, isGiven }, now, { room: { left }, currency: 'USD' })
    expect(arrival).toEqual({ paid: now, toReturn: returns, came: now - paid, given })
  })

test('a currency without coins is credited in whole units', () => {
  const known = { paid: 0n, toReturn: 0n, isGiven: false }
  expect(decideArrival(known, 500_000n, { room: { left: 350_000n }, currency: 'CLP' }).given).toBe(300_000n)
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
] as const)('of %i paid with %i to go back and %i here, %i is the member’s and %i must go',
  (paid, toReturn, kept, target, held) => {
    expect([targetOf({ paid, toReturn }, kept), heldOf({ paid, toReturn }, kept)]).toEqual([target, held])
  })

// oxfmt-ignore
test.each([
  // what                        kept  on its way  returned
  ['nothing has left',           100n,    0n,        0n],
  ['all is on its way',           40n,   60n,        0n],
  ['some is on its way',          60n,   10n,       30n],
  ['all has arrived',             40n,    0n,       60n],
  ['it came back',               100n,    0n,        0n],
  ['some was charged back first', 80n,    0n,       20n],
  ['all was charged back',         0n,    0n,       60n],
  ['more is told than there is',  40n,  100n,        0n],
] as const)('of 60 that go back of 100, %s: %i here, %i on its way, %i returned', (_what, kept, refunding, returned) => {
  expect(returnedOf({ paid: 100n, toReturn: 60n }, { kept, refunding })).toBe(returned)
})
