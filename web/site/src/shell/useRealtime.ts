import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { RealtimeMessage, RealtimeState } from '@ronda/client/realtime'
import { api } from '../api.ts'
import { HOUSE_KEY } from '../brand/house.queries.ts'
import { statusQuery } from '../brand/status.queries.ts'
import { CASHIER_KEY } from '../money/cashierKey.ts'
import { balanceQuery, hearBalance } from '../money/wallet/wallet.queries.ts'
import { hearJackpots } from '../play/jackpot/jackpot.queries.ts'
import { leaveSession } from '../people/session/session.ts'
import { useMember } from '../people/session/useMember.ts'
import { loadTwice } from './loadTwice.ts'

/** Everything that says which games are open. */
const GAME_KEYS: ReadonlySet<unknown> = new Set(['games', 'game', 'found', 'hot', 'maker', 'vendors', 'ranks', 'shelf'])

function hear(queries: QueryClient, message: RealtimeMessage): void {
  switch (message.type) {
    // Something may have moved while nobody was listening.
    case 'hello':
      return void queries.invalidateQueries({ queryKey: balanceQuery.queryKey })
    case 'balance':
      return hearBalance(queries, message.balance)
    case 'signed_out':
      return leaveSession(queries)
    case 'house':
      void queries.invalidateQueries({ queryKey: statusQuery.queryKey })
      return void queries.invalidateQueries({ queryKey: HOUSE_KEY })
    case 'games':
      return void queries.invalidateQueries({ predicate: ({ queryKey }) => GAME_KEYS.has(queryKey[0]) })
    case 'cashier':
      return void queries.invalidateQueries({ queryKey: CASHIER_KEY })
    case 'jackpots':
      return hearJackpots(queries, message)
  }
}

/** Opens the socket once its code is there; a visitor's page never fetches it. */
function openLate(queries: QueryClient, onState: (state: RealtimeState) => void): () => void {
  let isOver = false
  let close = (): void => {}
  async function open(): Promise<void> {
    const { openRealtime } = await loadTwice(() => import('@ronda/client/realtime'))
    if (isOver) return
    const getTicket = () => api.session.ticket()
    const realtime = openRealtime({ getTicket, onState, onMessage: (message) => hear(queries, message) })
    close = () => realtime.close()
  }
  // Without it the page is as good as one that has lost its connection, and says so.
  open().catch(() => onState('waiting'))
  return () => {
    isOver = true
    close()
  }
}

/** Keeps this tab's socket open while a member is signed in, and folds what it says into what the page knows. */
export function useRealtime(): RealtimeState {
  const queries = useQueryClient()
  const memberId = useMember()?.id
  const [state, setState] = useState<RealtimeState>('ended')
  useEffect(() => (memberId === undefined ? undefined : openLate(queries, setState)), [memberId, queries])
  return state
}
