import type { ReportLine } from './provider.ts'

/** Lines of one kind that a report of a day can have; a provider of ours has far fewer. */
export const REPORT_MAX = 20_000

type Entry = Omit<ReportLine, 'atMs'> & { readonly at: Date }
type PaidOut = Omit<ReportLine, 'atMs' | 'kind'> & { readonly at: Date | null }

/** The report of what came in and what was paid out, oldest first. */
export const reportOf = (entries: readonly Entry[], paidOut: readonly PaidOut[]): readonly ReportLine[] =>
  [...entries, ...paidOut.map((line) => ({ ...line, kind: 'payout' as const }))]
    .map(({ at, ...line }) => ({ ...line, atMs: at?.getTime() ?? 0 }))
    .toSorted((left, right) => left.atMs - right.atMs)
