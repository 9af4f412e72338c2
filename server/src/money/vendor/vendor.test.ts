import { expect, test } from 'vitest'
import {
  checkAnswer,
  moveRefusal,
  nextTryMs,
  resultOf,
  type Move,
  type MoveRequest,
  type VendorWallet,
} from './vendor.ts'

const vendor = { code: 'ALAMEDA', name: 'Alameda' } as VendorWallet
const fine: MoveRequest = {
  vendor,
  direction: 'in',
  amount: 100_000n,
  currency: 'USD',
  betting: undefined,
  hasLimits: false,
}

// Only the first refusal that applies is returned, so each row also breaks the rules below it.
test.each<[string, Partial<MoveRequest>, string | undefined]>([
  [
    'with an unknown vendor',
    { vendor: undefined, amount: 0n, betting: 'limit.excluded', hasLimits: true },
    'vendor.unknown',
  ],
  ['all in', { amount: null, betting: 'limit.excluded', hasLimits: true }, 'wallet.amount_invalid'],
  ['nothing', { amount: 0n, betting: 'limit.excluded', hasLimits: true }, 'wallet.amount_invalid'],
  ['less than nothing', { amount: -1n, betting: 'limit.excluded' }, 'wallet.amount_invalid'],
  ['a part of a cent', { amount: 100_001n, betting: 'limit.excluded' }, 'wallet.amount_invalid'],
  ['more than the ledger can move', { amount: 10n ** 17n + 100_000n }, 'wallet.amount_invalid'],
  ['a part of a peso', { amount: 50_000n, currency: 'CLP' }, 'wallet.amount_invalid'],
  ['while excluded', { betting: 'limit.excluded', hasLimits: true }, 'limit.excluded'],
  ['while blocked', { betting: 'limit.betting_blocked', hasLimits: true }, 'limit.betting_blocked'],
  ['with limits set', { hasLimits: true }, 'vendor.limits_set'],
  ['without any obstacle', {}, undefined],
  [
    'returned while excluded and with limits',
    { direction: 'out', betting: 'limit.excluded', hasLimits: true },
    undefined,
  ],
  ['everything returned', { direction: 'out', amount: null }, undefined],
])('a move: %s', (_, change, refusal) => {
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
])('the answer of a vendor that %s is checked', (_, asked, answer, outcome) => {
  expect(checkAnswer(asked, answer).outcome).toBe(outcome)
})

test('the result is what was returned and remains, less what was booked', () => {
  expect(resultOf(70n, 50n, 100n)).toBe(20n)
  expect(resultOf(30n, 0n, 100n)).toBe(-70n)
})

test('retries are frequent at first, then rarer, and at most five minutes apart', () => {
  expect(nextTryMs(0, 1_000)).toBe(21_000)
  expect(nextTryMs(0, 60_000)).toBe(120_000)
  expect(nextTryMs(0, 86_400_000)).toBe(86_400_000 + 300_000)
})
