import { days } from '@ronda/core'
import { sql } from 'kysely'
import { kindSql, sumOfLegs } from '../../money/ledger/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { OurLine } from './reconciliation.ts'

/** Which of our lines to find: those of some ids, and those that may belong to a span of time. */
export type OurLinesQuery = {
  readonly provider: string
  readonly ids: readonly string[]
  readonly fromMs: number
  readonly toMs: number
}

/** A deposit may be credited this long after it was requested. */
const IN_TRANSIT_MS = days(30)
/** More than a busy brand has on a day; beyond this the run of a day fails as `too_many`. */
export const LINES_MAX = 100_000

const ofDeposit = sql`leg.id = deposit.id
  or leg.id in (select correction.id from deposit_correction as correction where correction.deposit = deposit.id)`
const ofCapture = sql`leg.id = withdrawal.id and leg.kind = ${kindSql('capture')}`

type FlowRow = {
  readonly id: string
  readonly currency: OurLine['currency']
  readonly kind: 'charge' | 'reversal'
  readonly amount: bigint
  readonly at: Date
  /** How much more the ledger has for the member than it should, or less when negative. */
  readonly excess: bigint
}

/**
 * A ledger error is attributed to the last payment where it credited too little, and to the last return where it took
 * back too little.
 */
function lineOf({ id, kind, amount, currency, at, excess }: FlowRow, isLast: boolean, hasReversal: boolean): OurLine {
  const isAttributed = isLast && (kind === 'reversal' ? excess > 0n : excess < 0n || !hasReversal)
  const booked = isAttributed ? (kind === 'reversal' ? amount - excess : amount + excess) : amount
  return { id, kind, amount, currency, atMs: at.getTime(), booked }
}

/**
 * Payments that the provider confirmed and their returns, each at the time that we recorded it. The ledger should have
 * credited the member with what we kept of a deposit, without what is to be returned or has been.
 */
export async function findOurDeposits(tx: Tx, { provider, ids, fromMs, toMs }: OurLinesQuery): Promise<OurLine[]> {
  const { rows } = await sql<FlowRow>`
    select deposit.id, deposit.currency, flow.kind, flow.amount, flow.at,
      coalesce(${sumOfLegs(sql.ref('wallet.id'), ofDeposit)}, 0)::bigint
        - least(coalesce(deposit.kept, deposit.paid), deposit.paid - deposit.to_return) as excess
    from deposit
    join deposit_flow as flow on flow.deposit = deposit.id
    join wallet on wallet.owner = deposit.owner::text and wallet.purpose = 'cash' and wallet.currency = deposit.currency
    where deposit.provider = ${provider} and deposit.paid is not null
      and (
        deposit.id = any(${[...ids]}::uuid[])
        or (deposit.asked_at >= ${new Date(fromMs - IN_TRANSIT_MS)} and deposit.asked_at < ${new Date(toMs)})
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

/** Withdrawals that this provider paid. The ledger captures the whole amount; a house account gets the fee. */
export async function findOurPayouts(tx: Tx, { provider, ids, fromMs, toMs }: OurLinesQuery): Promise<OurLine[]> {
  const { rows } = await sql<PayoutRow>`
    select withdrawal.id, withdrawal.amount - withdrawal.fee as sent, withdrawal.currency, withdrawal.paid_at,
      coalesce(-${sumOfLegs(sql.ref('wallet.id'), ofCapture)} - withdrawal.fee, 0)::bigint as booked
    from withdrawal
    join wallet on wallet.owner = withdrawal.account::text and wallet.purpose = 'held'
      and wallet.currency = withdrawal.currency
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
