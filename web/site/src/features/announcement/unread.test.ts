import { expect, test } from 'vitest'
import { countUnread, parseLastRead } from './unread.ts'

test('announcements after the last one read are unread', () => {
  expect(countUnread([9, 7, 5], 5)).toBe(2)
  expect(countUnread([9, 7, 5], 9)).toBe(0)
  expect(countUnread([], 0)).toBe(0)
})

test.each([
  [null, 0],
  ['', 0],
  ['12', 12],
  ['-3', 0],
  ['1.5', 0],
  ['many', 0],
])('stored %j is %d', (text, last) => {
  expect(parseLastRead(text)).toBe(last)
})
