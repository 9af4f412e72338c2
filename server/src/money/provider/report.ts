import { err, ok, type Result } from '@ronda/core'
import type { ReportFailure, ReportLine } from './provider.ts'

/** Lines of one kind that a report can have; a provider of ours has far fewer. */
const REPORT_MAX = 20_000

/** What a query for one kind of lines reads: one more than there may be, so that too many are noticed. */
export const REPORT_READ = REPORT_MAX + 1

type Entry = Omit<ReportLine, 'atMs'> & { readonly at: Date }
type PaidOut = Omit<ReportLine, 'atMs' | 'kind'> & { readonly at: Date | null }

/** The report of what came in and what was paid out, oldest first. */
export function reportOf(
  entries: readonly Entry[],
  paidOut: readonly PaidOut[],
): Result<readonly ReportLine[], ReportFailure> {
  if (entries.length > REPORT_MAX || paidOut.length > REPORT_MAX) return err('provider.too_many')
  const lines = [...entries, ...paidOut.map((line) => ({ ...line, kind: 'payout' as const }))]
    .map(({ at, ...line }) => ({ ...line, atMs: at?.getTime() ?? 0 }))
    .toSorted((left, right) => left.atMs - right.atMs)
  return ok(lines)
}
