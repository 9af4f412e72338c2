import { queryOptions } from '@tanstack/react-query'
import type { Language } from '@ronda/i18n'
import { api, granted } from '@ronda/base/call/api.ts'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'

/** The rank, the valid bets it follows, and the rule. */
export const rankQuery = (language: Language) =>
  queryOptions({
    queryKey: [...CASHIER_KEY, 'rank', language],
    queryFn: async () => granted(await api.rank.read({ language })),
    meta: { isPrivate: true },
  })

export type RankInfo = Awaited<ReturnType<NonNullable<ReturnType<typeof rankQuery>['queryFn']>>>
