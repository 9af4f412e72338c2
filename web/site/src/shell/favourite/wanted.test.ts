import { expect, test } from 'vitest'
import type { Favourite } from '@ronda/contract'
import type { Store } from '@ronda/base/browser/store.ts'
import { storeWanted, takeWanted } from './wanted.ts'

function memoryStore(): Store {
  const stored = new Map<string, string>()
  return {
    get: (key) => stored.get(key) ?? null,
    set: (key, value) => void stored.set(key, value),
    clear: (key) => void stored.delete(key),
    clearAll: () => stored.clear(),
  }
}

const GAME: Favourite = { nodeId: 7, vendor: 'RONDA', gameType: 'RNG' }

test('a marked game is given back once', () => {
  const store = memoryStore()
  expect(takeWanted(store)).toBeUndefined()
  storeWanted(GAME, store)
  expect(takeWanted(store)).toEqual(GAME)
  expect(takeWanted(store)).toBeUndefined()
})

test.each(['', 'null', '{', '{"nodeId":"7"}', '[]'])('a stored text that is no game is dropped: %s', (text) => {
  const store = memoryStore()
  store.set('ronda.favourite.wanted', text)
  expect(takeWanted(store)).toBeUndefined()
})
