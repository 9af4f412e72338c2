import { queryOptions } from '@tanstack/react-query'
import { api, granted } from '@ronda/base/call/api.ts'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'

/** The bonus money of the member, and whether this game takes it. */
export const bonusPlayQuery = (gameCode: string) =>
  queryOptions({
    queryKey: [...CASHIER_KEY, 'bonusPlay', gameCode],
    queryFn: async () => granted(await api.launch.bonus({ gameCode })),
    meta: { isPrivate: true },
  })
