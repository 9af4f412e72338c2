import { expect, test } from 'vitest'
import { replayStage } from './replay.ts'

test.each([
  [999, 'locked'],
  [1_000, 'showing'],
  [8_999, 'showing'],
  [9_000, 'result'],
])('a round that is shown from 1,000 for 8,000 ms is at %d ms %s', (nowMs, stage) => {
  expect(replayStage(1_000, 8_000, nowMs)).toBe(stage)
})
