import { days, type Currency } from '@ronda/core'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import { sumOfLegs, walletOf } from '../ledger/index.ts'

/** Deposits of a provider: those of some ids, and those that may belong to a span of time. */
export type FlowsQuery = {
  readonly provider: string
  readonly ids: readonly string[]
  readonly fromMs: number
  readonly toMs: number
  readonly atMost: number
}

export type BookedFlow = {
  readonly id: string
  readonly currency: Currency
  readonly kind: 'charge' | 'reversal'
  readonly amount: bigint
  readonly at: Date
  /** How much more the ledger has for the member than it should, or less when negative. */
  readonly excess: bigint
}

/** A deposit may be credited this long after it was requested. */
const IN_TRANSIT_MS = days(30)

const ofDeposit = sql`leg.id = deposit.id
  or leg.id in (select correction.id from deposit_correction as correction where correction.deposit = deposit.id)`

/**
 * Payments that the provider confirmed and their returns, each at the time that we recorded it. The ledger should have
 * credited the member with what we kept of a deposit, without what is to be returned or has been.
 */
export async function findBookedFlows(
  tx: Tx,
  { provider, ids, fromMs, toMs, atMost }: FlowsQuery,
): Promise<readonly BookedFlow[]> {
  const wallet = walletOf(sql`deposit.owner::text`, 'cash', sql.ref('deposit.currency'))
  const { rows } = await sql<BookedFlow>`
    select deposit.id, deposit.currency, flow.kind, flow.amount, flow.at,
      coalesce(${sumOfLegs(sql.ref('cash.id'), ofDeposit)}, 0)::bigint
        - least(coalesce(deposit.kept, deposit.paid), deposit.paid - deposit.to_return) as excess
    from deposit
    join deposit_flow as flow on flow.deposit = deposit.id
    join lateral ${wallet} as cash on true
    where deposit.provider = ${provider} and deposit.paid is not null
      and (
        deposit.id = any(${[...ids]}::uuid[])
        or (deposit.asked_at >= ${new Date(fromMs - IN_TRANSIT_MS)} and deposit.asked_at < ${new Date(toMs)})
      )
    order by deposit.id, flow.seq
    limit ${atMost}`.execute(tx)
  return rows
}
