import { queryOptions } from '@tanstack/react-query'
import { minutes } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { api, granted } from '@ronda/base/call/api.ts'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'

/** Progress is pushed; this is for places that others take, and for the end of a period. */
const AGAIN_MS = minutes(1)

export const missionsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...CASHIER_KEY, 'missions', language],
    queryFn: async () => granted(await api.missions.summary({ language })),
    refetchInterval: AGAIN_MS,
    meta: { isPrivate: true },
  })

export type MissionsInfo = Awaited<ReturnType<NonNullable<ReturnType<typeof missionsQuery>['queryFn']>>>

export const boardsQuery = queryOptions({
  queryKey: [...CASHIER_KEY, 'leaderboard'],
  queryFn: async () => granted(await api.leaderboard.read()),
  refetchInterval: AGAIN_MS,
  meta: { isPrivate: true },
})
