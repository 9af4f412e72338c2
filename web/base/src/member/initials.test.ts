import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['lucia', 'LU'],
  ['ana maria', 'AM'],
  ['juan.perez_3', 'JP'],
  ['ñandú', 'ÑA'],
  ['x', 'X'],
  ['', ''],
])('%s is %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
