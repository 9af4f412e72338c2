import { ATOMS_PER_UNIT } from '@ronda/core'
import { expect, test } from 'vitest'
import { EMPTY_FORM, readForm, type BonusForm } from './bonusForm.ts'

const unit = ATOMS_PER_UNIT
const typing = { currency: 'USD', locale: 'en-US' } as const
const form: BonusForm = {
  ...EMPTY_FORM,
  member: 'demo',
  nameEs: ' Bono ',
  nameEn: 'Bonus',
  amount: '50',
  stakeMax: '5',
  reason: 'A late payout',
}
const problemsOf = (over: Partial<BonusForm>) => [...readForm({ ...form, ...over }, typing).problems]

test('what was typed becomes a draft', () => {
  expect(readForm(form, typing)).toEqual({
    draft: {
      names: { es: 'Bono', en: 'Bonus' },
      amount: 50n * unit,
      multiple: 5,
      stakeMax: 5n * unit,
      days: 7,
      gameTypes: ['RNG'],
      games: [],
    },
    problems: new Set(),
  })
})

test.each<[string, Partial<BonusForm>, string]>([
  ['nobody', { member: ' ' }, 'member'],
  ['a name in one language', { nameEn: '' }, 'names'],
  ['nothing', { amount: '0' }, 'amount'],
  ['more than a bonus can be', { amount: '10000.01' }, 'amount'],
  ['eleven times', { multiple: '11' }, 'multiple'],
  ['half a time', { multiple: '0.5' }, 'multiple'],
  ['a stake above the bonus', { stakeMax: '50.01' }, 'stakeMax'],
  ['91 days', { days: '91' }, 'days'],
  ['what is no code of a game', { games: 'A slot!' }, 'games'],
  ['no reason', { reason: ' a ' }, 'reason'],
])('%s is a problem', (_name, over, problem) => {
  expect(problemsOf(over)).toEqual([problem])
})

test('games are named by their codes', () => {
  expect(readForm({ ...form, games: ' feria_de_luz, RONDA_DICE,' }, typing).draft?.games).toEqual([
    'FERIA_DE_LUZ',
    'RONDA_DICE',
  ])
})

test('the terms can be shown before the member and the reason are known', () => {
  expect(readForm({ ...form, member: '', reason: '' }, typing).draft).toBeDefined()
  expect(readForm(EMPTY_FORM, typing).draft).toBeUndefined()
})
