import { expect, test } from 'vitest'
import { nextView, viewsOf } from './carousel.ts'

test('a row is split into views of ten, and none is lost', () => {
  const studios = Array.from({ length: 23 }, (_, at) => at)
  expect(viewsOf(studios).map((view) => view.length)).toEqual([10, 10, 3])
  expect(viewsOf(studios).flat()).toEqual(studios)
  expect(viewsOf([])).toEqual([])
})

test.each([
  [0, 3, 1],
  [2, 3, 0],
  [0, 1, 0],
  [0, 0, 0],
])('after view %i of %i comes %i', (at, count, next) => {
  expect(nextView(at, count)).toBe(next)
})
