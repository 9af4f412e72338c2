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

type DepositRow = {
  readonly id: string
  readonly paid: bigint
  readonly currency: OurLine['currency']
  readonly taken: bigint
  readonly credited_at: Date
  readonly reversed_at: Date
  readonly credited: bigint
  readonly reversed: bigint
}

/** Deposits that the provider confirmed, with what the ledger has of each: `3` is a deposit there and `9` a reversal. */
export async function findOurDeposits(tx: Tx, { provider, ids, fromMs, toMs }: OursAsked): Promise<OurLine[]> {
  const { rows } = await sql<DepositRow>`
    select deposit.id, deposit.paid, deposit.currency, deposit.paid - coalesce(deposit.kept, deposit.paid) as taken,
      coalesce(steps.credited_at, deposit.changed_at) as credited_at,
      coalesce(steps.reversed_at, deposit.changed_at) as reversed_at,
      coalesce(booked.credited, 0)::bigint as credited, coalesce(booked.reversed, 0)::bigint as reversed
    from deposit
    join wallet on wallet.owner = deposit.owner::text and wallet.purpose = 'cash' and wallet.currency = deposit.currency
    left join lateral (
      select min(at) filter (where step in ('confirmed', 'credited')) as credited_at,
        min(at) filter (where step in ('reversed', 'owed', 'taken')) as reversed_at
      from deposit_step where deposit_step.deposit = deposit.id
    ) as steps on true
    left join lateral (
      select sum(amount) filter (where kind = 3) as credited, -sum(amount) filter (where kind <> 3) as reversed
      from leg
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
    limit ${LINES_MAX}`.execute(tx)
  return rows.flatMap(({ id, paid, currency, ...row }): OurLine[] => {
    const line = { id, amount: paid, currency }
    const charge = { ...line, kind: 'charge', booked: row.credited, atMs: row.credited_at.getTime() } as const
    const gone = { ...line, kind: 'reversal', amount: row.taken } as const
    const reversal = { ...gone, booked: row.reversed, atMs: row.reversed_at.getTime() }
    return row.taken === 0n ? [charge] : [charge, reversal]
  })
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
