import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'

/** How long cash codes waited for an agent: the middle of all times from a code to the cash, and how many there were. */
export async function measureCashDesk(
  tx: Tx,
  agent: string,
  sinceMs: number,
): Promise<{ readonly medianMs: number; readonly count: number }> {
  const { rows } = await sql<{ medianMs: number | null; count: number }>`
    select round(1000 * percentile_cont(0.5) within group (order by extract(epoch from step.at - asked_at)))::float8
        as "medianMs", count(*)::int as count
    from deposit join deposit_step as step on step.deposit = deposit.id and step.step = 'confirmed'
    where agent = ${agent} and asked_at >= ${new Date(sinceMs)} and state in ('credited', 'reversed', 'owed')`.execute(
    tx,
  )
  const { medianMs, count } = rows[0] ?? { medianMs: null, count: 0 }
  return { medianMs: medianMs ?? 0, count }
}
