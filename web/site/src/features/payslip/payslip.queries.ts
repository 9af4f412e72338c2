import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { PayKind } from '@ronda/core/payroll'
import type { Language } from '@ronda/i18n'
import { api, granted } from '@ronda/base/call/api.ts'

const KEY = ['payslips'] as const

export type PayslipsAsked = { readonly kind: PayKind; readonly from?: string; readonly to?: string }

/** The payslips of a kind, newest first, page by page. */
export const payslipsQuery = (asked: PayslipsAsked) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'list', asked],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: after }) =>
      granted(await api.payslips.list({ ...asked, ...(after !== undefined && { after }) })),
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: { isPrivate: true },
  })

export const payslipQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: async () => granted(await api.payslips.read({ id })),
    meta: { isPrivate: true },
  })

/** The events behind a payslip, newest first, page by page. */
export const betsQuery = (id: string, language: Language) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'bets', id, language],
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam: after }) =>
      granted(await api.payslips.bets({ id, language, ...(after !== undefined && { after }) })),
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: { isPrivate: true },
  })

export const incomeQuery = (kind: PayKind | undefined) =>
  queryOptions({
    queryKey: [...KEY, 'income', kind],
    queryFn: async () => granted(await api.payslips.income(kind === undefined ? {} : { kind })),
    meta: { isPrivate: true },
  })
