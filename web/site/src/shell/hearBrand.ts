import type { QueryClient } from '@tanstack/react-query'
import type { RealtimeMessage } from '@ronda/client/realtime'
import { BRAND_KEY } from '../brand/brand.queries.ts'
import { statusQuery } from '../brand/status.queries.ts'
import { CASHIER_KEY } from '../money/cashierKey.ts'
import { balanceQuery, hearBalance } from '../money/wallet/wallet.queries.ts'
import { leaveSession, memberQuery } from '../people/session/session.ts'
import { hearJackpots } from '../play/jackpot/jackpot.queries.ts'
import { hearInbox, INBOX_KEY } from '../talk/inbox/inboxKey.ts'

/** The query keys that depend on which games are open. */
const GAME_KEYS: ReadonlySet<unknown> = new Set([
  'games',
  'game',
  'found',
  'hot',
  'maker',
  'vendors',
  'ranks',
  'favourites',
])

/** Applies the messages of the socket to the query cache. */
export function makeHearing(queries: QueryClient): (message: RealtimeMessage) => void {
  let hasHeard = false

  const doubt = (queryKey: readonly unknown[]): void => void queries.invalidateQueries({ queryKey })
  const doubtGames = (): void =>
    void queries.invalidateQueries({ predicate: ({ queryKey }) => GAME_KEYS.has(queryKey[0]) })

  function invalidateBrand(): void {
    doubt(statusQuery.queryKey)
    doubt(BRAND_KEY)
  }

  /**
   * Refetches what may have changed while the socket was not connected. On the first connection only money and the open
   * game are refetched: the lists were just loaded.
   */
  function catchUp(): void {
    doubt(balanceQuery.queryKey)
    doubt(CASHIER_KEY)
    if (hasHeard) {
      doubtGames()
      invalidateBrand()
      doubt(memberQuery.queryKey)
      doubt(INBOX_KEY)
    } else doubt(['game'])
    hasHeard = true
  }

  return (message) => {
    switch (message.type) {
      case 'hello':
        return catchUp()
      case 'balance':
        return hearBalance(queries, message.balance)
      case 'signed_out':
        return leaveSession(queries)
      case 'brand':
        return invalidateBrand()
      case 'games':
        return doubtGames()
      case 'cashier':
        return doubt(CASHIER_KEY)
      case 'inbox':
        return hearInbox(queries, message.unreadCount)
      case 'jackpots':
        return hearJackpots(queries, message)
    }
  }
}
