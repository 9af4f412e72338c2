import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api, granted } from '@ronda/base/call/api.ts'
import { INBOX_KEY } from './inboxKey.ts'

export type InboxFilter = 'all' | 'unread'

/** Messages, page by page, the newest first. */
export const messagesQuery = (filter: InboxFilter) =>
  infiniteQueryOptions({
    queryKey: [...INBOX_KEY, filter],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: before }) =>
      granted(
        await api.inbox.list({
          ...(before !== undefined && { before }),
          ...(filter === 'unread' && { only: 'unread' as const }),
        }),
      ),
    getNextPageParam: ({ messages, hasMore }) => (hasMore ? messages.at(-1)?.id : undefined),
    meta: { isPrivate: true },
  })

/** Which kinds are also sent by mail. */
export const mailQuery = queryOptions({
  queryKey: [...INBOX_KEY, 'mail'],
  queryFn: async () => granted(await api.inbox.settings()),
  meta: { isPrivate: true },
})
