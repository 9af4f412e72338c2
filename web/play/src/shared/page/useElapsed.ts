import { useEffect, useState } from 'react'
import { isStill } from './still.ts'

/** How much of a show had passed at the first render: animations start there, also for a player who joins late. */
export function useElapsedAtFirst(showsAtMs: number, nowMs: () => number): number {
  const [elapsedMs] = useState(() => Math.max(0, nowMs() - showsAtMs))
  return Math.round(elapsedMs)
}

/** How many of these moments have passed, counted from the beginning of the show. */
export function usePassedByClock(marksMs: readonly number[], showsAtMs: number, nowMs: () => number): number {
  const [passed, setPassed] = useState(() => marksMs.filter((mark) => nowMs() - showsAtMs >= mark).length)
  const key = marksMs.join(' ')
  useEffect(() => {
    const marks = key === '' ? [] : key.split(' ').map(Number)
    const countPassed = (): number => marks.filter((mark) => nowMs() - showsAtMs >= mark).length
    setPassed(countPassed())
    const timers = marks
      .map((mark) => mark - (nowMs() - showsAtMs))
      .filter((span) => span > 0)
      .map((span) => setTimeout(() => setPassed(countPassed()), span + 5))
    return () => timers.forEach((timer) => clearTimeout(timer))
  }, [key, showsAtMs, nowMs])
  return passed
}

/** The same, but with reduced motion all of them have passed at once. */
export function usePassed(marksMs: readonly number[], showsAtMs: number, nowMs: () => number): number {
  const passed = usePassedByClock(marksMs, showsAtMs, nowMs)
  return isStill() ? marksMs.length : passed
}
