import { days } from '@ronda/core'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import type { OurLine } from './reconciliation.ts'

/** Which lines of ours: those of some ids, and those that may belong to a span of time. */
export type OursAsked = {
  readonly provider: string
  readonly ids: readonly string[]
  readonly fromMs: number
  readonly toMs: number
}

/** Money may be long on its way between being asked for and being credited. */
const ON_THE_WAY_MS = days(30)
/** More than a busy house takes in on a day; beyond, a day is compared in vain and says so. */
export const LINES_MAX = 100_000

type FlowRow = {
  readonly id: string
  readonly currency: OurLine['currency']
  readonly kind: 'charge' | 'reversal'
  readonly amount: bigint
  readonly at: Date
  /** What the ledger has more for the member than it should, or less when negative. */
  readonly excess: bigint
}

/** What the ledger has wrong stands with the last payment where it gave too little, and with the last return where it took too little. */
function lineOf({ id, kind, amount, currency, at, excess }: FlowRow, isLast: boolean, hasReversal: boolean): OurLine {
  const isItsMatter = isLast && (kind === 'reversal' ? excess > 0n : excess < 0n || !hasReversal)
  const booked = isItsMatter ? (kind === 'reversal' ? amount - excess : amount + excess) : amount
  return { id, kind, amount, currency, atMs: at.getTime(), booked }
}

/**
 * Payments that the provider confirmed and what went back of them, each when we heard of it. The ledger should have given
 * the member what we kept of a deposit, without what is to go back or has gone.
 */
export async function findOurDeposits(tx: Tx, { provider, ids, fromMs, toMs }: OursAsked): Promise<OurLine[]> {
  const { rows } = await sql<FlowRow>`
    select deposit.id, deposit.currency, flow.kind, flow.amount, flow.at,
      coalesce(booked.net, 0)::bigint
        - least(coalesce(deposit.kept, deposit.paid), deposit.paid - deposit.to_return) as excess
    from deposit
    join deposit_flow as flow on flow.deposit = deposit.id
    join wallet on wallet.owner = deposit.owner::text and wallet.purpose = 'cash' and wallet.currency = deposit.currency
    left join lateral (
      select sum(amount) as net from leg
      where leg.wallet = wallet.id and leg.code = 0 and (
        leg.id = deposit.id
        or leg.id in (select correction.id from deposit_correction as correction where correction.deposit = deposit.id)
      )
    ) as booked on true
    where deposit.provider = ${provider} and deposit.paid is not null
      and (
        deposit.id = any(${[...ids]}::uuid[])
        or (deposit.asked_at >= ${new Date(fromMs - ON_THE_WAY_MS)} and deposit.asked_at < ${new Date(toMs)})
      )
    order by deposit.id, flow.seq
    limit ${LINES_MAX}`.execute(tx)
  const last = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]))
  return rows.map((row) => lineOf(row, last.get(`${row.kind} ${row.id}`) === row, last.has(`reversal ${row.id}`)))
}

type PayoutRow = {
  readonly id: string
  readonly sent: bigint
  readonly currency: OurLine['currency']
  readonly paid_at: Date
  readonly booked: bigint
}

/** Withdrawals that this provider paid. The ledger captures the whole amount (`7`), of which the fee stays in the house. */
export async function findOurPayouts(tx: Tx, { provider, ids, fromMs, toMs }: OursAsked): Promise<OurLine[]> {
  const { rows } = await sql<PayoutRow>`
    select withdrawal.id, withdrawal.amount - withdrawal.fee as sent, withdrawal.currency, withdrawal.paid_at,
      coalesce(booked.captured - withdrawal.fee, 0)::bigint as booked
    from withdrawal
    join wallet on wallet.owner = withdrawal.account::text and wallet.purpose = 'held'
      and wallet.currency = withdrawal.currency
    left join lateral (
      select -sum(amount) as captured from leg
      where leg.wallet = wallet.id and leg.id = withdrawal.id and leg.code = 0 and leg.kind = 7
    ) as booked on true
    where withdrawal.provider = ${provider} and withdrawal.paid_at is not null
      and (
        withdrawal.id = any(${[...ids]}::uuid[])
        or (withdrawal.paid_at >= ${new Date(fromMs)} and withdrawal.paid_at < ${new Date(toMs)})
      )
    limit ${LINES_MAX}`.execute(tx)
  return rows.map(({ id, sent, currency, paid_at, booked }) => ({
    id,
    kind: 'payout',
    amount: sent,
    currency,
    atMs: paid_at.getTime(),
    booked,
  }))
}
