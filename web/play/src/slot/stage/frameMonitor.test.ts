import { expect, test } from 'vitest'
import { FrameMonitor } from './frameMonitor.ts'

const isSlowAfter = (spans: readonly number[]): boolean => {
  const strain = new FrameMonitor()
  return spans.some((spanMs) => strain.note(spanMs))
}

test.each([
  ['sixty frames a second', Array.from({ length: 60 }, () => 16.7), false],
  ['a late frame now and then', Array.from({ length: 60 }, (_, index) => (index % 10 === 0 ? 40 : 16.7)), false],
  ['twenty frames a second', Array.from({ length: 60 }, () => 50), true],
  ['every second frame late', Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? 33 : 16.7)), true],
  ['a tab that becomes visible', [5_000, 5_000, 5_000, ...Array.from({ length: 20 }, () => 16.7)], false],
])('%s', (_, spans, isSlow) => {
  expect(isSlowAfter(spans)).toBe(isSlow)
})
