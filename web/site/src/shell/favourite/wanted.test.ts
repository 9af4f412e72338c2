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

const gameOf = (nodeId: number): Favourite => ({ nodeId, vendor: 'RONDA', gameType: 'RNG' })

test('marked games are given back once, in the order in which they were marked', () => {
  const store = memoryStore()
  expect(takeWanted(store)).toEqual([])
  for (const nodeId of [7, 8, 9, 8]) storeWanted(gameOf(nodeId), store)
  expect(takeWanted(store)).toEqual([gameOf(7), gameOf(9), gameOf(8)])
  expect(takeWanted(store)).toEqual([])
})

test('only the last twenty are kept', () => {
  const store = memoryStore()
  for (let nodeId = 1; nodeId <= 30; nodeId++) storeWanted(gameOf(nodeId), store)
  expect(takeWanted(store).map(({ nodeId }) => nodeId)).toEqual(Array.from({ length: 20 }, (_, at) => at + 11))
})

test.each(['', 'null', '{', '{"nodeId":7}', '[{"nodeId":"7"}]', '[]'])(
  'a stored text without a game is dropped: %s',
  (text) => {
    const store = memoryStore()
    store.set('ronda.favourite.wanted', text)
    expect(takeWanted(store)).toEqual([])
  },
)
