import type { Refusal } from '@ronda/client'
import type { Result } from '@ronda/core'
import { useCallback, useEffect, useRef, useState } from 'react'

export type Asked<T> =
  | { readonly state: 'asking' }
  | { readonly state: 'failed'; readonly refusal: Refusal }
  | { readonly state: 'here'; readonly value: T }

/**
 * Loads once when first rendered, and again on request: from a skeleton, or keeping the old value until the reply
 * arrives. `ask` must be the same function on every render.
 */
export function useAsk<T>(
  ask: () => Promise<Result<T, Refusal>>,
): readonly [Asked<T>, again: () => void, refresh: () => Promise<void>] {
  const [asked, setAsked] = useState<Asked<T>>({ state: 'asking' })
  const latest = useRef(0)

  // Of several requests under way only the last one counts.
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
