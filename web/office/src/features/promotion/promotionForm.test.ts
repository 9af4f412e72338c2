import { PROMOTION_KINDS, type PromotionDraft, type PromotionRule } from '@ronda/contract'
import { expect, test } from 'vitest'
import { emptyForm, FIELDS_OF, formOf, prizesOf, readForm, type PromotionForm } from './promotionForm.ts'

const scale = { currency: 'USD', locale: 'en-US' } as const

const draft: PromotionDraft = {
  names: { es: 'A', en: 'B' },
  texts: { es: 'C', en: 'D' },
  rule: { kind: 'cashBack', period: 'daily', permille: 125 },
  gives: 'cash',
  prize: 550_000n,
  budget: 5_500_000n,
  rankMin: 2,
  newDays: 5,
  times: 3,
  perDevice: 2,
  isReviewed: true,
  claimDays: 4,
  zone: 'America/Lima',
  fromMs: 5,
  untilMs: 9,
  weekdays: [1, 7],
}

const rules: readonly PromotionRule[] = [
  draft.rule,
  { kind: 'lossBack', hours: 12, permille: 1_000 },
  { kind: 'birthday' },
  { kind: 'firstDeposit', depositMin: 1_000_000n, turnover: 0, days: 5 },
  { kind: 'depositMatch', depositMin: 1_050_000n, permille: 1, turnover: 10, days: 60 },
  { kind: 'mission', goal: 100_000n, days: 1 },
  { kind: 'code', code: 'FERIA26' },
  { kind: 'social', channel: 'zalo' },
]

test('every kind that is edited and not changed stays the same', () => {
  expect(rules.map(({ kind }) => kind)).toEqual(PROMOTION_KINDS)
  for (const rule of rules) {
    const each = { ...draft, rule, newDays: rule.kind === 'code' ? null : 5 }
    expect(readForm(formOf(each, scale), scale)).toEqual(each)
  }
})

test.each<[string, Partial<PromotionDraft>]>([
  [
    'bonus money',
    {
      rule: { kind: 'depositMatch', depositMin: 1_000_000n, permille: 500, turnover: 0, days: 5 },
      gives: 'bonus',
      wagering: { multiple: 4, base: 'bonusAndDeposit', stakeMax: 100_000n, games: ['FERIA_DE_LUZ'], days: 9 },
    },
  ],
  [
    'free spins',
    { rule: { kind: 'birthday' }, gives: 'spins', spins: { game: 'FERIA_DE_LUZ', count: 22, stake: 25_000n, days: 3 } },
  ],
])('%s that are edited and not changed stay the same', (_name, over) => {
  const each = { ...draft, ...over }
  expect(readForm(formOf(each, scale), scale)).toEqual(each)
})

test('free spins are paid for no share, and their prize is what they cost', () => {
  expect(prizesOf('depositMatch')).not.toContain('spins')
  const form: PromotionForm = { ...formOf(draft, scale), kind: 'birthday', gives: 'spins', spinGame: 'a_b', prize: '' }
  expect(readForm({ ...form, spinCount: '10', spinStake: '0.50', budget: '50' }, scale)).toMatchObject({
    prize: 500_000n,
    spins: { game: 'A_B', count: 10, stake: 50_000n },
  })
})

test.each<[string, Partial<PromotionForm>, string[]]>([
  ['a share of more than everything', { share: '100.1' }, ['share']],
  ['a share of nothing', { share: '0' }, ['share']],
  ['more bets than may be asked for', { kind: 'depositMatch', depositMin: '10', turnover: '11' }, ['turnover']],
  ['a code in small letters', { kind: 'code', code: 'feria' }, ['code']],
  ['a budget below a prize', { budget: '5.49' }, ['budget']],
  ['a negative prize', { prize: '-1' }, ['prize']],
  ['a missing text', { texts: { es: 'C', en: ' ' } }, ['words']],
  ['a stake above the prize', { gives: 'bonus', stakeMax: '5.51' }, ['stakeMax']],
  ['eleven times', { gives: 'bonus', stakeMax: '1', multiple: '11' }, ['multiple']],
  ['games that are no codes', { gives: 'bonus', stakeMax: '1', games: 'feria!' }, ['games']],
  ['free spins without a slot', { gives: 'spins', spinStake: '0.2', budget: '50' }, ['spinGame']],
  ['no time to claim', { claimDays: '0' }, ['claimDays']],
  ['an end before the start', { untilMs: 5 }, ['until']],
])('%s is a problem', (_name, over, problems) => {
  const read = readForm({ ...formOf(draft, scale), ...over }, scale)
  expect(read instanceof Set ? [...read] : []).toEqual(problems)
})

test('an empty form lacks the words and the amounts', () => {
  const read = readForm(emptyForm(1, 'UTC'), scale)
  expect(read instanceof Set ? [...read] : []).toEqual(['words', 'prize', 'budget'])
  expect(FIELDS_OF.birthday).toEqual([])
})
