import { expect, test } from 'vitest'
import { emptyTerms, formOf, percentOf, readTerms, type TermsForm } from './termsForm.ts'

const scale = { currency: 'USD', locale: 'en-GB' } as const
const tier = { rate: '30', validBet: '1,000', loss: '', active: '2' }
const form: TermsForm = { ...emptyTerms('dividend'), platform: '7.5', activeFrom: '10', notice: '30', tiers: [tier] }

test('a form is read as the terms that it means, and written from them again', () => {
  const read = readTerms(form, scale)
  expect(read).toEqual({
    terms: {
      kind: 'dividend',
      currency: 'USD',
      period: 'monthly',
      tierKind: 'fixed',
      measure: 'period',
      carry: 'none',
      platformMillionths: 75_000,
      activeFrom: 1_000_000n,
      tiers: [{ rateMillionths: 300_000, validBetMin: 100_000_000n, lossMin: 0n, activeMembersMin: 2 }],
    },
    noticeDays: 30,
  })
  if (typeof read === 'string') throw new Error(read)
  expect(readTerms(formOf(read, scale), scale)).toEqual(read)
})

test.each<readonly [string, Partial<TermsForm>]>([
  ['rate', { tiers: [{ ...tier, rate: '' }] }],
  ['rate', { tiers: [{ ...tier, rate: '0.12345' }] }],
  ['rate', { tiers: [{ ...tier, rate: '101' }] }],
  ['amount', { tiers: [{ ...tier, validBet: 'much' }] }],
  ['amount', { tiers: [{ ...tier, active: '1.5' }] }],
  ['amount', { activeFrom: '-1' }],
  ['order', { tiers: [tier, tier] }],
  ['tiers', { tiers: [] }],
  ['platform', { platform: '100.1' }],
  ['platform', { platform: 'a' }],
  ['notice', { notice: '91' }],
  ['carry', { carry: 'secondHalf' }],
  ['salary', { kind: 'dailySalary', period: 'daily' }],
])('%s is wrong in %o', (problem, change) => {
  expect(readTerms({ ...form, ...change }, scale)).toBe(problem)
})

test('rates are written as precisely as they are', () => {
  expect([300_000, 5_000, 1].map((rate) => percentOf(rate, 'en-GB'))).toEqual(['30%', '0.5%', '0.0001%'])
})
