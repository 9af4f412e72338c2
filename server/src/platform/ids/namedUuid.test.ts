import { expect, test } from 'vitest'
import { namedUuid } from './namedUuid.ts'

test('a name has one UUID, another name another', () => {
  expect(namedUuid('welcome:ann')).toBe(namedUuid('welcome:ann'))
  expect(namedUuid('welcome:ann')).not.toBe(namedUuid('welcome:bob'))
  expect(namedUuid('welcome:ann')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
