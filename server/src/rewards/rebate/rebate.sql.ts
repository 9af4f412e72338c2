import type { Currency, Rational } from '@ronda/core'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import type { WalletId } from '../../money/ledger/index.ts'
import type { RebateBets, WalletBets } from './rebate.ts'

/** Adds bets, in the order in which the rows are locked: two batches that share wallets never wait for each other. */
export async function addOpen(tx: Tx, bets: readonly WalletBets[]): Promise<void> {
  await tx
    .insertInto('rebate_open')
    .values([...bets])
    .onConflict((conflict) =>
      conflict.columns(['wallet', 'game', 'permille']).doUpdateSet((row) => ({
        rounds: sql<number>`${row.ref('rebate_open.rounds')} + ${row.ref('excluded.rounds')}`,
        staked: sql<bigint>`${row.ref('rebate_open.staked')} + ${row.ref('excluded.staked')}`,
      })),
    )
    .execute()
}

/** The bets of a wallet whose rebate is not paid yet, with the largest stakes first. */
export function listOpen(tx: Tx, wallet: WalletId): Promise<readonly RebateBets[]> {
  return tx
    .selectFrom('rebate_open')
    .select(['game', 'permille', 'rounds', 'staked'])
    .where('wallet', '=', wallet)
    .orderBy('staked', 'desc')
    .orderBy('game')
    .execute()
}

/** Takes the open bets of a wallet: a second claim at the same time waits, and then finds none. */
export async function takeOpen(tx: Tx, wallet: WalletId): Promise<readonly RebateBets[]> {
  const columns = ['game', 'permille', 'rounds', 'staked'] as const
  const rows = tx.selectFrom('rebate_open').select(columns).where('wallet', '=', wallet)
  const found = await rows.orderBy('game').orderBy('permille').forUpdate().execute()
  await tx.deleteFrom('rebate_open').where('wallet', '=', wallet).execute()
  return found
}

export type NewRebate = {
  readonly id: string
  readonly account: string
  readonly wallet: WalletId
  readonly currency: Currency
  readonly amount: bigint
  readonly isClaimed: boolean
  readonly atMs: number
  readonly lines: readonly (RebateBets & { readonly returned: Rational })[]
}

export async function insertRebate(tx: Tx, { lines, isClaimed, atMs, ...rebate }: NewRebate): Promise<void> {
  await tx
    .insertInto('rebate')
    .values({ ...rebate, is_claimed: isClaimed, at: new Date(atMs) })
    .execute()
  await tx
    .insertInto('rebate_line')
    .values(
      lines.map(({ returned, ...bets }) => ({
        ...bets,
        rebate: rebate.id,
        return_numerator: returned.numerator.toString(),
        return_denominator: returned.denominator.toString(),
      })),
    )
    .execute()
}

export type StoredRebate = Omit<NewRebate, 'lines'> & { readonly isPaid: boolean }

const columns = sql<StoredRebate>`
  id, account, wallet, currency, amount, is_claimed as "isClaimed", paid_at is not null as "isPaid",
  (extract(epoch from at) * 1000)::float8 as "atMs"`

export async function findRebate(tx: Tx, id: string): Promise<StoredRebate | undefined> {
  const { rows } = await sql<StoredRebate>`select ${columns} from rebate where id = ${id}`.execute(tx)
  return rows[0]
}

/** The newest rebates of an account. */
export async function listRebates(tx: Tx, account: string, atMost: number): Promise<readonly StoredRebate[]> {
  const { rows } = await sql<StoredRebate>`
    select ${columns} from rebate where account = ${account} order by seq desc limit ${atMost}`.execute(tx)
  return rows
}

/** Rebates whose payment a crash or an empty fund interrupted. */
export async function listUnpaid(tx: Tx, beforeMs: number, atMost: number): Promise<readonly StoredRebate[]> {
  const { rows } = await sql<StoredRebate>`
    select ${columns} from rebate where paid_at is null and at < ${new Date(beforeMs)}
    order by seq limit ${atMost}`.execute(tx)
  return rows
}

export async function recordPaid(tx: Tx, id: string, atMs: number): Promise<void> {
  await tx
    .updateTable('rebate')
    .set({ paid_at: new Date(atMs) })
    .where('id', '=', id)
    .where('paid_at', 'is', null)
    .execute()
}

/** Wallets with open bets, after one of them. */
export async function listWalletsWithOpen(tx: Tx, after: WalletId, atMost: number): Promise<readonly WalletId[]> {
  const { rows } = await sql<{ wallet: WalletId }>`
    select distinct wallet from rebate_open where wallet > ${after} order by wallet limit ${atMost}`.execute(tx)
  return rows.map(({ wallet }) => wallet)
}
