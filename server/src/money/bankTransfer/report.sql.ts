import type { Result } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'
import { REPORT_READ, reportOf, type ReportFailure, type ReportLine } from '../provider/index.ts'

/** What two people have confirmed between the two moments, oldest first. */
export async function readReport(
  tx: Tx,
  fromMs: number,
  toMs: number,
): Promise<Result<readonly ReportLine[], ReportFailure>> {
  const [from, to] = [new Date(fromMs), new Date(toMs)]
  const entries = await tx
    .selectFrom('bank_entry')
    .innerJoin('bank_transfer', 'bank_transfer.id', 'bank_entry.transfer')
    .select(['transfer as id', 'kind', 'bank_entry.amount', 'currency', 'at'])
    .where('at', '>=', from)
    .where('at', '<', to)
    .orderBy('bank_entry.seq')
    .limit(REPORT_READ)
    .execute()
  const paid = await tx
    .selectFrom('bank_payout')
    .select(['id', 'amount', 'currency', 'settled_at as at'])
    .where('state', '=', 'paid')
    .where('settled_at', '>=', from)
    .where('settled_at', '<', to)
    .orderBy('settled_at')
    .limit(REPORT_READ)
    .execute()
  return reportOf(entries, paid)
}
