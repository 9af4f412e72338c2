import type { Tournament, TournamentState } from '@ronda/contract'
import { expect, test } from 'vitest'
import { groupsOf, multipleText, pageOf, stateAt } from './tournamentView.ts'

const tournament = (id: string, state: TournamentState, startsAtMs: number, endsAtMs: number): Tournament => ({
  id,
  state,
  currency: 'USD',
  hash: '',
  joined: 0,
  players: null,
  stopReason: null,
  own: null,
  terms: {
    names: { es: id, en: id },
    categories: ['slots'],
    formula: { kind: 'best' },
    startsAtMs,
    endsAtMs,
    stakeMin: 1n,
    roundsMin: 1,
    roundsMax: 1,
    scoreMin: 1,
    playersMin: 2,
    playersMax: 2,
    prizes: [],
  },
})

test.each<[TournamentState, number, TournamentState]>([
  ['soon', 9, 'soon'],
  ['soon', 10, 'running'],
  ['running', 19, 'running'],
  ['running', 20, 'counting'],
  ['settled', 20, 'settled'],
  ['cancelled', 10, 'cancelled'],
])('what was %s is at %i ms %s', (state, nowMs, now) => {
  expect(stateAt(tournament('a', state, 10, 20), nowMs)).toBe(now)
})

test('what ends next, what begins next, and what ended last are first', () => {
  const all = [
    tournament('late', 'running', 0, 90),
    tournament('old', 'settled', 0, 5),
    tournament('next', 'running', 0, 50),
    tournament('far', 'soon', 80, 90),
    tournament('near', 'soon', 40, 90),
    tournament('new', 'counting', 0, 9),
  ]
  const names = [...groupsOf(all, 20)].map(([group, own]) => [group, ...own.map(({ id }) => id)])
  expect(names).toEqual([
    ['running', 'next', 'late'],
    ['soon', 'near', 'far'],
    ['past', 'new', 'old'],
  ])
})

test('a multiple has two decimals, and a place is on the page of its twenty', () => {
  expect([0, 5, 1_250, 123_400].map((each) => multipleText(each, 'en'))).toEqual(['0.00', '0.05', '12.50', '1,234.00'])
  expect([1, 20, 21, 40, 41].map(pageOf)).toEqual([1, 1, 21, 21, 41])
})
