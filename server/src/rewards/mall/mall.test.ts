import { PARTS_PER_POINT, REDEMPTION_STATES } from '@ronda/contract'
import { ATOMS_PER_UNIT } from '@ronda/core'
import { expect, test } from 'vitest'
import { costOf, goodRefusal, redeemRefusal, reviewRefusal, type Asked, type Wanted } from './mall.ts'

const ratio = { pointsPerUnit: 100, currency: 'USD' } as const
const unit = ATOMS_PER_UNIT

test.each([
  ['money that the points are worth', { kind: 'cash', price: 1_000, amount: 10n * unit }, undefined],
  ['a cent more than they are worth', { kind: 'cash', price: 1_000, amount: 10n * unit + 1_000n }, 'mall.too_generous'],
  ['money without an amount', { kind: 'cash', price: 1_000, amount: null }, 'mall.amount'],
  ['no money', { kind: 'cash', price: 1_000, amount: 0n }, 'mall.amount'],
  ['a fraction of a cent', { kind: 'cash', price: 1_000, amount: 1_001n }, 'mall.amount'],
  ['something to send', { kind: 'delivery', price: 1_000, amount: null }, undefined],
  ['something to send with an amount', { kind: 'delivery', price: 1_000, amount: unit }, 'mall.amount'],
] as const)('%s', (_name, good, refusal) => {
  expect(goodRefusal(good, ratio)).toBe(refusal)
})

const mug: Wanted = { kind: 'delivery', price: 100, stock: 5, perMember: 3, isOffered: true, redeemedBefore: 1 }
const two: Asked = { quantity: 2, price: 100, hasRecipient: true }
const enough = costOf(100, 20)

test.each([
  ['two of what is left', mug, two, enough, undefined],
  ['what is not offered', { ...mug, isOffered: false }, two, enough, 'mall.not_offered'],
  ['another price than was shown', mug, { ...two, price: 99 }, enough, 'mall.price_changed'],
  ['nowhere to send it', mug, { ...two, hasRecipient: false }, enough, 'mall.recipient_missing'],
  ['money needs no address', { ...mug, kind: 'cash' }, { ...two, hasRecipient: false }, enough, undefined],
  ['more than one member may have', mug, { ...two, quantity: 3 }, enough, 'mall.limit_reached'],
  ['more than are left', { ...mug, stock: 1 }, two, enough, 'mall.out_of_stock'],
  ['without a stock', { ...mug, stock: null, perMember: null }, { ...two, quantity: 20 }, enough, undefined],
  ['exactly the points', mug, two, costOf(100, 2), undefined],
  ['a ten-millionth too little', mug, two, costOf(100, 2) - 1n, 'point.not_enough'],
] as const)('%s', (_name, good, asked, balance, refusal) => {
  expect(redeemRefusal(good, asked, balance)).toBe(refusal)
})

test('a redemption costs its price as many times as there are pieces', () => {
  expect(costOf(150, 3)).toBe(450n * PARTS_PER_POINT)
})

test('what waits is decided once, and the same decision again changes nothing', () => {
  const refusals = REDEMPTION_STATES.map((state) => [
    reviewRefusal(state, 'approved'),
    reviewRefusal(state, 'rejected'),
  ])
  expect(refusals).toEqual([
    [undefined, undefined],
    [undefined, 'mall.decided'],
    ['mall.decided', undefined],
  ])
})
