import { useEffect, useState } from 'react'
import { seconds } from '@ronda/core'

const SOON_MS = seconds(2)

/** False during the first render, true shortly after: for content that is not visible at first. */
export function useSoon(afterMs: number = SOON_MS): boolean {
  const [isSoon, setSoon] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSoon(true), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])
  return isSoon
}
