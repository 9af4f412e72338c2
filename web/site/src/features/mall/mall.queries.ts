import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Language } from '@ronda/i18n'
import { api, granted } from '@ronda/base/call/api.ts'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'

/** The first part of the key of the goods: their stock changes when somebody redeems. */
export const GOODS_KEY = ['mallGoods'] as const

/** What points can be redeemed for. */
export const goodsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...GOODS_KEY, language],
    queryFn: async () => granted(await api.mall.goods({ language })),
  })

/** What the member has redeemed, newest first. */
export const redemptionsQuery = (language: Language) =>
  infiniteQueryOptions({
    queryKey: [...CASHIER_KEY, 'redemptions', language],
    queryFn: async ({ pageParam }: { readonly pageParam: number | undefined }) =>
      granted(await api.mall.redemptions({ language, ...(pageParam !== undefined && { before: pageParam }) })),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: { isPrivate: true },
  })
