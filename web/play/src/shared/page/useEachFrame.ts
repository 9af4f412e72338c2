import { useEffect, useRef } from 'react'

/** Calls back before every frame, until the component is unmounted. */
export function useEachFrame(draw: (nowMs: number) => void): void {
  const latest = useRef(draw)
  useEffect(() => {
    latest.current = draw
  })
  useEffect(() => {
    let frame = 0
    const step = (nowMs: number): void => {
      latest.current(nowMs)
      frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [])
}
