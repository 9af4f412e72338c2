import type { Refusal } from '@ronda/client'
import type { Result } from '@ronda/core'
import { useCallback, useEffect, useRef, useState } from 'react'

export type Asked<T> =
  | { readonly state: 'asking' }
  | { readonly state: 'failed'; readonly refusal: Refusal }
  | { readonly state: 'here'; readonly value: T }

/**
 * Asks once when first shown, and again when told to: anew, or keeping what is there until the answer comes. `ask` must
 * not change from one drawing to the next.
 */
export function useAsk<T>(
  ask: () => Promise<Result<T, Refusal>>,
): readonly [Asked<T>, again: () => void, refresh: () => Promise<void>] {
  const [asked, setAsked] = useState<Asked<T>>({ state: 'asking' })
  const latest = useRef(0)

  // Of several answers under way only the last one asked for counts.
  const load = useCallback(async () => {
    const turn = (latest.current += 1)
    const answer = await ask()
    if (turn !== latest.current) return
    setAsked(answer.ok ? { state: 'here', value: answer.value } : { state: 'failed', refusal: answer.error })
  }, [ask])

  useEffect(() => {
    void load()
    return () => {
      latest.current += 1
    }
  }, [load])

  const again = useCallback(() => {
    setAsked({ state: 'asking' })
    void load()
  }, [load])
  return [asked, again, load]
}
