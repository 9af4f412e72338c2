import { expect, test } from 'vitest'
import { believe, moveRefusal, nextTryMs, resultOf, type Move, type Purpose, type VendorWallet } from './vendor.ts'

const vendor = { code: 'ALAMEDA', name: 'Alameda' } as VendorWallet
const fine: Purpose = {
  vendor,
  direction: 'in',
  amount: 100_000n,
  currency: 'USD',
  betting: undefined,
  hasLimits: false,
}

// The first refusal that applies is the one that is heard, so each row also breaks the rules below it.
test.each<[string, Partial<Purpose>, string | undefined]>([
  ['nobody', { vendor: undefined, amount: 0n, betting: 'limit.excluded', hasLimits: true }, 'vendor.unknown'],
  ['all in', { amount: null, betting: 'limit.excluded', hasLimits: true }, 'wallet.amount_invalid'],
  ['nothing', { amount: 0n, betting: 'limit.excluded', hasLimits: true }, 'wallet.amount_invalid'],
  ['less than nothing', { amount: -1n, betting: 'limit.excluded' }, 'wallet.amount_invalid'],
  ['a part of a cent', { amount: 100_001n, betting: 'limit.excluded' }, 'wallet.amount_invalid'],
  ['a part of a peso', { amount: 50_000n, currency: 'CLP' }, 'wallet.amount_invalid'],
  ['while excluded', { betting: 'limit.excluded', hasLimits: true }, 'limit.excluded'],
  ['while blocked', { betting: 'limit.betting_blocked', hasLimits: true }, 'limit.betting_blocked'],
  ['with limits set', { hasLimits: true }, 'vendor.limits_set'],
  ['rightly', {}, undefined],
  ['home while excluded and with limits', { direction: 'out', betting: 'limit.excluded', hasLimits: true }, undefined],
  ['all of it home', { direction: 'out', amount: null }, undefined],
])('money moved %s', (_, change, refusal) => {
  expect(moveRefusal({ ...fine, ...change })).toBe(refusal)
})

const move = (direction: Move['direction'], amount: bigint | null): Move => ({ direction, amount }) as unknown as Move
const done = (moved: bigint, remaining: bigint) => ({ outcome: 'done', moved, remaining }) as const

test.each([
  ['takes what it was given', move('in', 5n), done(5n, 20n), 'done'],
  ['takes less', move('in', 5n), done(4n, 20n), 'unknown'],
  ['gives what was asked for', move('out', 5n), done(5n, 0n), 'done'],
  ['gives more', move('out', 5n), done(6n, 0n), 'unknown'],
  ['gives all', move('out', null), done(7n, 0n), 'done'],
  ['gives all and has more', move('out', null), done(7n, 1n), 'unknown'],
  ['owes', move('out', 5n), done(5n, -1n), 'unknown'],
  ['gives more than there is money', move('out', null), done(10n ** 17n, 0n), 'unknown'],
  ['refuses', move('out', 5n), { outcome: 'refused' } as const, 'refused'],
])('a vendor that %s is believed or not', (_, asked, answer, outcome) => {
  expect(believe(asked, answer).outcome).toBe(outcome)
})

test('what was played is what came and stayed, less what was booked', () => {
  expect(resultOf(70n, 50n, 100n)).toBe(20n)
  expect(resultOf(30n, 0n, 100n)).toBe(-70n)
})

test('a vendor is asked again soon, then more rarely, and at least every five minutes', () => {
  expect(nextTryMs(0, 1_000)).toBe(21_000)
  expect(nextTryMs(0, 60_000)).toBe(120_000)
  expect(nextTryMs(0, 86_400_000)).toBe(86_400_000 + 300_000)
})
