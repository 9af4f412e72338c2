import { queryOptions } from '@tanstack/react-query'
import { seconds } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { api, granted } from '@ronda/base/call/api.ts'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'

/** Own tickets are pushed; this is for those of others. */
const AGAIN_MS = seconds(30)

export const rafflesQuery = (language: Language) =>
  queryOptions({
    queryKey: [...CASHIER_KEY, 'raffles', language],
    async queryFn() {
      const info = granted(await api.raffles.list({ language }))
      // The server's clock decides: the countdown follows it, whatever this device's clock says.
      return { ...info, aheadMs: info.nowMs - Date.now() }
    },
    refetchInterval: AGAIN_MS,
    meta: { isPrivate: true },
  })

/** The same for somebody who is not signed in. */
export const raffleOffersQuery = (language: Language) =>
  queryOptions({
    queryKey: ['raffleOffers', language],
    async queryFn() {
      const info = granted(await api.raffles.offers({ language }))
      return { ...info, notOffered: null, aheadMs: info.nowMs - Date.now() }
    },
    refetchInterval: AGAIN_MS,
  })

export type RafflesInfo = Awaited<ReturnType<NonNullable<ReturnType<typeof rafflesQuery>['queryFn']>>>
