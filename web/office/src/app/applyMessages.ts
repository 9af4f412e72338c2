import type { QueryClient } from '@tanstack/react-query'
import type { RealtimeMessage } from '@ronda/client/realtime'
import { BRAND_KEY } from '@ronda/base/brand/brand.queries.ts'
import { statusQuery } from '@ronda/base/brand/status.queries.ts'
import { leaveSession, memberQuery } from '@ronda/base/member/session.ts'

/** Applies the messages of the socket that concern staff. The queues themselves are polled. */
export function makeMessageHandler(queries: QueryClient): (message: RealtimeMessage) => void {
  let hasConnected = false

  const invalidate = (queryKey: readonly unknown[]): void => void queries.invalidateQueries({ queryKey })

  function invalidateBrand(): void {
    invalidate(statusQuery.queryKey)
    invalidate(BRAND_KEY)
  }

  /** Refetches what may have changed while the socket was not connected. */
  function catchUp(): void {
    if (hasConnected) {
      invalidateBrand()
      invalidate(memberQuery.queryKey)
    }
    hasConnected = true
  }

  return ({ type }) => {
    if (type === 'hello') catchUp()
    else if (type === 'signed_out') leaveSession(queries)
    else if (type === 'brand') invalidateBrand()
    else if (type === 'inbox') invalidate(memberQuery.queryKey)
    else if (type === 'games') invalidate(['game'])
  }
}
