import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import { inPeriod } from './run.sql.ts'
import type { RunAsked } from './run.ts'
import type { EventSum } from './sum.ts'

/** The moment at which a page of so many events ends, from a moment on; undefined where fewer are left. */
export async function findPageEnd(
  tx: Tx,
  { period }: RunAsked,
  fromMs: number,
  events: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ at: Date }>`
    select at from pay_event where at >= ${new Date(fromMs)} and at < ${new Date(period.toMs)}
    order by at offset ${events} limit 1`.execute(tx)
  return rows[0]?.at.getTime()
}

/** Of excluded bets the stakes and prizes count all the same, those of trial accounts apart. */
const isCounted = sql<boolean>`(excluded is null or excluded not in ('trial', 'excluded_member'))`

/** What members did from a moment to another, added up for each member, line and day. */
export async function sumPage(
  tx: Tx,
  asked: RunAsked,
  { fromMs, toMs, until }: { readonly fromMs: number; readonly toMs: number; readonly until: bigint },
): Promise<readonly EventSum[]> {
  const days = asked.period.dayStartsMs.map((ms) => new Date(ms))
  const { rows } = await sql<EventSum>`
    select account, line, width_bucket(at, ${days}::timestamptz[]) as day,
      (extract(epoch from min(at)) * 1000)::float8 as "atMs", coalesce(sum(valid_bet) filter (where excluded is null or source = 'exclusion'), 0)::bigint as "validBet",
      sum(stakes)::bigint as stakes, sum(prizes)::bigint as prizes, sum(rebates)::bigint as rebates,
      sum(promotions)::bigint as promotions, sum(payment_fees)::bigint as "paymentFees"
    from pay_event as event
    where ${inPeriod(asked, until)} and event.at >= ${new Date(fromMs)} and event.at < ${new Date(toMs)}
      and ${isCounted}
    group by account, line, day`.execute(tx)
  return rows
}
