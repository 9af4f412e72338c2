import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawFight, endsOfMap, mapChance, mapWinner, NEW_MAP } from './chain.ts'
import { quickRng } from '../testing/cases.ts'

test('[MO1] six towers win a map, whatever the kills are', () => {
  expect(mapWinner({ home: 5, away: 5 })).toBeUndefined()
  expect(mapWinner({ home: 6, away: 5 })).toBe('home')
  expect(mapWinner({ home: 2, away: 6 })).toBe('away')
  const rng = quickRng(4)
  for (let fight = 0; fight < 200; fight += 1) {
    const { won, lost } = drawFight(rng)
    expect([1, 2]).toContain(won)
    expect([0, 1]).toContain(lost)
  }
})

test('[MO2] ends add up to one, agree on the winner, and have the kills of their fights', () => {
  fc.assert(
    fc.property(fc.integer({ min: 300_000, max: 700_000 }), (chance) => {
      const ends = endsOfMap(NEW_MAP, chance)
      expect(ends.reduce((sum, end) => sum + end.chance, 0)).toBeCloseTo(1, 9)
      const won = ends.reduce((sum, end) => (mapWinner(end.stand.towers) === 'home' ? sum + end.chance : sum), 0)
      expect(won).toBeCloseTo(mapChance(chance), 9)
      const kills = ends.reduce((sum, { stand, chance: part }) => sum + part * (stand.kills.home + stand.kills.away), 0)
      const fights = ends.reduce(
        (sum, { stand, chance: part }) => sum + part * (stand.towers.home + stand.towers.away),
        0,
      )
      expect(kills).toBeCloseTo(fights * (1.5 + 0.4), 6)
      // Who has the first kill is the winner of the first fight, but for the kills that the loser had before.
      const blood = ends.reduce((sum, end) => (end.stand.blood === 'home' ? sum + end.chance : sum), 0)
      const [first, ofLoser] = [chance / 1e6, 0.4 * (0.5 / 2 + 0.5 / 3)]
      expect(blood).toBeCloseTo(first * (1 - ofLoser) + (1 - first) * ofLoser, 9)
    }),
    { numRuns: 5 },
  )
})
