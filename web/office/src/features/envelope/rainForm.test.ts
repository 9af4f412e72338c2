import { expect, test } from 'vitest'
import { ATOMS_PER_UNIT, days, minutes } from '@ronda/core'
import { costOf, emptyForm, readForm, type RainForm, type RainProblem } from './rainForm.ts'

const scale = { currency: 'USD', locale: 'en', nowMs: 1_000_000 } as const
const form: RainForm = {
  ...emptyForm(scale),
  names: { es: 'Sobre', en: 'Envelope' },
  amount: '50',
  count: '3',
  reason: 'A week of envelopes',
}

test('a plan is read as it is sent, with what it reserves', () => {
  const read = readForm(form, scale)
  if (!('plan' in read)) throw new Error([...read].join())
  expect(read.plan).toMatchObject({ amount: 50n * ATOMS_PER_UNIT, shares: 20, least: 1_000n, count: 3, rankMin: 0 })
  expect(costOf(read.plan)).toBe(150n * ATOMS_PER_UNIT)
})

test.each<[RainProblem, Partial<RainForm>]>([
  ['name', { names: { es: 'Sobre', en: ' ' } }],
  ['amount', { amount: '' }],
  ['amount', { amount: '100001' }],
  ['amount', { amount: '50.01', least: '0.02' }],
  ['least', { least: '' }],
  ['least', { amount: '50000' }],
  ['shares', { shares: '1001' }],
  ['shares', { shares: '20', amount: '0.19' }],
  ['window', { windowMinutes: '0' }],
  ['count', { count: '51' }],
  ['every', { everyMinutes: '1.5' }],
  ['first', { firstAtMs: scale.nowMs - minutes(1) }],
  ['first', { firstAtMs: scale.nowMs + days(61) }],
  ['reason', { reason: 'no' }],
])('a problem with %s: %o', (problem, over) => {
  const read = readForm({ ...form, ...over }, scale)
  expect('plan' in read ? [] : [...read]).toContain(problem)
})
