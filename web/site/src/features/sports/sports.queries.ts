import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { SportsLeague } from '@ronda/contract'
import { api, granted } from '@ronda/base/call/api.ts'

export const SPORTS_KEY = ['sports'] as const

export const boardQuery = queryOptions({
  queryKey: [...SPORTS_KEY, 'board'],
  async queryFn() {
    const board = granted(await api.sports.board())
    // The server's clock decides when bets close, whatever this device's clock says.
    return { ...board, aheadMs: board.nowMs - Date.now() }
  },
})
export type Board = Awaited<ReturnType<NonNullable<(typeof boardQuery)['queryFn']>>>

export const matchQuery = (number: number) =>
  queryOptions({
    queryKey: [...SPORTS_KEY, 'match', number],
    async queryFn() {
      const found = granted(await api.sports.match({ number }))
      return { ...found, aheadMs: found.nowMs - Date.now() }
    },
    retry: false,
  })

export type MatchRead = Awaited<
  ReturnType<Extract<ReturnType<typeof matchQuery>['queryFn'], (...args: never) => unknown>>
>

export const leagueQuery = (league: SportsLeague) =>
  queryOptions({
    queryKey: [...SPORTS_KEY, 'league', league],
    queryFn: async () => granted(await api.sports.league({ league })),
  })

export const betsQuery = (state: 'open' | 'settled') =>
  infiniteQueryOptions({
    queryKey: [...SPORTS_KEY, 'bets', state],
    queryFn: async ({ pageParam }) =>
      granted(await api.sports.bets({ state, ...(pageParam !== undefined && { before: pageParam }) })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: { isPrivate: true },
  })
