import { expect, test } from 'vitest'
import { ATOMS_PER_UNIT, days, minutes } from '@ronda/core'
import { emptyForm, exampleOf, potOf, readForm, type RaffleForm, type RaffleProblem } from './raffleForm.ts'

const scale = { currency: 'USD', locale: 'en', nowMs: 1_000_000 } as const
const form: RaffleForm = {
  ...emptyForm(scale),
  names: { es: 'Sorteo', en: 'Raffle' },
  betPerTicket: '10',
  prizesMax: '3',
  prizes: [
    { amount: '100', count: '1' },
    { amount: '25.50', count: '4' },
  ],
  reason: 'A week of raffles',
}

test('a plan is read as it is sent, with what it reserves and an example', () => {
  const read = readForm(form, scale)
  if (!('plan' in read)) throw new Error([...read].join())
  expect(read.plan).toMatchObject({
    hasFree: true,
    betPerTicket: 10n * ATOMS_PER_UNIT,
    ticketsMax: 50,
    perPrize: 1_000,
  })
  expect(potOf(read.plan)).toBe(151n * ATOMS_PER_UNIT)
  expect(exampleOf(read.plan)).toEqual({ tickets: 4_000, prizes: 3 })
})

test('without an amount bets give no tickets', () => {
  const read = readForm({ ...form, betPerTicket: ' ' }, scale)
  expect('plan' in read && read.plan.betPerTicket).toBeNull()
})

test.each<[RaffleProblem, Partial<RaffleForm>]>([
  ['name', { names: { es: 'Sorteo', en: ' ' } }],
  ['starts', { startsAtMs: scale.nowMs - minutes(1) }],
  ['starts', { startsAtMs: scale.nowMs + days(61), endsAtMs: scale.nowMs + days(62) }],
  ['ends', { endsAtMs: scale.nowMs }],
  ['ends', { endsAtMs: scale.nowMs + days(70) }],
  ['betPerTicket', { betPerTicket: '', hasFree: false }],
  ['betPerTicket', { betPerTicket: '0' }],
  ['betPerTicket', { betPerTicket: '100001' }],
  ['betPerTicket', { betPerTicket: 'ten' }],
  ['ticketsMax', { ticketsMax: '1001' }],
  ['perPrize', { perPrize: '0' }],
  ['prizesMax', { prizesMax: '101' }],
  ['prizesMax', { prizesMax: '1.5' }],
  ['prizes', { prizes: [] }],
  ['prizes', { prizes: [{ amount: '', count: '1' }] }],
  ['prizes', { prizes: [{ amount: '100001', count: '1' }] }],
  ['prizes', { prizes: [{ amount: '1', count: '101' }] }],
  ['prizes', { prizes: form.prizes.toReversed() }],
  ['reason', { reason: 'no' }],
])('a problem with %s: %o', (problem, over) => {
  const read = readForm({ ...form, ...over }, scale)
  expect('plan' in read ? [] : [...read]).toContain(problem)
})
