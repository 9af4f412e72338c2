import { useEffect, useState } from 'react'
import { isStill } from '../kit/still.ts'

/** How much of a showing was over when this was first drawn: what moves begins there, for whoever comes late too. */
export function useElapsedAtFirst(showsAtMs: number, nowMs: () => number): number {
  const [elapsedMs] = useState(() => Math.max(0, nowMs() - showsAtMs))
  return Math.round(elapsedMs)
}

/** How many of these moments are over, counted from the beginning of the showing. */
export function usePassedByClock(marksMs: readonly number[], showsAtMs: number, nowMs: () => number): number {
  const [passed, setPassed] = useState(() => marksMs.filter((mark) => nowMs() - showsAtMs >= mark).length)
  const key = marksMs.join(' ')
  useEffect(() => {
    const marks = key === '' ? [] : key.split(' ').map(Number)
    const look = (): number => marks.filter((mark) => nowMs() - showsAtMs >= mark).length
    setPassed(look())
    const timers = marks
      .map((mark) => mark - (nowMs() - showsAtMs))
      .filter((span) => span > 0)
      .map((span) => setTimeout(() => setPassed(look()), span + 5))
    return () => timers.forEach((timer) => clearTimeout(timer))
  }, [key, showsAtMs, nowMs])
  return passed
}

/** The same, but who wants no motion has seen all at once. */
export function usePassed(marksMs: readonly number[], showsAtMs: number, nowMs: () => number): number {
  const passed = usePassedByClock(marksMs, showsAtMs, nowMs)
  return isStill() ? marksMs.length : passed
}
