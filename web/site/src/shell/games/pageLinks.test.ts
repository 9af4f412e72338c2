import { expect, test } from 'vitest'
import { pageLinks } from './pageLinks.ts'

test.each([
  [1, 1, 1, [1]],
  [1, 1, 3, [1, 2, 3]],
  [1, 1, 250, [1, 2, 0, 250]],
  [3, 3, 250, [1, 2, 3, 4, 0, 250]],
  [7, 7, 250, [1, 0, 6, 7, 8, 0, 250]],
  [5, 7, 250, [1, 0, 4, 5, 6, 7, 8, 0, 250]],
  [250, 250, 250, [1, 0, 249, 250]],
])('pages %i to %i of %i are numbered %j', (from, to, total, links) => {
  expect(pageLinks(from, to, total)).toEqual(links)
})
