import { expect, test } from 'vitest'
import { GenerationalCache } from './generationalCache.ts'

test('used entries stay, unused entries are evicted, and the size stays within its bound', () => {
  const map = new GenerationalCache<number, string>(10)
  for (let key = 0; key < 100; key++) {
    map.set(key, `value ${key}`)
    expect(map.get(0)).toBe('value 0')
  }
  const known = Array.from({ length: 100 }, (_, key) => key).filter((key) => map.get(key) !== undefined)
  expect(known).toContain(0)
  expect(known).toContain(99)
  expect(known.length).toBeLessThanOrEqual(10)
})

test('a deleted entry is gone from both generations', () => {
  const map = new GenerationalCache<string, number>(4)
  for (const key of ['a', 'b', 'c']) map.set(key, 1)
  map.delete('a')
  map.delete('c')
  expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([undefined, 1, undefined])
})
