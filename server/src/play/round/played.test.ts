import { minutes } from '@ronda/core'
import { expect, test } from 'vitest'
import { countPlayed, newDay, playedMsAt } from './played.ts'

const DAY_MS = Date.UTC(2030, 0, 2)
const at = (...places: readonly number[]) =>
  places.map((place, index) => ({ seq: index + 1, stake: 1n, win: 0n, atMs: DAY_MS + minutes(place) }))

// oxfmt-ignore
test.each([
  // rounds at these minutes of the day   now   played
  ['nothing',                 [],                  100,  0],
  ['one round',               [10],                10,   0],
  ['one round, some time ago',[10],                30,   20],
  ['one round, long ago',     [10],                41,   0],
  ['no pause',               [0, 10, 25],         25,   25],
  ['a pause between two groups',     [0, 10, 41, 50],     50,   19],
  ['begun the day before',     [-20, -5, 10],       10,   10],
  ['only on the day before',     [-90, -60],          5,    0],
  ['just before midnight',    [-5],                20,   20],
])('%s', (_, rounds, now, played) => {
  const counted = countPlayed(newDay(DAY_MS + minutes(now)), at(...rounds))
  expect(playedMsAt(counted, DAY_MS + minutes(now))).toBe(minutes(played))
})
