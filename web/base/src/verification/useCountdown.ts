import { useEffect, useState } from 'react'
import { readUntilMs, secondsLeft, writeUntilMs, type CodePurpose } from './countdown.ts'

export type Countdown = { readonly seconds: number; readonly start: (waitMs: number) => void }

/** Seconds until another code may be sent, updated each second; no timer runs while there is nothing to count. */
export function useCountdown(purpose: CodePurpose, to: string): Countdown {
  const [nowMs, setNowMs] = useState(Date.now)
  const seconds = secondsLeft(readUntilMs(purpose, to), nowMs)
  const isCounting = seconds > 0
  useEffect(() => {
    setNowMs(Date.now())
    if (!isCounting) return undefined
    const timer = setInterval(() => setNowMs(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [isCounting, to, purpose])
  return {
    seconds,
    start(waitMs) {
      writeUntilMs(purpose, to, Date.now() + waitMs)
      setNowMs(Date.now())
    },
  }
}
