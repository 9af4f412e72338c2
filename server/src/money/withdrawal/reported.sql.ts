import type { Currency } from '@ronda/core'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import { kindSql, sumOfLegs, walletOf } from '../ledger/index.ts'

/** Withdrawals that a provider paid: those of some ids, and those of a span of time. */
export type PayoutsQuery = {
  readonly provider: string
  readonly ids: readonly string[]
  readonly fromMs: number
  readonly toMs: number
  readonly atMost: number
}

export type BookedPayout = {
  readonly id: string
  readonly amount: bigint
  readonly currency: Currency
  readonly paidAt: Date
  /** What the ledger has captured for it, without the fee. */
  readonly booked: bigint
}

const ofCapture = sql`leg.id = withdrawal.id and leg.kind = ${kindSql('capture')}`

/** The ledger captures the whole amount of a withdrawal; a house account gets the fee. */
export async function findBookedPayouts(
  tx: Tx,
  { provider, ids, fromMs, toMs, atMost }: PayoutsQuery,
): Promise<readonly BookedPayout[]> {
  const wallet = walletOf(sql`withdrawal.account::text`, 'held', sql.ref('withdrawal.currency'))
  const { rows } = await sql<BookedPayout>`
    select withdrawal.id, withdrawal.amount - withdrawal.fee as amount, withdrawal.currency,
      withdrawal.paid_at as "paidAt",
      coalesce(-${sumOfLegs(sql.ref('held.id'), ofCapture)} - withdrawal.fee, 0)::bigint as booked
    from withdrawal
    join lateral ${wallet} as held on true
    where withdrawal.provider = ${provider} and withdrawal.paid_at is not null
      and (
        withdrawal.id = any(${[...ids]}::uuid[])
        or (withdrawal.paid_at >= ${new Date(fromMs)} and withdrawal.paid_at < ${new Date(toMs)})
      )
    limit ${atMost}`.execute(tx)
  return rows
}
