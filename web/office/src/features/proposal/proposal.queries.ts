import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { granted } from '@ronda/base/call/api.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { DESK_KEY, DESK_OPTIONS } from '../../shell/desk/desk.queries.ts'

export type Filter = 'open' | 'closed'

export function proposalsQuery(filter: Filter) {
  return infiniteQueryOptions({
    queryKey: [...DESK_KEY, 'proposals', filter],
    queryFn: async ({ pageParam: before }) =>
      granted(
        await staffApi.proposals.list({
          isOpen: filter === 'open' ? 'yes' : 'no',
          ...(before !== undefined && { before }),
        }),
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...DESK_OPTIONS,
  })
}

export function proposalQuery(id: string) {
  return queryOptions({
    queryKey: [...DESK_KEY, 'proposal', id],
    queryFn: async () => granted(await staffApi.proposals.read({ id })),
    ...DESK_OPTIONS,
  })
}
