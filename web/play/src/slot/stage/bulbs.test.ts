import { expect, test } from 'vitest'
import { brightness, type BulbMood } from './bulbs.ts'

const moods: readonly BulbMood[] = ['rest', 'run', 'win', 'free']
const second = Array.from({ length: 1_000 }, (_, atMs) => atMs)

test.each(moods)('in mood "%s" no bulb flashes more than three times a second', (mood) => {
  for (let index = 0; index < 12; index++) {
    const isBright = second.map((atMs) => brightness(mood, index, atMs) > 0.65)
    const flashes = isBright.filter((bright, atMs) => bright && isBright[atMs - 1] === false).length
    expect(flashes).toBeLessThanOrEqual(3)
  }
})

test.each(moods)('in mood "%s" light stays between dark and full', (mood) => {
  const levels = second.flatMap((atMs) => [0, 1, 2, 3].map((index) => brightness(mood, index, atMs)))
  expect(Math.min(...levels)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...levels)).toBeLessThanOrEqual(1)
})
