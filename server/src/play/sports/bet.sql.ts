import type { PricePolicy } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import type { Quoted, Market } from '@ronda/games/sports'
import { sql } from 'kysely'
import type { CoWrite } from '../../money/ledger/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'

/** The market and the choice of a bet as they were quoted. */
export type QuotedChoice = { readonly market: Market; readonly chances: Quoted['chances'] }

/** A bet as the ledger writes it with the stake. */
export type BetRow = {
  readonly wallet: number
  readonly id: string
  readonly match: number
  readonly market: string
  readonly choice: string
  readonly quoted: QuotedChoice
  readonly price: number
  readonly price_version: number
  readonly policy: PricePolicy
  readonly asked_price: number
  readonly asked_version: number
  readonly rules: number
  readonly currency: Currency
  readonly stake: string
}

/**
 * A match that takes no bets now, by the database clock, yields no `match`; prices that have changed in the meantime
 * yield no `price_version`. The column refuses the row, and with its name the caller knows which rule was violated. The
 * match cannot be closed, nor its prices changed, until this is committed.
 */
export const sportsBetCoWrite: CoWrite = {
  name: 'sports_bet',
  insert: (rows) => `
    insert into sports_bet (wallet, id, match, market, choice, quoted, price, price_version, policy, asked_price,
      asked_version, rules, currency, stake, placed_at)
    select laid.wallet, laid.id, held.number, laid.market, laid.choice, laid.quoted, laid.price,
      case when held.number is null or held.price_version = laid.price_version then laid.price_version end, laid.policy,
      laid.asked_price, laid.asked_version, laid.rules, laid.currency, laid.stake, now
    from clock_timestamp() as now,
      json_to_recordset(${rows}) as laid (wallet int, id uuid, match int, market text, choice text, quoted json, price int,
        price_version int, policy text, asked_price int, asked_version int, rules int, currency text, stake bigint)
      left join lateral (
        select open.number, open.price_version from sports_match as open
        where open.number = laid.match and clock_timestamp() < open.bets_until
        for share
      ) as held on true`,
}

/** What a bet adds to the liability on its selection, as the ledger writes it. */
export type RiskRow = {
  readonly match: number
  readonly selection: string
  readonly currency: Currency
  readonly payout: string
  readonly payout_max: string
}

/** A liability above the limit yields no payout, and the column refuses it with the whole bet. Rows are sorted, so that two
 * writers wait for each other and cannot deadlock. */
export const sportsRiskCoWrite: CoWrite = {
  name: 'sports_risk',
  insert: (rows) => `
    insert into sports_risk as borne (match, selection, currency, payout)
    select match, selection, currency, case when sum(payout) <= max(payout_max) then sum(payout) end
    from json_to_recordset(${rows}) as given (match int, selection text, currency text, payout bigint, payout_max bigint)
    group by match, selection, currency
    order by match, selection, currency
    on conflict (match, selection, currency) do update
    set payout = case when borne.payout + excluded.payout <=
      (select max(payout_max) from json_to_recordset(${rows}) as given (payout_max bigint))
      then borne.payout + excluded.payout end`,
}

/** The liability on a selection so far. */
export async function findRisk(
  tx: Tx,
  { match, selection, currency }: Pick<RiskRow, 'match' | 'selection' | 'currency'>,
): Promise<bigint> {
  const { rows } = await sql<{ payout: bigint }>`
    select payout from sports_risk
    where match = ${match} and selection = ${selection} and currency = ${currency}`.execute(tx)
  return rows[0]?.payout ?? 0n
}

/** A match that is settled has no liability. */
export async function deleteRisks(tx: Tx): Promise<void> {
  await sql`
    delete from sports_risk as borne using sports_match as past
    where past.number = borne.match and past.phase = 'settled'`.execute(tx)
}

export type StoredBet = {
  readonly wallet: number
  readonly id: string
  readonly match: number
  readonly market: string
  readonly choice: string
  readonly quoted: QuotedChoice
  readonly price: number
  readonly priceVersion: number
  readonly policy: PricePolicy
  readonly askedPrice: number
  readonly askedVersion: number
  readonly rules: number
  readonly currency: Currency
  readonly stake: bigint
  readonly placedAtMs: number
}

export const betColumns = sql`
  bet.wallet, bet.id, bet.match, bet.market, bet.choice, bet.quoted, bet.price, bet.price_version as "priceVersion",
  bet.policy, bet.asked_price as "askedPrice", bet.asked_version as "askedVersion", bet.rules, bet.currency, bet.stake,
  (extract(epoch from bet.placed_at) * 1000)::float8 as "placedAtMs"`

/** The next bets of a match that are not settled, in the order of their keys. */
export async function findUnsettled(
  tx: Tx,
  match: number,
  after: Pick<StoredBet, 'wallet' | 'id'>,
  atMost: number,
): Promise<readonly StoredBet[]> {
  const { rows } = await sql<StoredBet>`
    select ${betColumns} from sports_bet as bet
    where bet.match = ${match} and (bet.wallet, bet.id) > (${after.wallet}, ${after.id}::uuid)
      and not exists (select from sports_settlement as paid where paid.wallet = bet.wallet and paid.bet = bet.id)
    order by bet.wallet, bet.id limit ${atMost}`.execute(tx)
  return rows
}
