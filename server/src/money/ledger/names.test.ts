import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { SeenNames } from './names.ts'

test('[LG7] a name is new once', () => {
  const names = new SeenNames()
  const ids = Array.from({ length: 1_000 }, () => randomUUID())
  expect(ids.filter((id) => names.see(id))).toEqual([])
  // A later name may have taken the place of an earlier one: then the database is the one to object.
  expect(ids.filter((id) => names.see(id)).length).toBeGreaterThan(980)
})

test('names that differ only in their time or in their place are told apart', () => {
  const names = new SeenNames()
  expect(names.see('01890000-0000-7000-8000-aaaaaaaaaaaa')).toBe(false)
  expect(names.see('01890000-0000-7000-8000-baaaaaaaaaaa')).toBe(false)
  expect(names.see('01890000-0000-7000-8000-aaaaaaaaaaab')).toBe(false)
  expect(names.see('01890000-0000-7000-8000-baaaaaaaaaaa')).toBe(true)
})
