import { queryOptions } from '@tanstack/react-query'
import { minutes } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { api, granted } from '@ronda/base/call/api.ts'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'

/** Progress is pushed; this is for what begins and ends meanwhile. */
const AGAIN_MS = minutes(1)

/** What the member can join, and has joined. */
export const promotionsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...CASHIER_KEY, 'promotions', language],
    queryFn: async () => granted(await api.promotions.list({ language })),
    refetchInterval: AGAIN_MS,
    meta: { isPrivate: true },
  })

/** The same for somebody who is not signed in. */
export const promotionOffersQuery = (language: Language) =>
  queryOptions({
    queryKey: ['promotionOffers', language],
    queryFn: async () => ({ isOffered: true, ...granted(await api.promotions.offers({ language })) }),
    refetchInterval: AGAIN_MS,
  })
