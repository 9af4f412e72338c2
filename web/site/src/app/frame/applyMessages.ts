import type { QueryClient } from '@tanstack/react-query'
import type { RealtimeMessage } from '@ronda/client/realtime'
import { BRAND_KEY } from '@ronda/base/brand/brand.queries.ts'
import { statusQuery } from '@ronda/base/brand/status.queries.ts'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'
import { balanceQuery } from '@ronda/base/wallet/balance.queries.ts'
import { applyBalance } from '../../shell/wallet/wallet.queries.ts'
import { leaveSession, memberQuery } from '@ronda/base/member/session.ts'
import { applyJackpots } from '@ronda/base/jackpot/jackpot.queries.ts'
import { applyUnreadCount, INBOX_KEY } from '../../features/inbox/inboxKey.ts'
import { CONTRACT_KEY } from '../../features/agentContract/agentContractKey.ts'
import { TEAM_KEY } from '../../features/team/teamKey.ts'

/** The query keys that depend on which games are open. */
const GAME_KEYS: ReadonlySet<unknown> = new Set([
  'games',
  'game',
  'found',
  'hot',
  'vendorGames',
  'vendors',
  'ranks',
  'favourites',
])

/** Applies the messages of the socket to the query cache. */
export function makeMessageHandler(queries: QueryClient): (message: RealtimeMessage) => void {
  let hasConnected = false

  const invalidate = (queryKey: readonly unknown[]): void => void queries.invalidateQueries({ queryKey })
  const invalidateGames = (): void =>
    void queries.invalidateQueries({ predicate: ({ queryKey }) => GAME_KEYS.has(queryKey[0]) })

  function invalidateBrand(): void {
    invalidate(statusQuery.queryKey)
    invalidate(BRAND_KEY)
  }

  /**
   * Refetches what may have changed while the socket was not connected. On the first connection only money and the open
   * game are refetched: the lists were just loaded.
   */
  function catchUp(): void {
    invalidate(balanceQuery.queryKey)
    invalidate(CASHIER_KEY)
    if (hasConnected) {
      invalidateGames()
      invalidateBrand()
      invalidate(memberQuery.queryKey)
      invalidate(INBOX_KEY)
      invalidate(TEAM_KEY)
      invalidate(CONTRACT_KEY)
    } else invalidate(['game'])
    hasConnected = true
  }

  return (message) => {
    switch (message.type) {
      case 'hello':
        return catchUp()
      case 'balance':
        return applyBalance(queries, message.balance)
      case 'signed_out':
        return leaveSession(queries)
      case 'brand':
        return invalidateBrand()
      case 'games':
        return invalidateGames()
      case 'cashier':
        return invalidate(CASHIER_KEY)
      case 'team':
        return invalidate(TEAM_KEY)
      case 'contracts':
        return invalidate(CONTRACT_KEY)
      case 'member':
        return invalidate(memberQuery.queryKey)
      case 'inbox':
        return applyUnreadCount(queries, message.unreadCount)
      case 'jackpots':
        return applyJackpots(queries, message)
    }
  }
}
