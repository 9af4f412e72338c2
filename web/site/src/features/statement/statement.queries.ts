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
  /** Own money, unless it is asked for bonus money. */
  readonly money?: 'bonus'
}

/** The page size. */
const PAGE_LINES = 50

/** Every round played. Refetched whenever a record is opened. */
const RECORD_KEY = ['record'] as const
const FRESH = { staleTime: 0, meta: { isPrivate: true } } as const

/** The part of a call that selects a page: the newest lines, or those before the last one of the page above. */
type PageAsk = { readonly limit: number; readonly before?: number }
const pageAsk = (limit: number, before: number): PageAsk => ({ limit, ...(before > 0 && { before }) })

/** Page after page, the newest first. */
const pagesOf = <Page extends { readonly next: number | null }>(
  queryKey: readonly unknown[],
  read: (ask: PageAsk) => Promise<Page>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => read(pageAsk(PAGE_LINES, pageParam)),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    ...FRESH,
  })

export const roundsQuery = (filter: RoundFilter, language: Language) =>
  pagesOf([...RECORD_KEY, 'rounds', filter, language], async (ask) =>
    granted(await api.record.rounds({ ...filter, language, ...ask })),
  )

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
  pagesOf([...CASHIER_KEY, 'lines', filter, language], async (ask) =>
    granted(await api.statement.lines({ ...filter, language, ...ask })),
  )

export const profitQuery = (period: Period, by: Span, language: Language) =>
  queryOptions({
    queryKey: [...RECORD_KEY, 'profit', period, by, language],
    queryFn: async () => granted(await api.record.profit({ ...period, by, language })),
    ...FRESH,
  })

export const bonusesQuery = (period: Period) =>
  pagesOf([...CASHIER_KEY, 'bonuses', period], async (ask) =>
    granted(await api.statement.bonuses({ ...period, ...ask })),
  )

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
  const { lines, isCut } = await gatherPages(async (before = 0) => {
    const asked = { ...filter, language, ...pageAsk(FILE_PAGE_LINES, before) }
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
  const { lines, isCut } = await gatherPages(async (before = 0) => {
    const page = granted(await api.statement.lines({ ...filter, language, ...pageAsk(FILE_PAGE_LINES, before) }))
    currency = page.currency
    return page
  })
  return { lines, isCut, currency }
}
