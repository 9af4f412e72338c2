import type { QueryClient } from '@tanstack/react-query'
import { memberQuery } from '../../people/session/session.ts'

export const INBOX_KEY = ['inbox'] as const

/** The count is part of who the member is; lists are asked for again. */
export function hearInbox(queries: QueryClient, unreadCount: number): void {
  queries.setQueryData(memberQuery.queryKey, (member) => member && { ...member, unreadCount })
  void queries.invalidateQueries({ queryKey: INBOX_KEY })
}
