import fc from 'fast-check'
import { expect, test } from 'vitest'
import { glideBetween, movesByItself, slideAt, stepMove } from './carousel.ts'

const place = fc.integer({ min: 2, max: 12 }).chain((count) => fc.tuple(fc.nat(count - 1), fc.constant(count)))

test('as many steps as there are slides lead back to the start, one slide at a time', () => {
  fc.assert(
    fc.property(place, fc.constantFrom(1 as const, -1 as const), ([start, count], step) => {
      let at = start
      const seen = new Set<number>()
      for (let steps = 0; steps < count; steps++) {
        const move = stepMove(at, step, count)
        expect(Math.abs(move.to - move.from)).toBe(1)
        // A move begins at the visible slide, and ends at the reported one.
        expect(move.from % count).toBe(at)
        expect(move.to % count).toBe(move.lands)
        at = move.lands
        seen.add(at)
      }
      expect(at).toBe(start)
      expect(seen.size).toBe(count)
    }),
  )
})

test('a step back undoes a step forward', () => {
  fc.assert(
    fc.property(place, ([at, count]) => {
      expect(stepMove(stepMove(at, 1, count).lands, -1, count).lands).toBe(at)
    }),
  )
})

test.each([
  // offset, width, slides, visible slide
  [0, 400, 4, 0],
  [199, 400, 4, 0],
  [201, 400, 4, 1],
  [1_200, 400, 4, 3],
  // The copy after the last slide is the first.
  [1_600, 400, 4, 0],
  [9_999, 400, 4, 0],
  // In a right-to-left page offsets are negative.
  [-400, 400, 4, 1],
  [-30, 400, 4, 0],
  // Not laid out yet, or empty.
  [50, 0, 4, 0],
  [50, 400, 0, 0],
])('at an offset of %i and a width of %i, of %i slides number %i is visible', (offset, width, count, seen) => {
  expect(slideAt(offset, width, count)).toBe(seen)
})

test('a single slide stays where it is', () => {
  expect(stepMove(0, 1, 1)).toEqual({ from: 0, to: 0, lands: 0 })
  expect(stepMove(0, -1, 1)).toEqual({ from: 0, to: 0, lands: 0 })
})

test('a glide never leaves its range and never turns back', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(share, share, (one, other) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)]
      const [before, after] = [glideBetween(100, 500, early), glideBetween(100, 500, late)]
      expect(before).toBeGreaterThanOrEqual(100)
      expect(after).toBeLessThanOrEqual(500)
      expect(after).toBeGreaterThanOrEqual(before)
    }),
  )
  expect(glideBetween(100, 500, -1)).toBe(100)
  expect(glideBetween(100, 500, 0.5)).toBe(300)
  expect(glideBetween(100, 500, 2)).toBe(500)
})

const calm = { count: 3, isStopped: false, isHeld: false, isHidden: false, isStill: false }

test.each([
  ['several slides and no reason to pause', calm, true],
  ['a single slide', { ...calm, count: 1 }, false],
  ['no slide', { ...calm, count: 0 }, false],
  ['stopped', { ...calm, isStopped: true }, false],
  ['under a pointer', { ...calm, isHeld: true }, false],
  ['a hidden page', { ...calm, isHidden: true }, false],
  ['reduced motion', { ...calm, isStill: true }, false],
])('%s', (_, attention, moves) => {
  expect(movesByItself(attention)).toBe(moves)
})
