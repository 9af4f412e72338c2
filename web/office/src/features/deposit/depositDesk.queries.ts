import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { DepositQueue } from '@ronda/contract'
import { granted } from '@ronda/base/call/api.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { DESK_KEY, DESK_OPTIONS } from '../../shell/desk/desk.queries.ts'

/** Deposits by the reason they need attention, page by page. */
export const queueQuery = (queue: DepositQueue) =>
  infiniteQueryOptions({
    queryKey: [...DESK_KEY, 'deposits', queue],
    initialPageParam: '',
    queryFn: async ({ pageParam }) =>
      granted(await staffApi.depositDesk.list(pageParam === '' ? { queue } : { queue, before: pageParam })),
    getNextPageParam: ({ lines, hasMore }) => (hasMore ? String(lines.at(-1)?.seq ?? '') : undefined),
    ...DESK_OPTIONS,
  })

export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: [...DESK_KEY, 'deposit', id],
    queryFn: async () => granted(await staffApi.depositDesk.one({ id })),
    ...DESK_OPTIONS,
  })
