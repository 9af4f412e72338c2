import { expect, test } from 'vitest'
import { makeLruCache } from './lruCache.ts'

test('what was made is kept, until there is too much or it is cleared', () => {
  const made: string[] = []
  const keep = makeLruCache<string>(2)
  const ask = (key: string) =>
    keep.of(key, () => {
      made.push(key)
      return key.toUpperCase()
    })
  expect([ask('a'), ask('b'), ask('a'), ask('c'), ask('a'), ask('b')]).toEqual(['A', 'B', 'A', 'C', 'A', 'B'])
  // b was asked for longest ago when c came.
  expect(made).toEqual(['a', 'b', 'c', 'b'])
  keep.clear()
  expect(ask('a')).toBe('A')
  expect(made).toEqual(['a', 'b', 'c', 'b', 'a'])
})

test('nothing is a value too', () => {
  let made = 0
  const keep = makeLruCache<undefined>(2)
  const nothing = (): undefined => void (made += 1)
  keep.of('a', nothing)
  keep.of('a', nothing)
  expect(made).toBe(1)
})

test('what weighs more takes the room of many, and what weighs too much is not kept at all', () => {
  const made: string[] = []
  const keep = makeLruCache<string>(5, (text) => text.length)
  const ask = (text: string) => keep.of(text, () => (made.push(text) > 0 ? text : ''))
  for (const text of ['a', 'bb', 'a', 'ccc', 'a', 'bb', 'dddddd', 'dddddd', 'a']) expect(ask(text)).toBe(text)
  expect(made).toEqual(['a', 'bb', 'ccc', 'bb', 'dddddd', 'dddddd', 'a'])
})
