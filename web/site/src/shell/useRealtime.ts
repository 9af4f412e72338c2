import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { openRealtime, type RealtimeState } from '@ronda/client'
import { api } from '../api.ts'
import { HOUSE_KEY } from '../brand/house.queries.ts'
import { statusQuery } from '../brand/status.queries.ts'
import { balanceQuery, hearBalance } from '../money/wallet/wallet.queries.ts'
import { leaveSession } from '../people/session/session.ts'
import { useMember } from '../people/session/useMember.ts'

/** Everything that says which games are open. */
const GAME_KEYS: ReadonlySet<unknown> = new Set(['games', 'game', 'found', 'hot', 'maker', 'vendors', 'ranks', 'shelf'])

/** Keeps this tab's socket open while a member is signed in, and folds what it says into what the page knows. */
export function useRealtime(): RealtimeState {
  const queries = useQueryClient()
  const memberId = useMember()?.id
  const [state, setState] = useState<RealtimeState>('ended')

  useEffect(() => {
    if (memberId === undefined) return undefined
    const realtime = openRealtime({
      getTicket: () => api.session.ticket(),
      onState: setState,
      onMessage(message) {
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
        }
      },
    })
    return () => realtime.close()
  }, [memberId, queries])

  return state
}
