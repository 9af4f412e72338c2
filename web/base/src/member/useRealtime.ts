import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { RealtimeMessage, RealtimeState } from '@ronda/client/realtime'
import { api } from '../call/api.ts'
import { useMember } from './useMember.ts'
import { loadWithRetry } from '../load/loadWithRetry.ts'

/** Makes what applies the messages of the socket to the query cache. */
export type MakeMessageHandler = (queries: QueryClient) => (message: RealtimeMessage) => void

/** Opens the socket once its code is loaded; a visitor's page never loads it. */
function openLate(onMessage: (message: RealtimeMessage) => void, onState: (state: RealtimeState) => void): () => void {
  let isOver = false
  let close = (): void => {}
  async function open(): Promise<void> {
    const { openRealtime } = await loadWithRetry(() => import('@ronda/client/realtime'))
    if (isOver) return
    const getSocketToken = () => api.session.ticket()
    const realtime = openRealtime({ getSocketToken, onState, onMessage })
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
export function useRealtime(makeHandler: MakeMessageHandler): RealtimeState {
  const queries = useQueryClient()
  const memberId = useMember()?.id
  const [state, setState] = useState<RealtimeState>('ended')
  useEffect(
    () => (memberId === undefined ? undefined : openLate(makeHandler(queries), setState)),
    [memberId, queries, makeHandler],
  )
  return state
}
