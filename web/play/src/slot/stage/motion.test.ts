import { expect, test } from 'vitest'
import { PACES, type Pace } from '../round/pace.ts'
import { heightAbove, moveReel, restOfFall } from './motion.ts'
import { anchorOf, EMPTY, saveView, makeReel, setView, symbolAt, type Reel, type ReelStyle } from './reel.ts'

const [OLD, NEW] = [
  [1, 2, 3],
  [4, 5, 6],
]

type Course = { readonly pace?: Pace; readonly style?: ReelStyle; readonly stopMs?: number }

/** A reel that starts at 100 ms and stops at 1,100. */
function at(nowMs: number, { pace = 'calm', style = 'turn', stopMs = 1_100 }: Course = {}): Reel {
  const reel = makeReel(style)
  setView(reel, OLD ?? [], [7])
  saveView(reel)
  setView(reel, NEW ?? [], [8])
  reel.startMs = 100
  reel.stopMs = stopMs
  moveReel(reel, pace, nowMs)
  return reel
}

const seen = (reel: Reel): readonly number[] => [0, 1, 2].map((row) => symbolAt(reel, row))

test('a reel shows its old symbols, and then those from the server', () => {
  expect(at(0)).toMatchObject({ place: 0, isTo: false, isMoving: false })
  expect(seen(at(0))).toEqual(OLD)
  expect(at(1_100)).toMatchObject({ place: 0, isTo: true, isMoving: false })
  expect(seen(at(9_999))).toEqual(NEW)
})

test('it leans back, then keeps running down while the outcome is unknown', () => {
  const waiting = { stopMs: Number.POSITIVE_INFINITY }
  expect(at(150, waiting).place).toBeGreaterThan(0)
  expect(at(600, waiting).place).toBeLessThan(0)
  expect(at(600, waiting).isBlurred).toBe(true)
  expect(at(60_000, waiting).isMoving).toBe(true)
})

test('the new symbols come only while the blur hides the change', () => {
  const moments = Array.from({ length: 1_000 }, (_, index) => at(101 + index))
  const changed = moments.findIndex((reel) => reel.isTo)
  expect(moments[changed]?.isBlurred).toBe(true)
})

test('it swings past its stop by less than a fifth of a cell and comes back', () => {
  const places = Array.from({ length: 400 }, (_, index) => at(700 + index).place)
  const lowest = Math.min(...places)
  expect(lowest).toBeLessThan(0)
  expect(lowest).toBeGreaterThan(-0.2)
  expect(places.at(-1)).toBeCloseTo(0, 2)
})

test('it begins to land at the speed it ran with', () => {
  const landFrom = 1_100 - PACES.calm.landMs
  const running = at(landFrom - 20).place - at(landFrom - 10).place
  const landing = at(landFrom + 1).place - at(landFrom + 11).place
  expect(landing / running).toBeGreaterThan(0.9)
  expect(landing / running).toBeLessThan(1.1)
})

test('with reduced motion nothing turns: old symbols fade out, new ones appear', () => {
  const still = { pace: 'still' } as const
  expect(at(100, still)).toMatchObject({ isTo: false, alpha: 1 })
  expect(at(600, still)).toMatchObject({ place: 0, isTo: false, isBlurred: false, isMoving: true })
  expect(at(1_020, still).isTo).toBe(true)
  expect(at(1_020, still).alpha).toBeCloseTo(0.5)
  expect(at(1_100, still)).toMatchObject({ isTo: true, alpha: 1 })
})

test('where symbols fall, all old ones leave and the lowest new one lands first', () => {
  expect(symbolAt(at(400, { style: 'drop' }), -1)).toBe(EMPTY)
  const falling = at(1_000, { style: 'drop' })
  expect(falling.isTo).toBe(true)
  const above = [0, 1, 2].map((row) => heightAbove(falling, row))
  expect(above.toSorted((left, right) => right - left)).toEqual(above)
  expect(restOfFall(0)).toBe(1)
  expect(restOfFall(1)).toBe(0)
})

test('the symbols that pass by are those on the strip around the stop', () => {
  const strip = [9, 1, 2, 3, 8, 7]
  expect(anchorOf(strip, [1, 2, 3])).toBe(1)
  expect(anchorOf(strip, [7, 9])).toBe(5)
  const reel = makeReel('turn')
  setView(reel, [1, 2, 3], strip)
  expect([-1, 0, 3, 4].map((row) => symbolAt(reel, row))).toEqual([9, 1, 8, 7])
})
