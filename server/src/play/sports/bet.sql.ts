import type { PricePolicy } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import type { Chances } from '@ronda/games/sports'
import type { CoWrite } from '../../money/ledger/index.ts'
import type { Part } from './slip.ts'
import { ALL_MARKETS } from './sports.ts'

/** A bet as the ledger writes it with the stake. */
export type BetRow = {
  readonly wallet: number
  readonly id: string
  readonly sizes: readonly number[]
  readonly lines: number
  readonly policy: PricePolicy
  readonly rules: number
  readonly currency: Currency
  readonly stake: string
}

/** PostgreSQL reads an array of a JSON record as an array. */
export const sportsBetCoWrite: CoWrite = {
  name: 'sports_bet',
  insert: (rows) => `
    insert into sports_bet (wallet, id, sizes, lines, policy, rules, currency, stake, placed_at)
    select wallet, id, sizes, lines, policy, rules, currency, stake, clock_timestamp()
    from json_to_recordset(${rows}) as laid (wallet int, id uuid, sizes int[], lines int, policy text, rules int,
      currency text, stake bigint)`,
}

/** A leg of a bet as the ledger writes it. */
export type LegRow = {
  readonly wallet: number
  readonly bet: string
  readonly leg: number
  readonly match: number
  readonly parts: readonly Part[]
  readonly markets: readonly string[]
  readonly chances: Chances
  readonly prices: readonly number[]
  readonly price: number
  readonly price_version: number
  readonly asked_price: number
  readonly asked_version: number
  readonly is_banker: boolean
}

/**
 * A match that takes no bets now, by the database clock or because staff have stopped them, yields no `match`; prices that have changed in the meantime
 * yield no `price_version`. The column refuses the row, and with its name the caller knows which rule was violated. The
 * matches cannot be closed, nor their prices changed, until this is committed.
 */
export const sportsLegCoWrite: CoWrite = {
  name: 'sports_leg',
  insert: (rows) => `
    insert into sports_leg (wallet, bet, leg, match, parts, chances, prices, price, price_version, asked_price,
      asked_version, is_banker)
    select laid.wallet, laid.bet, laid.leg, held.number, laid.parts, laid.chances, laid.prices, laid.price,
      case when held.number is null or held.price_version = laid.price_version then laid.price_version end,
      laid.asked_price, laid.asked_version, laid.is_banker
    from (
        select * from json_to_recordset(${rows}) as given (wallet int, bet uuid, leg int, match int, parts json,
          markets text[], chances json, prices int[], price int, price_version int, asked_price int, asked_version int,
          is_banker boolean)
        order by match
      ) as laid
      left join lateral (
        select open.number, open.price_version from sports_match as open
        where open.number = laid.match and clock_timestamp() < open.bets_until
          and not open.stopped && (laid.markets || '${ALL_MARKETS}'::text)
        for share
      ) as held on true`,
}
