import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { seconds } from '@ronda/core'
import { api, granted } from '@ronda/base/call/api.ts'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'

/** The own score is pushed; this is for what others play, and for the beginning and the end. */
const AGAIN_MS = seconds(20)

export const tournamentsQuery = queryOptions({
  queryKey: [...CASHIER_KEY, 'tournaments'],
  queryFn: async () => granted(await api.tournaments.list()),
  refetchInterval: AGAIN_MS,
  meta: { isPrivate: true },
})

/** A page of a board, from a place on. */
export const boardQuery = (id: string, from: number) =>
  queryOptions({
    queryKey: [...CASHIER_KEY, 'tournament', id, from],
    queryFn: async () => granted(await api.tournaments.board({ id, from })),
    refetchInterval: AGAIN_MS,
    // The page before stays while the next one comes, so that nothing jumps.
    placeholderData: keepPreviousData,
    meta: { isPrivate: true },
  })
