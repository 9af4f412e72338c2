import { useEffect, useState } from 'react'

/** The current time, updated at every full second. */
export function useNow(): number {
  const [nowMs, setNowMs] = useState(Date.now)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    function tick(): void {
      const at = Date.now()
      setNowMs(at)
      timer = setTimeout(tick, 1_000 - (at % 1_000))
    }
    tick()
    return () => clearTimeout(timer)
  }, [])
  return nowMs
}
