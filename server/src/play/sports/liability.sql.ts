import type { Currency } from '@ronda/core'
import type { Market } from '@ronda/games/sports'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import type { Part } from './slip.ts'

/** What all open bets on a selection would be paid together, as its limit counts it. */
export type Borne = {
  readonly match: number
  readonly selection: string
  readonly currency: Currency
  readonly payout: bigint
}

/** The largest liabilities of each currency on matches that are not settled. */
export async function findWorst(tx: Tx, atMost: number): Promise<readonly Borne[]> {
  const { rows } = await sql<Borne>`
    select match, selection, currency, payout from (
      select borne.*, row_number() over (partition by borne.currency order by borne.payout desc) as place
      from sports_match as running join sports_risk as borne on borne.match = running.number
      where running.phase <> 'settled'
    ) as ranked
    where place <= ${atMost} order by payout desc`.execute(tx)
  return rows
}

export async function findBorne(tx: Tx, match: number): Promise<readonly Borne[]> {
  const { rows } = await sql<Borne>`
    select match, selection, currency, payout from sports_risk where match = ${match}`.execute(tx)
  return rows
}

/** What was staked by bets with a leg on a match. */
export type Staked = {
  readonly match: number
  readonly currency: Currency
  readonly bets: number
  readonly staked: bigint
}

/** By match and currency, of the matches that are not settled. A multiple counts on each of its matches. */
export async function sumStakes(tx: Tx): Promise<readonly Staked[]> {
  const { rows } = await sql<Staked>`
    select leg.match, bet.currency, count(*)::int as bets, sum(bet.stake)::bigint as staked
    from sports_match as running join sports_leg as leg on leg.match = running.number
    join sports_bet as bet on bet.wallet = leg.wallet and bet.id = leg.bet
    where running.phase <> 'settled' group by leg.match, bet.currency`.execute(tx)
  return rows
}

/** Bets on a match with the same parts, together. */
export type StakedParts = Omit<Staked, 'match'> & { readonly parts: readonly Part[] }

export async function sumParts(tx: Tx, match: number): Promise<readonly StakedParts[]> {
  const { rows } = await sql<StakedParts>`
    select leg.parts::text::json as parts, bet.currency, count(*)::int as bets, sum(bet.stake)::bigint as staked
    from sports_leg as leg join sports_bet as bet on bet.wallet = leg.wallet and bet.id = leg.bet
    where leg.match = ${match} group by leg.parts::text, bet.currency`.execute(tx)
  return rows
}

/** A bet behind a selection. */
export type BetBehind = {
  readonly wallet: number
  readonly id: string
  readonly currency: Currency
  readonly stake: bigint
  readonly legs: number
  readonly price: number
  readonly placedAtMs: number
}

type Behind = {
  readonly match: number
  readonly market: Market
  readonly choice: string
  /** Only bets after this one. */
  readonly after: string | undefined
  readonly atMost: number
}

/** The bets on a selection, the largest stake first. */
export async function findBehind(tx: Tx, asked: Behind): Promise<readonly BetBehind[]> {
  const { match, market, choice, after, atMost } = asked
  const isAfter =
    after === undefined
      ? sql`true`
      : sql`(bet.stake, bet.wallet, bet.id) < (
          select last.stake, last.wallet, last.id from sports_leg as known
          join sports_bet as last on last.wallet = known.wallet and last.id = known.bet
          where known.match = ${match} and known.bet = ${after} limit 1)`
  const { rows } = await sql<BetBehind>`
    select bet.wallet, bet.id, bet.currency, bet.stake, leg.price, (extract(epoch from bet.placed_at) * 1000)::float8 as
      "placedAtMs", (select count(*)::int from sports_leg as each where each.wallet = bet.wallet and each.bet = bet.id)
      as legs
    from sports_leg as leg join sports_bet as bet on bet.wallet = leg.wallet and bet.id = leg.bet
    where leg.match = ${match} and ${isAfter} and exists (
      select from json_array_elements(leg.parts) as part
      where (part -> 'market')::jsonb = ${JSON.stringify(market)}::jsonb and part ->> 'choice' = ${choice})
    order by bet.stake desc, bet.wallet desc, bet.id desc limit ${atMost}`.execute(tx)
  return rows
}
