import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { RedemptionState } from '@ronda/contract'
import { granted } from '@ronda/base/call/api.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { DESK_KEY, DESK_OPTIONS } from '../../shell/desk/desk.queries.ts'

/** All goods, offered or not. */
export const goodsQuery = queryOptions({
  queryKey: [...DESK_KEY, 'mall', 'goods'],
  queryFn: async () => granted(await staffApi.mallDesk.goods()),
  ...DESK_OPTIONS,
})

/** What members redeemed, of one state or of all, newest first. */
export const redemptionsQuery = (state: RedemptionState | undefined) =>
  infiniteQueryOptions({
    queryKey: [...DESK_KEY, 'mall', 'redemptions', state ?? 'all'],
    queryFn: async ({ pageParam: before }) =>
      granted(
        await staffApi.mallDesk.redemptions({
          ...(state !== undefined && { state }),
          ...(before !== undefined && { before }),
        }),
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...DESK_OPTIONS,
  })
