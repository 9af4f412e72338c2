import { expect, test } from 'vitest'
import { ballStrokes, cardStrokes, diceStrokes, GONG } from './strokes.ts'

test.each([
  ['the ball', ballStrokes(7_000), 7_000],
  ['six cards', cardStrokes([900, 2_150, 3_400, 4_650, 5_900, 7_150]), 7_150],
  ['the dice', diceStrokes(), 7_000],
  ['the gong', GONG, 1_000],
])('%s sounds within its show, quietly', (_, strokes, showMs) => {
  expect(strokes.length).toBeGreaterThan(0)
  for (const { atMs, seconds, force } of strokes) {
    expect(atMs).toBeGreaterThanOrEqual(0)
    expect(atMs + seconds * 1_000).toBeLessThanOrEqual(showMs)
    expect(force).toBeGreaterThan(0)
    expect(force).toBeLessThanOrEqual(0.2)
  }
})
