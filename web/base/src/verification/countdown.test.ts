import { expect, test } from 'vitest'
import type { Store } from '../browser/store.ts'
import { readUntilMs, secondsLeft, writeUntilMs } from './countdown.ts'

function memoryStore(): Store {
  const stored = new Map<string, string>()
  return {
    get: (key) => stored.get(key) ?? null,
    set: (key, value) => void stored.set(key, value),
    clear: (key) => void stored.delete(key),
    clearAll: () => stored.clear(),
  }
}

test.each([
  [60_000, 0, 60],
  [60_000, 1, 60],
  [60_000, 1_000, 59],
  [60_000, 59_999, 1],
  [60_000, 60_000, 0],
  [60_000, 90_000, 0],
])('until %d at %d there are %d seconds left', (untilMs, nowMs, seconds) => {
  expect(secondsLeft(untilMs, nowMs)).toBe(seconds)
})

test('each number and each purpose has its own countdown, which survives a reload', () => {
  const store = memoryStore()
  writeUntilMs('login', '52 5512345678', 90_000, store)
  expect(readUntilMs('login', '52 5512345678', store)).toBe(90_000)
  expect(readUntilMs('password', '52 5512345678', store)).toBe(0)
  expect(readUntilMs('login', '52 5512345679', store)).toBe(0)
})

test('an invalid stored countdown counts as none', () => {
  const store = memoryStore()
  store.set('ronda.code.login.1', 'soon')
  expect(readUntilMs('login', '1', store)).toBe(0)
})
