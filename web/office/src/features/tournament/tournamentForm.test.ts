import { expect, test } from 'vitest'
import { ATOMS_PER_UNIT, days, hours, minutes } from '@ronda/core'
import {
  emptyForm,
  placesOf,
  readForm,
  readPrizes,
  type TournamentForm,
  type TournamentProblem,
} from './tournamentForm.ts'

const UNIT = ATOMS_PER_UNIT
const scale = { currency: 'USD', unit: UNIT, locale: 'en', nowMs: 1_000_000 } as const
const form: TournamentForm = {
  ...emptyForm(scale),
  names: { es: 'Torneo', en: 'Tournament' },
  prizes: '1 × 100\n4 x 20.50\n',
  reason: 'A week of slots',
}

test('a plan is read as it is sent', () => {
  const read = readForm(form, scale)
  if (!('terms' in read)) throw new Error([...read].join())
  expect(read.terms).toMatchObject({
    categories: ['slots'],
    formula: { kind: 'best' },
    stakeMin: UNIT,
    prizes: [
      { places: 1, amount: 100n * UNIT },
      { places: 4, amount: (2_050n * UNIT) / 100n },
    ],
  })
  expect(placesOf(read.terms.prizes)).toBe(5)
})

test('the multiple of a hit is read in hundredths', () => {
  const read = readForm({ ...form, formula: 'hits', multiple: '12.5' }, scale)
  expect('terms' in read && read.terms.formula).toEqual({ kind: 'hits', multipleMin: 1_250 })
})

test.each(['', '100', '1 × ', '0 × 5', '1 × 5\n1 × 5', '1 × 5\n1 × 9', '1 × -5', '201 × 1', '1 × 10001'])(
  'prizes that cannot be read: %j',
  (text) => {
    expect(readPrizes(text, scale)).toBeUndefined()
  },
)

// oxfmt-ignore
test.each<[TournamentProblem, Partial<TournamentForm>]>([
  ['name', { names: { es: 'Torneo', en: ' ' } }],
  ['categories', { categories: [] }],
  ['best', { formula: 'sum', best: '21' }],
  ['best', { formula: 'sum', best: '6', roundsMax: '5' }],
  ['multiple', { formula: 'hits', multiple: '0' }],
  ['starts', { startsAtMs: scale.nowMs - minutes(1) }],
  ['starts', { startsAtMs: scale.nowMs + days(61), endsAtMs: scale.nowMs + days(62) }],
  ['ends', { endsAtMs: scale.nowMs + hours(1) }],
  ['ends', { endsAtMs: scale.nowMs + days(16) }],
  ['stakeMin', { stakeMin: '101' }],
  ['roundsMin', { roundsMin: '51' }],
  ['roundsMax', { roundsMax: '101' }],
  ['playersMin', { playersMin: '1' }],
  ['playersMax', { playersMax: '5001' }],
  ['prizes', { prizes: '6 × 1', playersMax: '5' }],
  ['prizes', { prizes: '11 × 10000' }],
  ['reason', { reason: 'no' }],
])('a problem with %s: %o', (problem, over) => {
  const read = readForm({ ...form, ...over }, scale)
  expect('terms' in read ? [] : [...read]).toContain(problem)
})
