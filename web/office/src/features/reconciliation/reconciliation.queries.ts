import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { granted } from '@ronda/base/call/api.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { DESK_KEY, DESK_OPTIONS } from '../../shell/desk/desk.queries.ts'

export function casesQuery(isOpen: boolean) {
  return infiniteQueryOptions({
    queryKey: [...DESK_KEY, 'reconciliation', isOpen],
    queryFn: async ({ pageParam: before }) =>
      granted(
        await staffApi.reconciliation.list({ isOpen: isOpen ? 'yes' : 'no', ...(before !== undefined && { before }) }),
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...DESK_OPTIONS,
  })
}

export function caseQuery(id: number) {
  return queryOptions({
    queryKey: [...DESK_KEY, 'reconciliation', 'case', id],
    queryFn: async () => granted(await staffApi.reconciliation.read({ id })),
    ...DESK_OPTIONS,
  })
}

export const runsQuery = queryOptions({
  queryKey: [...DESK_KEY, 'reconciliation', 'runs'],
  queryFn: async () => granted(await staffApi.reconciliation.runs()).list,
  ...DESK_OPTIONS,
})

/** It reads every wallet, so it is not refetched automatically. */
export const liabilityQuery = queryOptions({
  queryKey: [...DESK_KEY, 'liability'],
  queryFn: async () => granted(await staffApi.reconciliation.liability()),
  meta: { isPrivate: true },
})
