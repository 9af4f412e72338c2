import { queryOptions } from '@tanstack/react-query'
import type { Language } from '@ronda/i18n'
import { api, granted } from '@ronda/base/call/api.ts'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'

/** What was earned and not paid yet, and what was paid before. */
export const rebateQuery = (language: Language) =>
  queryOptions({
    queryKey: [...CASHIER_KEY, 'rebate', language],
    queryFn: async () => granted(await api.rebate.read({ language })),
    meta: { isPrivate: true },
  })

export type RebateInfo = Awaited<ReturnType<NonNullable<ReturnType<typeof rebateQuery>['queryFn']>>>
