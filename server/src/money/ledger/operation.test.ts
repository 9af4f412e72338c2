import { expect, test } from 'vitest'
import { assertWellFormed, type Limit, type Operation } from './operation.ts'
import { name } from './testing/testBooks.ts'

const stake = { kind: 'stake', id: name(1), wallet: 1, houseAccount: -1, amount: 1n } as const
const restrict = { kind: 'restrict', id: name(1), wallet: 1 } as const
const limit: Limit = { on: 'loss', period: 'day', amount: 5n }

test.each<[string, Operation]>([
  ['an id that the server made', { ...stake, id: 'round 7' }],
  // Versions 4 and 7 are those that callers may choose.
  ['an id that the server made', { ...stake, id: name(1).replace('-8', '-4') }],
  ['an id that the server made', { ...stake, id: name(1).replace('-8', '-7') }],
  ['an id that the server made', { ...stake, id: name(1).replace('8', 'A') }],
  ['an id that the server made', { ...stake, id: `${name(1)},${name(2)}` }],
  ['positive number', { ...stake, wallet: -1 }],
  ['negative number', { ...stake, houseAccount: 7 }],
  ['stake of 0', { ...stake, amount: 0n }],
  ['stake of -1', { ...stake, amount: -1n }],
  ['stake of 1000', { ...stake, amount: 10n ** 18n }],
  ['payout of -1', { ...stake, kind: 'payout', amount: -1n }],
  ['from a wallet to itself', { kind: 'transfer', id: name(1), wallet: 1, to: 1, amount: 1n }],
  ['from a wallet to itself', { kind: 'hold', id: name(1), wallet: 1, held: 1, amount: 1n }],
  ['exclusion until NaN', { ...restrict, restriction: { mayBet: true, excludedUntilMs: Number.NaN, limits: [] } }],
  ['one limit of each kind', { ...restrict, restriction: { mayBet: true, limits: [limit, { ...limit, amount: 6n }] } }],
  ['limit of -1', { ...restrict, restriction: { mayBet: true, limits: [{ ...limit, amount: -1n }] } }],
])('[LG5] %s: %o', (complaint, operation) => {
  expect(() => assertWellFormed(operation)).toThrow(complaint)
})

test.each<Operation>([
  stake,
  { ...stake, kind: 'payout', amount: 0n },
  { ...stake, kind: 'adjustment', amount: -5n },
  { ...restrict, restriction: { mayBet: false, excludedUntilMs: 1, limits: [limit, { ...limit, on: 'wager' }] } },
])('[LG5] $kind is well formed', (operation) => {
  expect(() => assertWellFormed(operation)).not.toThrow()
})
