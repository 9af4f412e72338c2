import { expect, test } from 'vitest'
import { statementRows } from './statementFile.ts'

const words = {
  holder: 'Account holder',
  account: 'Account number',
  period: 'Period',
  currency: 'Currency',
  date: 'Date',
  movement: 'Transaction',
  amount: 'Amount',
  opening: 'Opening balance',
  closing: 'Closing balance',
}

test('a statement file has its holder, every movement and two decimals', () => {
  const lines = [
    { day: '2026-05-06', atMs: 0, title: 'Withdrawal paid', note: 'Uno •••• 33', amount: -1_234_567_890n, id: 'abc' },
    { day: '2026-05-06', atMs: null, title: '3 rounds of Dice', note: null, amount: 50_000n, id: '2026-05-06 DICE' },
  ]
  const cash = { wallet: 'cash', name: 'Balance', opening: 2_000_000_000n, closing: 765_482_110n, lines }
  const file = { holder: 'Ana', account: '7', currency: 'USD', from: 'a', to: 'b', sections: [cash] } as const
  const rows = statementRows(file, words)
  expect(rows).toContainEqual(['Account holder', 'Ana'])
  expect(rows).toContainEqual(['', 'Opening balance', '20000.00'])
  expect(rows).toContainEqual(['1970-01-01 00:00:00', 'Withdrawal paid · Uno •••• 33', '-12345.67', 'abc'])
  expect(rows).toContainEqual(['2026-05-06', '3 rounds of Dice', '0.50', '2026-05-06 DICE'])
  expect(rows).toContainEqual(['', 'Closing balance', '7654.82'])
})
