import { err, ok, present, type Currency, type Result } from '@ronda/core'
import { marketId, type Market } from '@ronda/games/sports'
import { findWalletNames } from '../../money/ledger/index.ts'
import { findNames } from '../../people/identity/index.ts'
import type { Db } from '../../platform/postgres/db.ts'
import {
  findBehind,
  findBorne,
  findHealth,
  findMatch,
  findMatches,
  findNowMs,
  findWorst,
  positionsOn,
  quotesOf,
  sumParts,
  sumStakes,
  type BetBehind,
  type LeaguePace,
  type Limits,
  type StoredMatch,
} from '../sports/index.ts'
import { findSuspensions } from './suspension.sql.ts'

export type BoardOptions = {
  readonly db: Db
  readonly pace: LeaguePace
  readonly currency: Currency
  readonly limitsOf: (currency: Currency) => Limits
  /** How staff see a member who matters by their bets only. */
  readonly pseudonymOf: (username: string) => string
}

/** Selections that the board shows of each currency. */
const WORST_MAX = 40
export const BETS_PAGE = 30

/** The matches on which anything rests, with what is staked, and the worst selections. */
export const readBoard = ({ db }: BoardOptions) =>
  db.read(async (tx) => {
    const [stakes, worst] = [await sumStakes(tx), await findWorst(tx, WORST_MAX)]
    const numbers = [...new Set(stakes.map(({ match }) => match))]
    const [nowMs, health] = [await findNowMs(tx), await findHealth(tx)]
    return { nowMs, health, matches: await findMatches(tx, numbers), stakes, worst }
  })

/** A match with everything that rests on it. */
export const readTraded = ({ db }: BoardOptions, number: number) =>
  db.read(async (tx) => {
    const match = await findMatch(tx, number)
    if (match === undefined) return undefined
    const [parts, borne] = [await sumParts(tx, number), await findBorne(tx, number)]
    const positions = positionsOn(parts, borne)
    const suspensions = await findSuspensions(tx, number)
    const stakes = (await sumStakes(tx)).filter((each) => each.match === number)
    return {
      nowMs: await findNowMs(tx),
      match,
      stakes,
      positions,
      suspensions,
      markets: marketsIn(
        match,
        parts.flatMap((each) => each.parts.map(({ market }) => market)),
      ),
      names: await findNames(
        tx,
        suspensions.map(({ suspendedBy }) => suspendedBy),
      ),
    }
  })

/** The markets that are offered, and those that bets were placed on. */
function marketsIn(match: StoredMatch, staked: readonly Market[]): readonly Market[] {
  const offered = quotesOf(match).map(({ market }) => market)
  return [...new Map([...offered, ...staked].map((market) => [marketId(market), market])).values()]
}

type Asked = {
  readonly match: number
  readonly market: string
  readonly choice: string
  readonly after?: string | undefined
}
export type NamedBet = BetBehind & { readonly member: string }

/** The bets behind a selection, without the names of those who placed them. */
export function readBehind(
  { db, pseudonymOf }: BoardOptions,
  { match, market: id, choice, after }: Asked,
): Promise<Result<readonly NamedBet[], 'sports.match_unknown' | 'sports.selection_unknown'>> {
  return db.read(async (tx) => {
    const found = await findMatch(tx, match)
    if (found === undefined) return err('sports.match_unknown')
    const staked = (await sumParts(tx, match)).flatMap((each) => each.parts.map(({ market }) => market))
    const market = marketsIn(found, staked).find((each) => marketId(each) === id)
    if (market === undefined) return err('sports.selection_unknown')
    const bets = await findBehind(tx, { match, market, choice, after, atMost: BETS_PAGE + 1 })
    const wallets = await findWalletNames(
      tx,
      bets.map(({ wallet }) => wallet),
    )
    const ownerOf = (wallet: number): string => present(wallets.get(wallet), 'the wallet of a bet').owner
    const names = await findNames(
      tx,
      bets.map(({ wallet }) => ownerOf(wallet)),
    )
    return ok(bets.map((bet) => ({ ...bet, member: pseudonymOf(names.get(ownerOf(bet.wallet))?.username ?? '') })))
  })
}
