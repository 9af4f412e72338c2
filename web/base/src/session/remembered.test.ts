import { expect, test } from 'vitest'
import { days } from '@ronda/core'
import type { Store } from '../browser/store.ts'
import { NOBODY, readRemembered, remember } from './remembered.ts'

function memoryStore(first?: string): Store {
  const stored = new Map<string, string>(first === undefined ? [] : [['ronda.remembered', first]])
  return {
    get: (key) => stored.get(key) ?? null,
    set: (key, value) => void stored.set(key, value),
    clear: (key) => void stored.delete(key),
    clearAll: () => stored.clear(),
  }
}

test('a name and a number are both remembered, for a day', () => {
  const store = memoryStore()
  remember({ username: 'ana' }, 0, store)
  remember({ countryCode: 'MX', mobileNum: '5512345678' }, 1, store)
  expect(readRemembered(days(1), store)).toEqual({ username: 'ana', countryCode: 'MX', mobileNum: '5512345678' })
  expect(readRemembered(days(1) + 1, store)).toBeUndefined()
})

test('without consent everything is forgotten', () => {
  const store = memoryStore()
  remember({ username: 'ana' }, 0, store)
  remember(undefined, 1, store)
  expect(readRemembered(1, store)).toBeUndefined()
})

test.each([undefined, 'x', '{}', '[]', '{"username":1,"countryCode":"","mobileNum":"","untilMs":9}'])(
  '%s remembers nobody',
  (text) => {
    expect(readRemembered(0, memoryStore(text))).toBeUndefined()
    expect(NOBODY.username).toBe('')
  },
)
