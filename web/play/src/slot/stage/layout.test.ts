import { expect, test } from 'vitest'
import { layOutStage } from './layout.ts'

test.each([
  ['phone, upright', 390, 560, 1],
  ['small phone', 360, 430, 1],
  ['phone, landscape', 620, 330, 1],
  ['desktop', 1440, 720, 1],
  ['tall desktop', 1200, 1000, 1],
  ['high-density phone', 780, 1304, 2],
])('on a %s everything is inside and symbols fit their cells', (_, width, height, density) => {
  const layout = layOutStage({ width, height, density, shape: { columns: 5, rowsMin: 3, rowsMax: 3 } })
  const { frame, reels, title, symbol, cellWidth, cellHeight, border } = layout
  expect(frame.x).toBeGreaterThanOrEqual(0)
  expect(frame.y).toBeGreaterThanOrEqual(0)
  expect(frame.x + frame.width).toBeLessThanOrEqual(width)
  expect(frame.y + frame.height).toBeLessThanOrEqual(height)
  expect(reels.width).toBe(cellWidth * 5)
  expect(reels.height).toBe(cellHeight * 3)
  expect(reels.x - frame.x).toBe(border)
  expect(symbol).toBeLessThanOrEqual(Math.ceil(Math.min(cellWidth, cellHeight) * 1.08))
  expect(title?.y ?? 0).toBeGreaterThanOrEqual(0)
})

test.each([
  [390, 560, 1, true],
  [620, 390, 1, false],
  [1240, 780, 2, false],
  [1440, 760, 1, true],
])('%i × %i at density %i has space for the title: %s', (width, height, density, hasTitle) => {
  expect(
    layOutStage({ width, height, density, shape: { columns: 5, rowsMin: 3, rowsMax: 3 } }).title !== undefined,
  ).toBe(hasTitle)
})
