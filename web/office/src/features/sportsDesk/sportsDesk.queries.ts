import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { granted } from '@ronda/base/call/api.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { DESK_KEY, DESK_OPTIONS } from '../../shell/desk/desk.queries.ts'

export const boardQuery = queryOptions({
  queryKey: [...DESK_KEY, 'trading'],
  queryFn: async () => granted(await staffApi.sportsDesk.board()),
  ...DESK_OPTIONS,
})

export type BoardRead = Awaited<ReturnType<NonNullable<typeof boardQuery.queryFn>>>

export const decisionsQuery = queryOptions({
  queryKey: [...DESK_KEY, 'trading', 'decisions'],
  queryFn: async () => granted(await staffApi.sportsDesk.decisions()).decisions,
  ...DESK_OPTIONS,
})

export const tradedQuery = (match: number) =>
  queryOptions({
    queryKey: [...DESK_KEY, 'trading', match],
    queryFn: async () => granted(await staffApi.sportsDesk.match({ match })),
    ...DESK_OPTIONS,
  })

export type Traded = Awaited<ReturnType<NonNullable<ReturnType<typeof tradedQuery>['queryFn']>>>

export type Chosen = { readonly match: number; readonly market: string; readonly choice: string }

/** The bets behind a selection, the largest first. */
export const behindQuery = (chosen: Chosen) =>
  infiniteQueryOptions({
    queryKey: [...DESK_KEY, 'trading', chosen],
    queryFn: async ({ pageParam: after }) =>
      granted(await staffApi.sportsDesk.bets({ ...chosen, ...(after !== undefined && { after }) })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...DESK_OPTIONS,
  })
