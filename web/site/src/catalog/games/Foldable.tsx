import { useEffect, useRef, useState, type ReactNode } from 'react'

/** About two screens: what is nearer is drawn by the time it is reached. */
const NEAR = '1500px'

/**
 * A stretch of a long wall. Far from the screen it folds into an empty box of its own height, so that a wall of thousands
 * costs no more than what can be seen of it, and nothing moves.
 */
export function Foldable({ children }: { readonly children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const [foldedPx, setFoldedPx] = useState<number>()
  useEffect(() => {
    const element = frame.current
    if (element === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.at(-1)?.isIntersecting ?? true
        // Once folded it keeps the height it had.
        setFoldedPx((folded) => (isNear ? undefined : (folded ?? element.offsetHeight)))
      },
      { rootMargin: NEAR },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const isFolded = foldedPx !== undefined
  return (
    <div ref={frame} style={isFolded ? { blockSize: foldedPx } : undefined}>
      {!isFolded && children}
    </div>
  )
}
