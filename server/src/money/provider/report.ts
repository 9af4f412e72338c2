import { err, hours, ok, seconds, type Result } from '@ronda/core'
import type { Provider, ReportFailure, ReportLine } from './provider.ts'

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

/** A provider with more lines than that in an hour cannot be read. */
const WINDOW_MS_MIN = hours(1)

/** The report of any time: of one half after the other where it is too long for a single report. */
export async function readReport(
  provider: Pick<Provider, 'report'>,
  fromMs: number,
  toMs: number,
): Promise<Result<readonly ReportLine[], ReportFailure>> {
  const whole = await provider.report(fromMs, toMs)
  if (whole.ok || whole.error !== 'provider.too_many' || toMs - fromMs <= WINDOW_MS_MIN) return whole
  // Providers read whole seconds: the first second of a half must not be the last one of the other.
  const middleMs = Math.floor((fromMs + toMs) / 2 / seconds(1)) * seconds(1)
  const first = await readReport(provider, fromMs, middleMs)
  if (!first.ok) return first
  const second = await readReport(provider, middleMs, toMs)
  return second.ok ? ok([...first.value, ...second.value]) : second
}
