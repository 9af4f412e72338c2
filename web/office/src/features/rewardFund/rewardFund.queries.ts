import { infiniteQueryOptions } from '@tanstack/react-query'
import { granted } from '@ronda/base/call/api.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { DESK_KEY, DESK_OPTIONS } from '../../shell/desk/desk.queries.ts'

/** The funds are the same on every page; the proposals go on. */
export const rewardFundsQuery = infiniteQueryOptions({
  queryKey: [...DESK_KEY, 'rewardFunds'],
  queryFn: async ({ pageParam: before }) =>
    granted(await staffApi.rewardFunds.list({ ...(before !== undefined && { before }) })),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
  ...DESK_OPTIONS,
})
