import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { JackpotLevel } from '@ronda/contract'
import { seconds, type Currency } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { api, granted } from '../call/api.ts'

const KEY = 'jackpots'

/** The pools of a currency; by default those of the brand's currency. Members also receive every change by push. */
export function jackpotsQuery(currency: Currency | undefined) {
  return queryOptions({
    queryKey: [KEY, currency ?? 'default'],
    queryFn: async () => granted(await api.jackpot.read(currency === undefined ? {} : { currency })),
    staleTime: seconds(5),
    refetchInterval: seconds(10),
  })
}

export type Jackpots = Awaited<ReturnType<NonNullable<ReturnType<typeof jackpotsQuery>['queryFn']>>>

/** The awards, the newest first. */
export function awardsQuery(currency: Currency | undefined, language: Language) {
  return infiniteQueryOptions({
    queryKey: ['jackpotAwards', currency ?? 'default', language],
    queryFn: async ({ pageParam }) => {
      const asked = { language, ...(currency && { currency }), ...(pageParam !== undefined && { before: pageParam }) }
      return granted(await api.jackpot.awards(asked))
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: seconds(30),
  })
}

type PushedPools = {
  readonly currency: Currency
  readonly pools: readonly { readonly level: JackpotLevel; readonly amount: bigint }[]
}

/** Applies the pushed pool amounts to every query that shows them. */
export function applyJackpots(queries: QueryClient, { currency, pools }: PushedPools): void {
  const amounts = new Map(pools.map(({ level, amount }) => [level, amount]))
  queries.setQueriesData<Jackpots>({ queryKey: [KEY] }, (known) => {
    if (known?.currency !== currency) return known
    return { ...known, pools: known.pools.map((pool) => ({ ...pool, amount: amounts.get(pool.level) ?? pool.amount })) }
  })
}
