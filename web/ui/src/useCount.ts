import { useEffect, useRef, useState } from 'react'
import { countBetween } from './count.ts'

/** The longest duration of a count: the movement is visible, but nobody waits for it. */
const COUNT_MS = 300

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** The target, reached by counting from the value shown before. */
export function useCount(target: bigint): bigint {
  const [shown, setShown] = useState(target)
  const shownRef = useRef(target)

  useEffect(() => {
    const from = shownRef.current
    if (from === target) return undefined
    const startedAtMs = performance.now()
    const durationMs = prefersReducedMotion() ? 0 : COUNT_MS
    let frame = requestAnimationFrame(step)
    function step(nowMs: number): void {
      const progress = durationMs === 0 ? 1 : (nowMs - startedAtMs) / durationMs
      shownRef.current = countBetween(from, target, progress)
      setShown(shownRef.current)
      if (progress < 1) frame = requestAnimationFrame(step)
    }
    return () => cancelAnimationFrame(frame)
  }, [target])

  return shown
}
