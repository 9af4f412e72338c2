import type { BonusKind } from '@ronda/contract'
import { sql } from 'kysely'
import { lastLegOf } from '../../money/ledger/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { MeteredBet } from './meter.ts'

export type CountedBonus = { readonly id: string; readonly account: string }

type Counting = MeteredBet & { readonly bonus: string }

/** The running bonuses of wallets, locked in one order: two batches never wait for each other. */
export async function lockRunning(tx: Tx, wallets: readonly number[]) {
  const { rows } = await sql<{ id: string; account: string; wallet: number; beganSeq: number; kind: BonusKind }>`
    select id, account, wallet, began_seq as "beganSeq", terms ->> 'kind' as kind from member_bonus
    where wallet = any(${wallets}::int[]) and state in ('active', 'ending') order by id for update`.execute(tx)
  return rows
}

/**
 * Writes bets and moves the meter by what they change: a bet that is known adds nothing, one that is taken back takes
 * away what it had added, and is never added again.
 */
export async function countBets(tx: Tx, bets: readonly Counting[]): Promise<void> {
  if (bets.length === 0) return
  const column = <Key extends keyof Counting>(key: Key) => bets.map((bet) => bet[key])
  await sql`
    with fresh as (
      select wallet, seq, bonus, game, stake, valid, is_taken_back, at
      from unnest(${column('wallet')}::int[], ${column('seq')}::int[], ${column('bonus')}::uuid[], ${column('game')}::text[],
        ${column('stake')}::bigint[], ${column('valid')}::bigint[], ${column('isTakenBack')}::boolean[],
        ${bets.map(({ atMs }) => new Date(atMs))}::timestamptz[])
        as bet (wallet, seq, bonus, game, stake, valid, is_taken_back, at)
    ), known as (
      select bonus_bet.wallet, bonus_bet.seq, bonus_bet.valid from bonus_bet join fresh using (wallet, seq)
    ), written as (
      insert into bonus_bet (wallet, seq, bonus, game, stake, valid, is_taken_back, at)
      select wallet, seq, bonus, game, stake, valid, is_taken_back, at from fresh
      on conflict (wallet, seq) do update set valid = 0, is_taken_back = true where excluded.is_taken_back
      returning wallet, seq, bonus, valid
    ), changed as (
      select written.bonus, sum(written.valid - coalesce(known.valid, 0)) as added, max(written.seq) as last
      from written left join known using (wallet, seq) group by written.bonus
    )
    update member_bonus set progress = progress + added, counted_seq = greatest(counted_seq, last)
    from changed where member_bonus.id = changed.bonus`.execute(tx)
}

/** Those of some bonuses that may end now: nothing can be decided about the others after a bet. */
export async function findEndable(tx: Tx, bonuses: readonly string[], nowMs: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select member_bonus.id from member_bonus
    left join lateral ${lastLegOf(sql.ref('member_bonus.wallet'))} as tail on true
    where member_bonus.id = any(${bonuses}::uuid[])
      and (
        state = 'ending' or progress >= target or expires_at <= ${new Date(nowMs)}
        or coalesce(tail.balance, 0) < (terms ->> 'stakeMin')::bigint
      )`.execute(tx)
  return rows.map(({ id }) => id)
}

export type GameBets = {
  readonly game: string
  readonly bets: number
  readonly staked: bigint
  readonly valid: bigint
}

/** What the meter of a bonus is made of, by game, most first. */
export async function sumByGame(tx: Tx, bonus: string, atMost: number): Promise<readonly GameBets[]> {
  const { rows } = await sql<GameBets>`
    select game, count(*)::int as bets, sum(stake)::bigint as staked, sum(valid)::bigint as valid from bonus_bet
    where bonus = ${bonus} and not is_taken_back group by game order by valid desc, game limit ${atMost}`.execute(tx)
  return rows
}
