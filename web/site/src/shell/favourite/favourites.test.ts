import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isFavourite,
  NO_FAVOURITES,
  startSending,
  withAnswer,
  withSaved,
  withTap,
  type Favourites,
} from './favourites.ts'

const game = (nodeId: number) => ({ nodeId, vendor: 'RONDA', gameType: 'RNG' }) as const
const saved = (...nodeIds: readonly number[]): Favourites => withSaved(NO_FAVOURITES, nodeIds)
const tap = (now: Favourites, nodeId: number): Favourites => withTap(now, game(nodeId))

test('a tap is shown at once and sent', () => {
  const tapped = tap(NO_FAVOURITES, 1)
  expect(isFavourite(tapped, 1)).toBe(true)
  expect(startSending(tapped).sending).toEqual({ game: game(1), isWanted: true })
})

test.each([[saved()], [saved(1)]])('a second tap undoes the first, and nothing is sent', (before) => {
  expect(startSending(tap(tap(before, 1), 1)).sending).toBeUndefined()
})

test.each([
  ['granted', true, true],
  ['refused', false, false],
])('a new favourite that is %s', (_, isGranted, isShown) => {
  expect(isFavourite(withAnswer(startSending(tap(saved(), 1)), isGranted), 1)).toBe(isShown)
})

test.each([
  ['granted', true, false],
  ['refused', false, true],
])('a removed favourite whose removal is %s', (_, isGranted, isShown) => {
  expect(isFavourite(withAnswer(startSending(tap(saved(1), 1)), isGranted), 1)).toBe(isShown)
})

test('a second tap while the first change is being sent is sent after it', () => {
  const changed = tap(startSending(tap(saved(), 1)), 1)
  expect(isFavourite(changed, 1)).toBe(false)
  expect(startSending(withAnswer(changed, true)).sending).toEqual({ game: game(1), isWanted: false })
  // If the first change is refused, there is nothing to undo.
  expect(startSending(withAnswer(changed, false)).sending).toBeUndefined()
})

test('one change is sent at a time, in the order of the taps', () => {
  const tapped = startSending([3, 1, 2].reduce(tap, NO_FAVOURITES))
  expect(tapped.sending?.game.nodeId).toBe(3)
  expect(startSending(tapped)).toBe(tapped)
})

test('after any taps and refusals, the hearts finally show the server’s list', () => {
  const steps = fc.array(fc.oneof(fc.nat({ max: 5 }), fc.constantFrom('grant' as const, 'refuse' as const)))
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat({ max: 5 })), steps, (before, doings) => {
      const server = new Set(before)
      let now = saved(...before)
      const answer = (isGranted: boolean): void => {
        now = startSending(now)
        if (now.sending === undefined) return
        const { game: sent, isWanted } = now.sending
        if (isGranted && isWanted) server.add(sent.nodeId)
        if (isGranted && !isWanted) server.delete(sent.nodeId)
        now = withAnswer(now, isGranted)
      }
      for (const doing of doings) {
        if (typeof doing === 'number') now = startSending(tap(now, doing))
        else answer(doing === 'grant')
      }
      const wished = [0, 1, 2, 3, 4, 5].filter((nodeId) => isFavourite(now, nodeId))
      while (now.sending !== undefined || now.wishes.size > 0) answer(true)
      expect([0, 1, 2, 3, 4, 5].filter((nodeId) => isFavourite(now, nodeId))).toEqual(wished)
      expect([...now.saved].toSorted((a, b) => a - b)).toEqual([...server].toSorted((a, b) => a - b))
    }),
  )
})
