import { useEffect, useRef, useState, type ReactNode } from 'react'
import { stepToEmpty, stepToFill } from './foldSteps.ts'

/** About two screens, so that nearer tiles are rendered by the time they are scrolled to. */
const NEAR = '1500px'

/** How many tiles are mounted or unmounted per step; the next frame does none, so that a phone drops no frames. */
const STEP = 3

/** A block of fixed height in which only the first `there` tiles are rendered. */
type Fold = { readonly px: number; readonly there: number; readonly isNear: boolean }

/** The state after the next step; undefined once every tile is rendered. */
function stepOf(fold: Fold, count: number): Fold | undefined {
  if (!fold.isNear) return { ...fold, there: Math.max(0, fold.there - STEP) }
  return fold.there < count ? { ...fold, there: fold.there + STEP } : undefined
}

export type FoldableProps = {
  /** How many tiles the block has. */
  readonly count: number
  /** Renders the first `count` of them. */
  readonly children: (count: number) => ReactNode
}

/**
 * A block of a long grid. Far from the viewport it unmounts its tiles and keeps its height, so that a grid of thousands
 * costs no more than its visible part and nothing shifts. Near the viewport it mounts them again. Both happen a few
 * tiles at a time.
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
        // A block that was never near has not been seen: its tiles are removed at once.
        const there = isNew ? 0 : count
        isNew = false
        setFold((now) => {
          if (now) return { ...now, isNear }
          // Keeps the height of the complete block.
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
    // `flow-root` keeps the margins of the tiles inside, so that the height is the same without them.
    <div ref={frame} className="flow-root" style={fold && { blockSize: fold.px }}>
      {fold === undefined ? children(count) : fold.there > 0 && children(fold.there)}
    </div>
  )
}
