import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { RafflePlan } from '@ronda/contract'
import { granted } from '@ronda/base/call/api.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { DESK_KEY, DESK_OPTIONS } from '../../shell/desk/desk.queries.ts'

/** The money is the same on every page; the raffles go on. */
export const rafflesQuery = infiniteQueryOptions({
  queryKey: [...DESK_KEY, 'raffles'],
  queryFn: async ({ pageParam: before }) =>
    granted(await staffApi.raffleDesk.list({ ...(before !== undefined && { before }) })),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
  ...DESK_OPTIONS,
})

const textOf = (plan: RafflePlan): string =>
  JSON.stringify(plan, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))

/** A plan as members will read it. */
export const rafflePreviewQuery = (plan: RafflePlan) =>
  queryOptions({
    queryKey: ['rafflePreview', textOf(plan)],
    queryFn: async () => granted(await staffApi.raffleDesk.preview({ plan })),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
