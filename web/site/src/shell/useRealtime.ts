import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { RealtimeState } from '@ronda/client/realtime'
import { api } from '../api.ts'
import { useMember } from '../people/session/useMember.ts'
import { makeMessageHandler } from './applyMessages.ts'
import { loadWithRetry } from './loadWithRetry.ts'

/** Opens the socket once its code is loaded; a visitor's page never loads it. */
function openLate(queries: QueryClient, onState: (state: RealtimeState) => void): () => void {
  let isOver = false
  let close = (): void => {}
  async function open(): Promise<void> {
    const { openRealtime } = await loadWithRetry(() => import('@ronda/client/realtime'))
    if (isOver) return
    const getSocketToken = () => api.session.ticket()
    const realtime = openRealtime({ getSocketToken, onState, onMessage: makeMessageHandler(queries) })
    close = () => realtime.close()
  }
  // Without it the page is treated as one that has lost its connection.
  open().catch(() => onState('waiting'))
  return () => {
    isOver = true
    close()
  }
}

/** Keeps this tab's socket open while a member is signed in, and applies its messages to the query cache. */
export function useRealtime(): RealtimeState {
  const queries = useQueryClient()
  const memberId = useMember()?.id
  const [state, setState] = useState<RealtimeState>('ended')
  useEffect(() => (memberId === undefined ? undefined : openLate(queries, setState)), [memberId, queries])
  return state
}
