import { expect, test } from 'vitest'
import { roundMs } from './marquee.ts'

test.each([
  // line, frame, time of a round
  [0, 0, 0],
  [300, 360, 0],
  [360, 360, 0],
  [361, 360, 7_220],
  [1_000, 360, 20_000],
])('a line of %i in a frame of %i takes %i ms', (line, frame, ms) => {
  expect(roundMs(line, frame)).toBe(ms)
})
