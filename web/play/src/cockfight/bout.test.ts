import { fightOf } from '@ronda/games'
import { expect, test } from 'vitest'
import { boutOf, fullWind, momentOf } from './bout.ts'

const FULL = { meron: 8, wala: 7 }
const bout = boutOf('mWmMMm', 12_800 + 6 * 1_800)

test('all strikes are shown within the announced time, with time at the end to see the winner', () => {
  expect(bout.eachMs).toBe(Math.floor((12_800 + 6 * 1_800 - 4_400 - 6_000) / 6))
  expect(bout.marksMs).toHaveLength(2 * 6 + 2)
  expect(bout.marksMs.toSorted((a, b) => a - b)).toEqual(bout.marksMs)
  expect(bout.marksMs[0]).toBe(4_400)
  expect(bout.marksMs.at(-1)).toBeLessThanOrEqual(12_800 + 6 * 1_800 - 3_800)
})

test.each([
  // marks passed, act, strike, whether it has landed, turns left
  [0, 'entering', 0, false, 8, 7],
  [1, 'striking', 0, false, 8, 7],
  [2, 'striking', 0, true, 8, 7 - 1],
  [3, 'striking', 1, false, 8, 6],
  [4, 'striking', 1, true, 8 - 2, 6],
  [12, 'striking', 5, true, 6, 0],
  [13, 'swaying', 6, false, 6, 0],
  [14, 'over', 6, false, 6, 0],
] as const)('after %d marks it is %s', (passed, act, at, hasLanded, meron, wala) => {
  expect(momentOf(bout, FULL, passed)).toMatchObject({ act, at, hasLanded, left: { meron, wala } })
})

test('a lucky strike on the last turn takes what there is', () => {
  expect(momentOf(boutOf('wwwwwwwW', 30_000), FULL, 16).left).toEqual({ meron: 0, wala: 7 })
})

test('a fight begins with springs wound by stamina', () => {
  const { meron, wala } = fightOf(1)
  expect(fullWind(meron.rooster, wala.rooster)).toEqual({
    meron: 6 + meron.rooster.stamina,
    wala: 6 + wala.rooster.stamina,
  })
})
