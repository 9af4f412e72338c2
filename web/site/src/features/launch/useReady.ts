import { useCallback, useEffect, useState } from 'react'
import { seconds } from '@ronda/core'

/** A frame that has sent nothing by then counts as failed. */
const READY_MS_MAX = seconds(20)

export type Ready = { readonly state: 'opening' | 'ready' | 'slow'; readonly setReady: () => void }

/** Whether the game at an address has reported that it is ready. Another address resets it. */
export function useReady(url: string | undefined): Ready {
  const [readyUrl, setReadyUrl] = useState<string>()
  const [slowUrl, setSlowUrl] = useState<string>()
  useEffect(() => {
    if (url === undefined) return undefined
    const timer = setTimeout(() => setSlowUrl(url), READY_MS_MAX)
    return () => clearTimeout(timer)
  }, [url])
  const setReady = useCallback(() => setReadyUrl(url), [url])
  const state =
    url !== undefined && readyUrl === url ? 'ready' : url !== undefined && slowUrl === url ? 'slow' : 'opening'
  return { state, setReady }
}
