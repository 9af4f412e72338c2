import { expect, test } from 'vitest'
import { afterRound, endsOfMap, mapWinner, NEW_MAP } from './chain.ts'

test.each([
  [13, 11, 'home'],
  [12, 11, undefined],
  [0, 13, 'away'],
  [12, 12, undefined],
  [13, 12, undefined],
  [15, 15, undefined],
  [16, 12, 'home'],
  [15, 16, 'away'],
] as const)('[SH1] a map at %i–%i is won by %s', (home, away, winner) => {
  expect(mapWinner({ home, away })).toBe(winner)
})

test('[SH1] [SH2] a round is won by one side, and the chances of all ends add up to one', () => {
  const ends = endsOfMap(NEW_MAP, 500_000)
  expect(ends.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
  const home = ends.reduce((sum, { stand, chance }) => (mapWinner(stand.rounds) === 'home' ? sum + chance : sum), 0)
  expect(home).toBeCloseTo(0.5, 12)
  // 13–0 is thirteen rounds in a row.
  const clean = ends.filter(({ stand: { rounds } }) => rounds.home === 13 && rounds.away === 0)
  expect(clean.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(0.5 ** 13, 15)
  const first = afterRound(NEW_MAP, 'away')
  expect(first).toEqual({ rounds: { home: 0, away: 1 }, firsts: ['away', null, null] })
})
