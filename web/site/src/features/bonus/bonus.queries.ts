import { queryOptions } from '@tanstack/react-query'
import { minutes, seconds } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { api, granted } from '@ronda/base/call/api.ts'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'

/** Progress is pushed; this is for offers and times that end. */
const AGAIN_MS = minutes(1)

export const bonusesQuery = (language: Language) =>
  queryOptions({
    queryKey: [...CASHIER_KEY, 'bonuses', language],
    queryFn: async () => granted(await api.bonus.read({ language })),
    refetchInterval: AGAIN_MS,
    meta: { isPrivate: true },
  })

export type BonusInfo = Awaited<ReturnType<NonNullable<ReturnType<typeof bonusesQuery>['queryFn']>>>

const COMPUTED_MS = seconds(2)

/** Asked again while it is being computed. */
export const chanceQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: ['bonusChance', id, language],
    queryFn: async () => granted(await api.bonus.chance({ id, language })),
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? COMPUTED_MS : false),
    meta: { isPrivate: true },
  })
