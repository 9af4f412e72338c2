import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Language } from '@ronda/i18n'
import { api, granted } from '@ronda/base/call/api.ts'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'

/** How points are earned, and what they are worth. */
export const pointConfigQuery = queryOptions({
  queryKey: ['pointConfig'],
  queryFn: async () => granted(await api.point.config()),
})

export type PointConfig = Awaited<ReturnType<NonNullable<typeof pointConfigQuery.queryFn>>>

/** Every change of the points, newest first. */
export const pointDetailsQuery = (language: Language) =>
  infiniteQueryOptions({
    queryKey: [...CASHIER_KEY, 'pointDetails', language],
    queryFn: async ({ pageParam }: { readonly pageParam: number | undefined }) =>
      granted(await api.point.details({ language, ...(pageParam !== undefined && { before: pageParam }) })),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: { isPrivate: true },
  })
