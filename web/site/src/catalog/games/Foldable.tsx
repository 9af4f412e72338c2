import { useEffect, useRef, useState, type ReactNode } from 'react'
import { stepToEmpty, stepToFill } from './foldSteps.ts'

/** About two screens: what is nearer is drawn by the time it is reached. */
const NEAR = '1500px'

/** So many come or go in one frame, and in the next one none: a phone draws them without losing any. */
const STEP = 3

/** A stretch of its own height in which only the first things are there: more and more of them, or fewer and fewer. */
type Fold = { readonly px: number; readonly there: number; readonly isNear: boolean }

/** What comes next; nothing once it is whole. */
function stepOf(fold: Fold, count: number): Fold | undefined {
  if (!fold.isNear) return { ...fold, there: Math.max(0, fold.there - STEP) }
  return fold.there < count ? { ...fold, there: fold.there + STEP } : undefined
}

export type FoldableProps = {
  /** How many things there are in it. */
  readonly count: number
  /** Draws the first of them, as many as said. */
  readonly children: (count: number) => ReactNode
}

/**
 * A stretch of a long wall. Far from the screen it empties and keeps its height, so that a wall of thousands costs no more
 * than what can be seen of it, and nothing moves. Coming near it fills again. Both go on a few things at a time.
 */
export function Foldable({ count, children }: FoldableProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [fold, setFold] = useState<Fold>()
  useEffect(() => {
    const element = frame.current
    if (element === null) return undefined
    let isNew = true
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.at(-1)?.isIntersecting ?? true
        // What was far from the beginning nobody has seen: it goes at once.
        const there = isNew ? 0 : count
        isNew = false
        setFold((now) => {
          if (now) return { ...now, isNear }
          // It keeps the height that it had when it was whole.
          return isNear ? undefined : { px: element.getBoundingClientRect().height, there, isNear }
        })
      },
      { rootMargin: NEAR },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [count])

  useEffect(() => {
    if (fold === undefined || (!fold.isNear && fold.there === 0)) return undefined
    const step = fold.isNear ? stepToFill : stepToEmpty
    return step(() => setFold((now) => now && stepOf(now, count)))
  }, [fold, count])

  return (
    // What is inside may reach beyond its own place by its margins: they stay inside, so that the height is the same without.
    <div ref={frame} className="flow-root" style={fold && { blockSize: fold.px }}>
      {fold === undefined ? children(count) : fold.there > 0 && children(fold.there)}
    </div>
  )
}
