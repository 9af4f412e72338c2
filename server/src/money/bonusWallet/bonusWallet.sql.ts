import { sql, type RawBuilder } from 'kysely'
import { isNotSetAside } from '../../platform/failures/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { kindSql, sumOfLegs, type OperationId, type WalletId } from '../ledger/index.ts'
import { storeGameList } from './gameList.sql.ts'
import type { BonusEnding, BonusGift, StoredBonus } from './bonusWallet.ts'

type Row = Omit<StoredBonus, 'rule'> & StoredBonus['rule']

function parseRow({ stakeMax, isStakeFixed, ...row }: Row): StoredBonus {
  return { ...row, rule: { stakeMax, isStakeFixed } }
}

/** Transfers that left the wallet since the bonus began. */
const moved = sumOfLegs(
  sql.ref('bonus.wallet'),
  sql`leg.seq > bonus.since_seq and leg.kind = ${kindSql('transfer')} and leg.amount < 0`,
)

async function find(tx: Tx, which: RawBuilder<unknown>): Promise<StoredBonus | undefined> {
  const { rows } = await sql<Row>`
    select id as bonus, owner, wallet, fund, currency, amount, stake_max as "stakeMax",
      is_stake_fixed as "isStakeFixed", game_list as "gameList", state, ending, began_seq as "beganSeq", ended_seq as "endedSeq", coalesce(-${moved}, 0)::bigint as moved
    from bonus_gift as bonus where ${which}`.execute(tx)
  return rows[0] && parseRow(rows[0])
}

export const findBonus = (tx: Tx, bonus: OperationId) => find(tx, sql`id = ${bonus}`)

/** Until this transaction ends, nobody else begins or ends this bonus. */
export const lockBonus = (tx: Tx, bonus: OperationId) => find(tx, sql`id = ${bonus} for update`)

export const findBonusOfWallet = (tx: Tx, wallet: WalletId) => find(tx, sql`wallet = ${wallet} and state <> 'over'`)

export const findBonusOfOwner = (tx: Tx, owner: string) => find(tx, sql`owner = ${owner} and state <> 'over'`)

export const findLastBonusOfWallet = (tx: Tx, wallet: WalletId) =>
  find(tx, sql`wallet = ${wallet} order by given_at desc limit 1`)

export type NewBonus = BonusGift & {
  readonly wallet: WalletId
  readonly currency: string
  readonly sinceSeq: number
  readonly nowMs: number
}

/** Nothing is written when the bonus is there already, or another one of the wallet is not over. */
export async function insertBonus(tx: Tx, given: NewBonus): Promise<void> {
  const { bonus, owner, wallet, fund, currency, amount, rule, sinceSeq, nowMs } = given
  const gameList = await storeGameList(tx, rule.games)
  await sql`
    insert into bonus_gift
      (id, owner, wallet, fund, currency, amount, stake_max, is_stake_fixed, game_list, since_seq, given_at)
    values (${bonus}, ${owner}, ${wallet}, ${fund}, ${currency}, ${amount}, ${rule.stakeMax}, ${rule.isStakeFixed},
      ${gameList}, ${sinceSeq}, ${new Date(nowMs)})
    on conflict do nothing`.execute(tx)
}

/** Only of a bonus whose money was never moved. */
export async function deleteBonus(tx: Tx, bonus: OperationId): Promise<void> {
  await sql`delete from bonus_gift where id = ${bonus} and state = 'giving'`.execute(tx)
}

export async function recordBegan(tx: Tx, bonus: OperationId, seq: number): Promise<void> {
  await sql`update bonus_gift set state = 'active', began_seq = ${seq} where id = ${bonus}`.execute(tx)
}

export async function recordEnding(tx: Tx, bonus: OperationId, ending: BonusEnding, nowMs: number): Promise<void> {
  await sql`
    update bonus_gift set state = 'ending', ending = ${ending}, ended_at = ${new Date(nowMs)}
    where id = ${bonus}`.execute(tx)
}

export async function recordEnded(tx: Tx, bonus: OperationId, seq: number): Promise<void> {
  await sql`update bonus_gift set ended_seq = coalesce(ended_seq, ${seq}) where id = ${bonus}`.execute(tx)
}

export async function recordOver(tx: Tx, bonus: OperationId): Promise<void> {
  await sql`update bonus_gift set state = 'over' where id = ${bonus}`.execute(tx)
}

export type Unfinished = { readonly bonus: OperationId; readonly state: 'giving' | 'ending' }

/** Bonuses that were left between two steps, the oldest first. */
export async function listUnfinished(
  tx: Tx,
  { beforeMs, nowMs, atMost }: { readonly beforeMs: number; readonly nowMs: number; readonly atMost: number },
): Promise<readonly Unfinished[]> {
  const { rows } = await sql<Unfinished>`
    select id as bonus, state from bonus_gift as bonus
    where state in ('giving', 'ending') and coalesce(ended_at, given_at) <= ${new Date(beforeMs)}
      and ${isNotSetAside('bonusWallet.finish', sql.ref('id'), nowMs)}
    order by given_at limit ${atMost}`.execute(tx)
  return rows
}

/** Those of these wallets whose bonus is ending. */
export async function findEndingAmong(tx: Tx, wallets: readonly WalletId[]): Promise<readonly OperationId[]> {
  const { rows } = await sql<{ id: OperationId }>`
    select id from bonus_gift as bonus where wallet = any(${wallets}::int[]) and state = 'ending'`.execute(tx)
  return rows.map(({ id }) => id)
}
