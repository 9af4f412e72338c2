import type { Refusal } from '@ronda/client'
import type { Result } from '@ronda/core'
import { useCallback, useEffect, useState } from 'react'

export type Asked<T> =
  | { readonly state: 'asking' }
  | { readonly state: 'failed'; readonly refusal: Refusal }
  | { readonly state: 'here'; readonly value: T }

/** Asks once when first shown, and again when told to. `ask` must not change from one drawing to the next. */
export function useAsk<T>(ask: () => Promise<Result<T, Refusal>>): readonly [Asked<T>, () => void] {
  const [asked, setAsked] = useState<Asked<T>>({ state: 'asking' })
  const [count, setCount] = useState(0)
  useEffect(() => {
    let isCurrent = true
    void ask().then((answer) => {
      if (!isCurrent) return
      setAsked(answer.ok ? { state: 'here', value: answer.value } : { state: 'failed', refusal: answer.error })
    })
    return () => {
      isCurrent = false
    }
  }, [ask, count])
  const again = useCallback(() => {
    setAsked({ state: 'asking' })
    setCount((before) => before + 1)
  }, [])
  return [asked, again]
}
