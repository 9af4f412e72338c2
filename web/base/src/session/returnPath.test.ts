import { expect, test } from 'vitest'
import { returnPath } from './returnPath.ts'

test.each([
  [undefined, '/'],
  ['', '/'],
  ['/member', '/member'],
  ['/seamless?game=FERIA_DE_LUZ&mode=real', '/seamless?game=FERIA_DE_LUZ&mode=real'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['member', '/'],
])('%s leads to %s', (wanted, path) => {
  expect(returnPath(wanted)).toBe(path)
})
