import { infiniteQueryOptions } from '@tanstack/react-query'
import { granted } from '@ronda/base/call/api.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { DESK_KEY, DESK_OPTIONS } from '../../shell/desk/desk.queries.ts'

/** The money is the same on every page; the plans go on. */
export const plansQuery = infiniteQueryOptions({
  queryKey: [...DESK_KEY, 'tournaments'],
  queryFn: async ({ pageParam: before }) =>
    granted(await staffApi.tournamentDesk.list({ ...(before !== undefined && { before }) })),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
  ...DESK_OPTIONS,
})
