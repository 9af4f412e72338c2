import { REBATE_TYPES } from '@ronda/contract'
import { present, type Currency } from '@ronda/core'
import { sql } from 'kysely'
import { isNotSetAside } from '../../platform/failures/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { WalletId } from '../../money/ledger/index.ts'
import type { RebateBets, WalletBets } from './rebate.ts'

type BetsRow = {
  readonly game: string
  readonly game_type: string
  readonly permille: number
  readonly extra: number
  readonly return_numerator: string
  readonly return_denominator: string
  readonly rounds: number
  readonly staked: bigint
}

const rowOf = ({ gameType, returned, game, permille, extra, rounds, staked }: RebateBets): BetsRow => ({
  game,
  game_type: gameType,
  permille,
  extra,
  return_numerator: returned.numerator.toString(),
  return_denominator: returned.denominator.toString(),
  rounds,
  staked,
})

const betsIn = ({ game_type: type, return_numerator, return_denominator, ...rest }: BetsRow): RebateBets => ({
  ...rest,
  gameType: present(
    REBATE_TYPES.find((each) => each === type),
    'the type of a game that earned a rebate',
  ),
  returned: { numerator: BigInt(return_numerator), denominator: BigInt(return_denominator) },
})

const KEY = ['wallet', 'game', 'permille', 'extra', 'return_numerator', 'return_denominator'] as const

/** Adds bets, in the order in which the rows are locked: two batches that share wallets never wait for each other. */
export async function addOpen(tx: Tx, bets: readonly WalletBets[]): Promise<void> {
  await tx
    .insertInto('rebate_open')
    .values(bets.map((each) => ({ ...rowOf(each), wallet: each.wallet })))
    .onConflict((conflict) =>
      conflict.columns(KEY).doUpdateSet((row) => ({
        rounds: sql<number>`${row.ref('rebate_open.rounds')} + ${row.ref('excluded.rounds')}`,
        staked: sql<bigint>`${row.ref('rebate_open.staked')} + ${row.ref('excluded.staked')}`,
      })),
    )
    .execute()
}

const columnsOfBets = sql<BetsRow>`
  game, game_type, permille, extra, return_numerator::text, return_denominator::text, rounds, staked`

/** The bets of a wallet whose rebate is not paid yet, with the largest stakes first. */
export async function listOpen(tx: Tx, wallet: WalletId): Promise<readonly RebateBets[]> {
  const { rows } = await sql<BetsRow>`
    select ${columnsOfBets} from rebate_open where wallet = ${wallet} order by staked desc, game`.execute(tx)
  return rows.map(betsIn)
}

/** Takes the open bets of a wallet: a second claim at the same time waits, and then finds none. */
export async function takeOpen(tx: Tx, wallet: WalletId): Promise<readonly RebateBets[]> {
  const { rows } = await sql<BetsRow>`
    select ${columnsOfBets} from rebate_open where wallet = ${wallet} order by game, permille for update`.execute(tx)
  await tx.deleteFrom('rebate_open').where('wallet', '=', wallet).execute()
  return rows.map(betsIn)
}

export type NewRebate = {
  readonly id: string
  readonly account: string
  readonly wallet: WalletId
  readonly currency: Currency
  readonly amount: bigint
  readonly isClaimed: boolean
  readonly atMs: number
  readonly lines: readonly RebateBets[]
}

export async function insertRebate(tx: Tx, { lines, isClaimed, atMs, ...rebate }: NewRebate): Promise<void> {
  await tx
    .insertInto('rebate')
    .values({ ...rebate, is_claimed: isClaimed, at: new Date(atMs) })
    .execute()
  await tx
    .insertInto('rebate_line')
    .values(lines.map((line) => ({ ...rowOf(line), rebate: rebate.id })))
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
export async function listUnpaid(
  tx: Tx,
  { beforeMs, nowMs, atMost }: { readonly beforeMs: number; readonly nowMs: number; readonly atMost: number },
): Promise<readonly StoredRebate[]> {
  const { rows } = await sql<StoredRebate>`
    select ${columns} from rebate where paid_at is null and at < ${new Date(beforeMs)}
      and ${isNotSetAside('rebate.pay', sql.ref('id'), nowMs)}
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
