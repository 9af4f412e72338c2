import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { granted } from '@ronda/base/call/api.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { DESK_KEY, DESK_OPTIONS } from '../../shell/desk/desk.queries.ts'

export type Filter = 'open' | 'closed'

export function adjustmentsQuery(filter: Filter) {
  return infiniteQueryOptions({
    queryKey: [...DESK_KEY, 'adjustments', filter],
    queryFn: async ({ pageParam: before }) =>
      granted(
        await staffApi.adjustments.list({
          isOpen: filter === 'open' ? 'yes' : 'no',
          ...(before !== undefined && { before }),
        }),
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...DESK_OPTIONS,
  })
}

export function adjustmentQuery(id: string) {
  return queryOptions({
    queryKey: [...DESK_KEY, 'adjustment', id],
    queryFn: async () => granted(await staffApi.adjustments.read({ id })),
    ...DESK_OPTIONS,
  })
}
