import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { RecentIds } from './recentIds.ts'

test('[LG7] an id is new only once', () => {
  const recentIds = new RecentIds()
  const ids = Array.from({ length: 1_000 }, () => randomUUID())
  expect(ids.filter((id) => recentIds.markSeen(id))).toEqual([])
  // A later id may have overwritten an earlier one: then the database refuses the write.
  expect(ids.filter((id) => recentIds.markSeen(id)).length).toBeGreaterThan(980)
})

test('ids that differ only in their mark or only in their slot are distinguished', () => {
  const recentIds = new RecentIds()
  expect(recentIds.markSeen('01890000-0000-7000-8000-aaaaaaaaaaaa')).toBe(false)
  expect(recentIds.markSeen('01890000-0000-7000-8000-baaaaaaaaaaa')).toBe(false)
  expect(recentIds.markSeen('01890000-0000-7000-8000-aaaaaaaaaaab')).toBe(false)
  expect(recentIds.markSeen('01890000-0000-7000-8000-baaaaaaaaaaa')).toBe(true)
})
