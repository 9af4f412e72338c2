import { queryOptions } from '@tanstack/react-query'
import type { Language } from '@ronda/i18n'
import { api, granted } from '@ronda/base/call/api.ts'
import { CASHIER_KEY } from './cashierKey.ts'

/** What a member can collect, and the newest rewards of before. */
export const rewardsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...CASHIER_KEY, 'rewards', language],
    queryFn: async () => granted(await api.rewards.list({ language })),
    meta: { isPrivate: true },
  })
