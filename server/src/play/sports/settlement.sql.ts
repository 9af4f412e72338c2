import type { SportsGrade } from '@ronda/contract'
import type { VoidReason } from '@ronda/games/sports'
import { sql } from 'kysely'
import type { CoWrite } from '../../money/ledger/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { betColumns, type StoredBet } from './bet.sql.ts'

/** A settlement as the ledger writes it with the payment. */
export type SettlementRow = {
  readonly wallet: number
  readonly bet: string
  readonly version: number
  readonly operation: string
  readonly grade: SportsGrade
  readonly paid: string
  readonly valid_bet: string
  readonly rules: number
  readonly void_reason: VoidReason | null
  readonly void_clause: string | null
}

export const sportsSettlementCoWrite: CoWrite = {
  name: 'sports_settlement',
  insert: (rows) => `
    insert into sports_settlement (wallet, bet, version, operation, grade, paid, valid_bet, rules, void_reason,
      void_clause, settled_at)
    select wallet, bet, version, operation, grade, paid, valid_bet, rules, void_reason, void_clause, clock_timestamp()
    from json_to_recordset(${rows}) as given (wallet int, bet uuid, version int, operation uuid, grade text, paid bigint,
      valid_bet bigint, rules int, void_reason text, void_clause text)`,
}

/** A bet with its last settlement, if it has one. */
export type BetWithSettlement = StoredBet & {
  readonly version: number | null
  readonly grade: SportsGrade
  readonly paid: bigint
  readonly validBet: bigint
  readonly voidReason: VoidReason | null
  readonly voidClause: string | null
  readonly settledAtMs: number
}

const betsWithSettlement = sql`
  select ${betColumns}, last.version, last.grade, last.paid, last.valid_bet as "validBet",
    last.void_reason as "voidReason", last.void_clause as "voidClause",
    (extract(epoch from last.settled_at) * 1000)::float8 as "settledAtMs"
  from sports_bet as bet
  left join lateral (
    select * from sports_settlement as paid where paid.wallet = bet.wallet and paid.bet = bet.id
    order by version desc limit 1
  ) as last on true`

export async function findBet(tx: Tx, wallet: number, id: string): Promise<BetWithSettlement | undefined> {
  const { rows } = await sql<BetWithSettlement>`
    ${betsWithSettlement} where bet.wallet = ${wallet} and bet.id = ${id}`.execute(tx)
  return rows[0]
}

export type BetsAsked = {
  readonly wallet: number
  readonly isSettled: boolean
  /** Only bets placed before this one. */
  readonly before: string | undefined
  readonly atMost: number
}

/** Newest first. */
export async function findBets(tx: Tx, asked: BetsAsked): Promise<readonly BetWithSettlement[]> {
  const { wallet, isSettled, before, atMost } = asked
  const isBefore =
    before === undefined
      ? sql`true`
      : sql`(bet.placed_at, bet.id) < (select placed_at, id from sports_bet where wallet = ${wallet} and id = ${before})`
  const { rows } = await sql<BetWithSettlement>`
    ${betsWithSettlement} where bet.wallet = ${wallet} and (last.version is not null) = ${isSettled} and ${isBefore}
    order by bet.placed_at desc, bet.id desc limit ${atMost}`.execute(tx)
  return rows
}
