import { useEffect, useRef, useState, type ReactNode } from 'react'

/** About two screens: what is nearer is drawn by the time it is reached. */
const NEAR = '1500px'

/** So many come back in one frame, and in the next one none: a phone draws them without losing any. */
const STEP = 3

/** A stretch of its own height in which the first things are back already. */
type Fold = { readonly px: number; readonly back: number }

export type FoldableProps = {
  /** How many things there are in it. */
  readonly count: number
  /** Draws the first of them, as many as said. */
  readonly children: (count: number) => ReactNode
}

/**
 * A stretch of a long wall. Far from the screen it folds into an empty box of its own height, so that a wall of thousands
 * costs no more than what can be seen of it, and nothing moves. Coming near it fills again, a few things at a time.
 */
export function Foldable({ count, children }: FoldableProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [fold, setFold] = useState<Fold>()
  useEffect(() => {
    const element = frame.current
    if (element === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.at(-1)?.isIntersecting ?? true
        setFold((now) => {
          if (isNear) return now && { ...now, back: Math.max(now.back, STEP) }
          // Once folded it keeps the height it had.
          return { px: now?.px ?? element.offsetHeight, back: 0 }
        })
      },
      { rootMargin: NEAR },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const back = fold?.back ?? 0
  useEffect(() => {
    if (back === 0) return undefined
    let next = requestAnimationFrame(() => {
      next = requestAnimationFrame(() =>
        setFold((now) => (now === undefined || back >= count ? undefined : { ...now, back: back + STEP })),
      )
    })
    return () => cancelAnimationFrame(next)
  }, [back, count])

  return (
    <div ref={frame} style={fold && { blockSize: fold.px }}>
      {fold === undefined ? children(count) : fold.back > 0 && children(fold.back)}
    </div>
  )
}
