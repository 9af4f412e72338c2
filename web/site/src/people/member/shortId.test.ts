import { expect, test } from 'vitest'
import { shortId } from './shortId.ts'

test.each([
  ['8204417', '8204417'],
  ['1234567890123', '1234567890123'],
  ['01a1df92-9bf4-74a9-891f-1deaa237c0de', '01a1df92…c0de'],
])('%s is shown as %s', (id, shown) => {
  expect(shortId(id)).toBe(shown)
})
