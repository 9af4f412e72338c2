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
  // What was drawn anew is told so when the frame's own work is done.
  for (const commit of commits.splice(0)) commit()
}

/** Steps over and over, as a stretch of the wall does; says in which frames it did. */
function keepStepping(step: typeof stepToFill, times: number, now: () => number): number[] {
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

test('every other frame rests, and what empties waits until nothing fills', () => {
  let frame = 0
  const filled = keepStepping(stepToFill, 3, () => frame)
  const emptied = keepStepping(stepToEmpty, 2, () => frame)
  for (frame = 1; frame <= 12; frame += 1) drawFrame()
  expect(filled).toEqual([2, 4, 6])
  expect(emptied).toEqual([8, 10])
})

test('what was called off does not happen, and holds nobody up', () => {
  const go = vi.fn<() => void>()
  stepToFill(go)()
  stepToEmpty(go)()
  const emptied = keepStepping(stepToEmpty, 1, () => 0)
  for (let frame = 0; frame < 6; frame += 1) drawFrame()
  expect(go).not.toHaveBeenCalled()
  expect(emptied).toEqual([0])
})
