import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stepToEmpty, stepToFill } from './foldSteps.ts'

let frames: Map<number, () => void>
let commits: (() => void)[]
let last = 0

beforeEach(() => {
  frames = new Map()
  commits = []
  vi.stubGlobal('requestAnimationFrame', (go: () => void) => {
    last += 1
    frames.set(last, go)
    return last
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id))
})
afterEach(() => vi.unstubAllGlobals())

function drawFrame(): void {
  const due = [...frames.values()]
  frames.clear()
  for (const go of due) go()
  // React commits a change after the callbacks of the frame have run.
  for (const commit of commits.splice(0)) commit()
}

/** Steps repeatedly, as a block of the grid does; returns the frames in which it did. */
function stepRepeatedly(step: typeof stepToFill, times: number, now: () => number): number[] {
  const at: number[] = []
  const next = (): void => {
    const stop = step(() => {
      at.push(now())
      commits.push(() => {
        stop()
        if (at.length < times) next()
      })
    })
  }
  next()
  return at
}

test('every second frame is idle, and emptying waits until nothing fills', () => {
  let frame = 0
  const filled = stepRepeatedly(stepToFill, 3, () => frame)
  const emptied = stepRepeatedly(stepToEmpty, 2, () => frame)
  for (frame = 1; frame <= 12; frame += 1) drawFrame()
  expect(filled).toEqual([2, 4, 6])
  expect(emptied).toEqual([8, 10])
})

test('a cancelled step does not run, and blocks no other', () => {
  const go = vi.fn<() => void>()
  stepToFill(go)()
  stepToEmpty(go)()
  const emptied = stepRepeatedly(stepToEmpty, 1, () => 0)
  for (let frame = 0; frame < 6; frame += 1) drawFrame()
  expect(go).not.toHaveBeenCalled()
  expect(emptied).toEqual([0])
})
