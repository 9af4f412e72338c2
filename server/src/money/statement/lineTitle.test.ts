import type { LineSubject, StatementLine } from '@ronda/contract'
import { statement } from '@ronda/i18n/en/money/statement'
import { expect, test } from 'vitest'
import { lineNote, lineTitle } from './lineTitle.ts'

type Move = Extract<StatementLine, { type: 'move' }>

const { account: words } = statement
const subjectOf = (kind: LineSubject['kind'], name: string, outcome: LineSubject['outcome'] = null): LineSubject => ({
  kind,
  id: 'x',
  name,
  outcome,
})
const move = (part: Partial<Move>): Move => ({
  type: 'move',
  seq: 1,
  id: 'x',
  cause: 'withdrawal',
  detail: null,
  matter: null,
  amount: -1n,
  balance: 0n,
  atMs: 0,
  ...part,
})

const bank = (outcome: LineSubject['outcome']): LineSubject => subjectOf('withdrawal', 'Uno •••• 33', outcome)
const faro = (outcome: LineSubject['outcome']): LineSubject => subjectOf('vendor', 'Faro', outcome)

const TITLES: readonly (readonly [Partial<Move>, string])[] = [
  [{ detail: 'hold', matter: bank('pending') }, 'Withdrawal pending'],
  [{ detail: 'hold', matter: bank('done') }, 'Withdrawal paid'],
  [{ detail: 'hold', matter: bank('returned') }, 'Withdrawal requested, later returned'],
  [{ detail: 'release', matter: bank('returned') }, 'Withdrawal returned'],
  [{ detail: 'capture', matter: bank('done') }, 'Withdrawal paid'],
  [{ cause: 'transfer', detail: 'hold', matter: faro('pending') }, 'On the way to Faro'],
  [{ cause: 'transfer', detail: 'hold', matter: faro('done') }, 'Transferred to Faro'],
  [{ cause: 'transfer', detail: 'release', matter: faro('returned') }, 'Returned: not transferred to Faro'],
  [{ cause: 'transfer', detail: 'in', matter: faro('done') }, 'Back from Faro'],
  [{ cause: 'play', matter: faro(null) }, 'Lost at Faro'],
  [{ cause: 'play', matter: faro(null), amount: 1n }, 'Won at Faro'],
  [{ cause: 'deposit', matter: subjectOf('deposit', 'card') }, 'Card deposit'],
  [{ cause: 'reversal', matter: subjectOf('deposit', 'card') }, 'Chargeback of a deposit'],
  [{ cause: 'transfer', detail: 'in', matter: subjectOf('transfer', 'ana') }, 'From ana'],
  [{ cause: 'transfer', detail: 'out', matter: subjectOf('transfer', 'ana') }, 'To ana'],
  [{ cause: 'bonus', detail: 'grant' }, 'Welcome bonus'],
  [{ cause: 'bonus', detail: 'bonusPaid' }, 'Bonus completed'],
  [{ cause: 'adjustment' }, 'Adjustment'],
]

test.each(TITLES.map(([part, title]) => [title, part] as const))('a line has the title: %s', (title, part) => {
  expect(lineTitle(move(part), words)).toBe(title)
})

test('rounds of a day and game are one line, for one or many', () => {
  const played = { type: 'play', seq: 1, day: '2026-05-06', gameCode: 'DICE', gameName: 'Dice' } as const
  const sums = { staked: 1n, won: 0n, balance: 0n, fromMs: 0, toMs: 0 }
  expect(lineTitle({ ...played, ...sums, rounds: 1 }, words)).toBe('1 round of Dice')
  expect(lineTitle({ ...played, ...sums, rounds: 7 }, words)).toBe('7 rounds of Dice')
})

test('the note of a withdrawal is its payout account', () => {
  expect(lineNote(move({ matter: bank('done') }))).toBe('Uno •••• 33')
  expect(lineNote(move({ matter: faro('done') }))).toBeNull()
})
