import type { BankFileLine } from '@ronda/contract'
import { expect, test } from 'vitest'
import { fileRows } from './bankFile.ts'

const payout: BankFileLine = {
  id: '8b1c6f0e-5a0e-4a3c-9d59-0d6f6a3f2b11',
  amount: 30_000_000n,
  currency: 'USD',
  holder: 'Ana López',
  institution: 'Banco Uno',
  account: '00420017',
  askedAt: Date.UTC(2026, 10, 19, 10),
}

test('a row has what the bank needs, with a plain amount and without the member’s own name on the site', () => {
  expect(fileRows([payout])).toEqual([
    ['operation', 'holder', 'bank', 'account', 'amount', 'currency', 'requested'],
    [payout.id, 'Ana López', 'Banco Uno', '00420017', '300.00', 'USD', '2026-11-19T10:00:00.000Z'],
  ])
})
