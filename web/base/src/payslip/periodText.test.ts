import { expect, test } from 'vitest'
import { periodText } from './periodText.ts'

test.each([
  ['daily', '2028-02-29T00:00Z', '2028-03-01T00:00Z', 'Feb 29, 2028'],
  ['semimonthly', '2028-02-16T00:00Z', '2028-03-01T00:00Z', 'Feb 16 – 29, 2028'],
  ['monthly', '2028-02-01T00:00Z', '2028-03-01T00:00Z', 'Feb 1 – 29, 2028'],
  ['fiveMinutes', '2028-02-29T10:05Z', '2028-02-29T10:10Z', 'Feb 29, 2028, 10:05 – 10:10 AM UTC'],
] as const)('a %s period in words', (kind, from, to, text) => {
  const shown = periodText({ kind, from: Date.parse(from), to: Date.parse(to) }, 'en')
  expect(shown.replaceAll(/[\u2009\u202f]/g, ' ')).toBe(text)
})
