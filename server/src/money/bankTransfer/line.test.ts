import { expect, test } from 'vitest'
import { plainOf } from './line.ts'

test.each([
  ['REF 123', 'ref123'],
  ['ref-123', 'ref123'],
  ['Ref. 1/23 ', 'ref123'],
  ['Año 7', 'año7'],
  ['0042 0017', '00420017'],
  [' -- ', '--'],
])('%s is %s', (typed, plain) => {
  expect(plainOf(typed)).toBe(plain)
})
