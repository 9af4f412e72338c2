import { expect, test } from 'vitest'
import { PACES } from '../round/pace.ts'
import { moveReel, type ReelCourse, type ReelMotion } from './motion.ts'

const course: ReelCourse = {
  pace: 'calm',
  from: 10,
  fromFree: true,
  startMs: 100,
  stopMs: 1_100,
  to: 23,
  toFree: false,
}
const at = (nowMs: number, reel: ReelCourse = course): ReelMotion => {
  const motion = { place: 0, alpha: 0, isBlurred: false, isFree: false, isMoving: false }
  moveReel(motion, reel, nowMs)
  return motion
}

test('a reel stands where it stood, and then where the server said', () => {
  expect(at(0)).toEqual({ place: 10, alpha: 1, isBlurred: false, isFree: true, isMoving: false })
  expect(at(1_100)).toEqual({ place: 23, alpha: 1, isBlurred: false, isFree: false, isMoving: false })
  expect(at(9_999).place).toBe(23)
})

test('it leans back, then runs down ever on while nobody knows the outcome', () => {
  const waiting = { ...course, stopMs: Number.POSITIVE_INFINITY }
  expect(at(150, waiting).place).toBeGreaterThan(10)
  expect(at(600, waiting).place).toBeLessThan(10)
  expect(at(600, waiting).isBlurred).toBe(true)
  expect(at(60_000, waiting).isMoving).toBe(true)
})

test('the strip is changed only while streaks hide it', () => {
  const moments = Array.from({ length: 1_000 }, (_, index) => at(101 + index))
  const changed = moments.findIndex((motion) => !motion.isFree)
  expect(moments[changed]?.isBlurred).toBe(true)
})

test('it swings past its stop by less than a fifth of a cell and comes back', () => {
  const places = Array.from({ length: 400 }, (_, index) => at(700 + index).place)
  const lowest = Math.min(...places)
  expect(lowest).toBeLessThan(23)
  expect(lowest).toBeGreaterThan(22.8)
  expect(places.at(-1)).toBeCloseTo(23, 2)
})

test('it begins to land at the speed it ran with', () => {
  const landFrom = course.stopMs - PACES.calm.landMs
  const running = at(landFrom - 20).place - at(landFrom - 10).place
  const landing = at(landFrom + 1).place - at(landFrom + 11).place
  expect(landing / running).toBeGreaterThan(0.9)
  expect(landing / running).toBeLessThan(1.1)
})

test('with less motion nothing turns: old symbols fade, new ones appear', () => {
  const still: ReelCourse = { ...course, pace: 'still' }
  expect(at(100, still)).toMatchObject({ place: 10, alpha: 1 })
  expect(at(600, still)).toMatchObject({ place: 10, isBlurred: false, isMoving: true })
  expect(at(1_020, still).place).toBe(23)
  expect(at(1_020, still).alpha).toBeCloseTo(0.5)
  expect(at(1_100, still)).toMatchObject({ place: 23, alpha: 1 })
})
