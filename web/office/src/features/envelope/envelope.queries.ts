import { infiniteQueryOptions } from '@tanstack/react-query'
import { granted } from '@ronda/base/call/api.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { DESK_KEY, DESK_OPTIONS } from '../../shell/desk/desk.queries.ts'

/** The money is the same on every page; the rains go on. */
export const rainsQuery = infiniteQueryOptions({
  queryKey: [...DESK_KEY, 'envelopes'],
  queryFn: async ({ pageParam: before }) =>
    granted(await staffApi.envelopeDesk.list({ ...(before !== undefined && { before }) })),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
  ...DESK_OPTIONS,
})
