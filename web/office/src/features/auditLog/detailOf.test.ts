import { expect, test } from 'vitest'
import { changesIn, detailOf } from './detailOf.ts'

const changes = [{ field: 'footerText', before: '"a"', after: '"b"' }]

test('changes are read separately from the other details', () => {
  const detail = JSON.stringify({ version: 3, changes })
  expect(changesIn(detail)).toEqual(changes)
  expect(detailOf(detail)).toEqual([['version', '3']])
})

test.each([
  ['no changes', { reason: 'why' }],
  ['changes of another form', { changes: ['footerText'] }],
  ['an empty list of changes', { changes: [] }],
])('%s are shown as they are', (_, detail) => {
  const text = JSON.stringify(detail)
  expect(changesIn(text)).toEqual([])
  expect(detailOf(text)).toHaveLength(1)
})
