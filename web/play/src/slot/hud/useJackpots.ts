import type { JackpotLevel } from '@ronda/contract'
import { seconds } from '@ronda/core'
import { useEffect, useState } from 'react'
import { usePlay } from '../machine/context.ts'

export type ShownPool = { readonly level: JackpotLevel; readonly amount: bigint }

const ASK_MS = seconds(2)

/** The amounts of the pools, polled while the page is visible. If a request fails, the last amounts stay. */
export function useJackpots(): readonly ShownPool[] {
  const { client, session } = usePlay()
  const [pools, setPools] = useState<readonly ShownPool[]>([])
  useEffect(() => {
    let isOver = false
    async function ask(): Promise<void> {
      if (document.hidden) return
      const reply = await client.jackpot.read({ currency: session.currency })
      if (!isOver && reply.ok) setPools(reply.value.pools.filter(({ isRunning }) => isRunning))
    }
    void ask()
    const timer = setInterval(() => void ask(), ASK_MS)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [client, session.currency])
  return pools
}
