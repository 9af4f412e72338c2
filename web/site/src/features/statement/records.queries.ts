import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Cause, GameType, Outcome } from '@ronda/contract'
import type { Currency, Span } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { api, granted } from '@ronda/base/call/api.ts'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'
import { FILE_PAGE_LINES, gatherPages } from './gather.ts'

/** Days in a time zone. */
export type Period = { readonly from: string; readonly to: string; readonly zone: string }

export type RoundFilter = Period & {
  readonly gameType?: GameType
  readonly vendor?: string
  readonly gameCode?: string
  readonly outcome?: Outcome
}

/** The page size. */
const PAGE_LINES = 50

/** Every round played. Refetched whenever a record is opened. */
const RECORD_KEY = ['record'] as const
const FRESH = { staleTime: 0, meta: { isPrivate: true } } as const

export const roundsQuery = (filter: RoundFilter, language: Language) =>
  infiniteQueryOptions({
    queryKey: [...RECORD_KEY, 'rounds', filter, language],
    queryFn: async ({ pageParam }) =>
      granted(
        await api.record.rounds({
          ...filter,
          language,
          limit: PAGE_LINES,
          ...(pageParam > 0 && { before: pageParam }),
        }),
      ),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    ...FRESH,
  })

export const summaryQuery = (filter: RoundFilter, language: Language) =>
  queryOptions({
    queryKey: [...RECORD_KEY, 'summary', filter, language],
    queryFn: async () => granted(await api.record.summary({ ...filter, language })),
    ...FRESH,
  })

export const roundQuery = (round: string, language: Language) =>
  queryOptions({
    queryKey: [...RECORD_KEY, 'round', round, language],
    queryFn: async () => granted(await api.record.round({ round, language })),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isPrivate: true },
  })

export type LinesFilter = Period & { readonly wallet: string; readonly cause?: Cause }

export const linesQuery = (filter: LinesFilter, language: Language) =>
  infiniteQueryOptions({
    queryKey: [...CASHIER_KEY, 'lines', filter, language],
    queryFn: async ({ pageParam }) =>
      granted(
        await api.statement.lines({
          ...filter,
          language,
          limit: PAGE_LINES,
          ...(pageParam > 0 && { before: pageParam }),
        }),
      ),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    ...FRESH,
  })

export const profitQuery = (period: Period, by: Span, language: Language) =>
  queryOptions({
    queryKey: [...RECORD_KEY, 'profit', period, by, language],
    queryFn: async () => granted(await api.record.profit({ ...period, by, language })),
    ...FRESH,
  })

export const bonusesQuery = (period: Period) =>
  infiniteQueryOptions({
    queryKey: [...CASHIER_KEY, 'bonuses', period],
    queryFn: async ({ pageParam }) =>
      granted(
        await api.statement.bonuses({ ...period, limit: PAGE_LINES, ...(pageParam > 0 && { before: pageParam }) }),
      ),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    ...FRESH,
  })

/** The statement of some days, with every movement. */
export const statementQuery = (period: Period, language: Language) =>
  queryOptions({
    queryKey: [...CASHIER_KEY, 'statement', period, language],
    queryFn: async () => granted(await api.statement.read({ ...period, language })),
    ...FRESH,
  })

export type ReadStatement = Awaited<ReturnType<NonNullable<ReturnType<typeof statementQuery>['queryFn']>>>

/** All rounds that match the filters, for a file. */
export async function gatherRounds(filter: RoundFilter, language: Language) {
  const names = new Map<string, string>()
  let currency: Currency = 'USD'
  const { lines, isCut } = await gatherPages(async (before) => {
    const asked = { ...filter, language, limit: FILE_PAGE_LINES, ...(before !== undefined && { before }) }
    const { rounds, next, games, ...page } = granted(await api.record.rounds(asked))
    for (const { gameCode, gameName } of games) names.set(gameCode, gameName)
    currency = page.currency
    return { lines: rounds, next }
  })
  return { rounds: lines, isCut, names, currency }
}

/** All lines that match the filters, for a file. */
export async function gatherLines(filter: LinesFilter, language: Language) {
  let currency: Currency = 'USD'
  const { lines, isCut } = await gatherPages(async (before) => {
    const asked = { ...filter, language, limit: FILE_PAGE_LINES, ...(before !== undefined && { before }) }
    const page = granted(await api.statement.lines(asked))
    currency = page.currency
    return page
  })
  return { lines, isCut, currency }
}
