import type { QueryClient } from '@tanstack/react-query'
import { memberQuery } from '@ronda/base/member/session.ts'

export const INBOX_KEY = ['inbox'] as const

/** The count is part of the member query and is set at once; the lists are refetched. */
export function applyUnreadCount(queries: QueryClient, unreadCount: number): void {
  queries.setQueryData(memberQuery.queryKey, (member) => member && { ...member, unreadCount })
  void queries.invalidateQueries({ queryKey: INBOX_KEY })
}
