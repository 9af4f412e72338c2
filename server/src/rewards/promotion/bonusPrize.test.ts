import type { PromotionDraft } from '@ronda/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areTermsValid, targetOf } from '../bonus/bonus.ts'
import { bonusTermsOf, mostOf } from './bonusPrize.ts'
import { amountOf, isWithinLimits } from './promotion.ts'
import { termsOf } from './terms.ts'
import { bonuses, draft, games, match, nothing, ruled, UNIT } from './testing/drafts.ts'

/** Bonus money to be staked three times, at most one unit at once. */
const wagering: NonNullable<PromotionDraft['wagering']> = {
  multiple: 3,
  base: 'bonus',
  stakeMax: UNIT,
  games: [],
  days: 7,
}
/** Forty free spins of 50 cents: 20 units. */
const spins = { game: 'A', count: 40, stake: UNIT / 2n, days: 5 } as const

test.each<[string, Partial<PromotionDraft>, boolean]>([
  ['bonus money', { gives: 'bonus', wagering }, true],
  ['bonus money without its terms', { gives: 'bonus' }, false],
  ['money with the terms of bonus money', { wagering }, false],
  ['bonus money and free spins', { gives: 'bonus', wagering, spins }, false],
  ['a stake of more than the prize', { gives: 'bonus', wagering: { ...wagering, stakeMax: 21n * UNIT } }, false],
  [
    'a multiple of a deposit that there is not',
    { gives: 'bonus', wagering: { ...wagering, base: 'bonusAndDeposit' } },
    false,
  ],
  [
    'a match with a multiple of the deposit',
    { rule: match, gives: 'bonus', wagering: { ...wagering, base: 'bonusAndDeposit' } },
    true,
  ],
  [
    'a smallest deposit that brings less than a stake',
    { rule: match, gives: 'bonus', wagering: { ...wagering, stakeMax: 6n * UNIT } },
    false,
  ],
  ['free spins for a code', { rule: { kind: 'code', code: 'FERIA' }, gives: 'spins', spins }, true],
  ['free spins for a share', { gives: 'spins', spins }, false],
  [
    'free spins that cost something else',
    { rule: { kind: 'birthday' }, gives: 'spins', spins: { ...spins, count: 41 } },
    false,
  ],
])('limits: %s', (_name, over, isAllowed) => {
  expect(isWithinLimits({ ...draft, ...over }, { currency: 'USD', unit: UNIT })).toBe(isAllowed)
})

test('bonus money and free spins say their own conditions instead of those of cash', () => {
  const reader = { language: 'en', currency: 'USD', bonuses } as const
  const bonus = termsOf({ ...ruled(match), gives: 'bonus', wagering: { ...wagering, games: ['A'] } }, reader).join('\n')
  expect(bonus).toContain('you must stake 3 × the bonus in valid bets')
  expect(bonus).toContain('The largest stake is $1.')
  expect(bonus).toContain('It can be played only with: Alpha.')
  expect(bonus).toContain('before its bonus is over')
  expect(bonus).not.toContain('no further conditions')
  const free = termsOf({ ...ruled({ kind: 'code', code: 'FERIA' }), gives: 'spins', spins }, reader).join('\n')
  expect(free).toContain('You get it as 40 free spins in Alpha, $0.50 each.')
  expect(free).toContain('Once $20 is staked')
  for (const language of ['es', 'en'] as const) {
    const all = termsOf({ ...ruled(match), gives: 'bonus', wagering }, { ...reader, language }).join('\n')
    expect(all).not.toMatch(/[{}]|undefined/)
  }
})

test.each<[string, Partial<PromotionDraft>, bigint]>([
  ['three times the bonus', { gives: 'bonus', wagering }, 60n * UNIT],
  [
    'three times the bonus and the deposit',
    { gives: 'bonus', wagering: { ...wagering, base: 'bonusAndDeposit' } },
    180n * UNIT,
  ],
  ['free spins once', { gives: 'spins', spins }, 20n * UNIT],
])('what must be staked: %s', (_name, over, target) => {
  const given = { amount: 20n * UNIT, deposit: 40n * UNIT, currency: 'USD', stakeMin: UNIT / 10n } as const
  const terms = bonusTermsOf({ ...draft, ...over }, given)
  expect(terms && targetOf(terms)).toBe(target)
  expect(terms && areTermsValid(terms, games)).toBe(true)
})

test('cash has no terms of a bonus', () => {
  expect(mostOf(draft, { currency: 'USD', stakeMin: 1n })).toBeUndefined()
})

test('every amount of bonus money that is given makes terms that are valid', () => {
  const most = { ...ruled({ kind: 'lossBack', hours: 24, permille: 500 }), gives: 'bonus', wagering } as const
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 100n * UNIT }), (staked) => {
      const amount = amountOf(most, { ...nothing, staked }, 'USD')
      const terms = bonusTermsOf(most, { amount, deposit: 0n, currency: 'USD', stakeMin: UNIT / 10n })
      return amount === 0n || (terms !== undefined && areTermsValid(terms, games))
    }),
  )
})

test.each<[string, bigint, bigint]>([
  ['a tenth of a loss of 10 is one stake', 10n * UNIT, UNIT],
  ['less than one stake is not given', 10n * UNIT - 10_000n, 0n],
])('bonus money: %s', (_name, staked, amount) => {
  expect(amountOf({ rule: draft.rule, prize: draft.prize, wagering }, { ...nothing, staked }, 'USD')).toBe(amount)
})
