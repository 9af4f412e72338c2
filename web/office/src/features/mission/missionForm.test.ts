import type { MissionDraft } from '@ronda/contract'
import { expect, test } from 'vitest'
import { costOf, emptyForm, formOf, readForm, type MissionForm } from './missionForm.ts'

const scale = { currency: 'USD', unit: 100_000n, locale: 'en-US' } as const

const draft: MissionDraft = {
  names: { es: 'A', en: 'B' },
  texts: { es: 'C', en: 'D' },
  period: 'weekly',
  task: 'validBet',
  gameType: null,
  goal: 25_050_000n,
  prize: 550_000n,
  places: 20,
  fromMs: 5,
  untilMs: 9,
}

test('a mission that is edited and not changed stays the same', () => {
  expect(readForm(formOf(draft, scale), scale)).toEqual(draft)
  const rounds: MissionDraft = { ...draft, task: 'rounds', gameType: 'LIVE', goal: 30n, untilMs: null }
  expect(readForm(formOf(rounds, scale), scale)).toEqual(rounds)
})

test.each<[string, Partial<MissionForm>, string[]]>([
  ['a goal above the limit', { goal: '10,000.01' }, ['goal']],
  ['more rounds than are allowed', { task: 'rounds', goal: '201' }, ['goal']],
  ['half a round', { task: 'rounds', goal: '1.5' }, ['goal']],
  ['a prize above the limit', { prize: '1,000.01' }, ['prize']],
  ['no place', { places: '0' }, ['places']],
  ['a missing text', { texts: { es: 'C', en: ' ' } }, ['words']],
  ['an end before the start', { untilMs: 5 }, ['until']],
])('%s is a problem', (_name, over, problems) => {
  const read = readForm({ ...formOf(draft, scale), ...over }, scale)
  expect(read instanceof Set ? [...read] : []).toEqual(problems)
})

test('an empty form has every problem that it can have', () => {
  const read = readForm(emptyForm(1), scale)
  expect(read instanceof Set ? [...read] : []).toEqual(['words', 'goal', 'prize'])
})

test('the most it costs is the prize for every place', () => {
  expect(costOf(draft)).toBe(11_000_000n)
})
