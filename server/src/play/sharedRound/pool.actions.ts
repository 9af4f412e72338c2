import type { SharedTableState } from '@ronda/contract'
import { assert } from '@ronda/core'
import { addAmounts, divideHeap, type Amounts, type AnyShared } from '@ronda/games'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { findHeaps, type StoredHeap } from './pool.sql.ts'
import type { StoredShared } from './round.sql.ts'
import type { SharedPlace } from './table.ts'
import { countPlayers, findWalletBets, type WalletBets } from './ticket.sql.ts'

/** How many wallets' bets are read at once. */
const WALLETS_MAX = 5_000

type Kind = Pick<StoredHeap, 'mode' | 'currency'>

const nameOf = ({ mode, currency }: Kind): string => `${mode}/${currency}`

/** The shares of all bets of each heap, added up one page of wallets at a time. */
async function sharesOfAll(
  db: Db,
  round: SharedPlace,
  sharesOf: (walletBets: WalletBets) => Amounts,
): Promise<ReadonlyMap<string, Amounts>> {
  const sums = new Map<string, Amounts>()
  let page: readonly WalletBets[]
  let last = 0
  do {
    const after = last
    page = await db.read((tx) => findWalletBets(tx, round, after, WALLETS_MAX))
    for (const walletBets of page)
      sums.set(nameOf(walletBets), addAmounts(sums.get(nameOf(walletBets)) ?? {}, sharesOf(walletBets)))
    last = page.at(-1)?.wallet ?? last
  } while (page.length === WALLETS_MAX)
  return sums
}

/**
 * How the stakes of a round are divided in a game where players win from each other. No bet can come any more, so every
 * process computes the same.
 */
export async function divideHeaps(
  { db }: { readonly db: Db },
  round: SharedPlace,
  rules: AnyShared,
  outcome: unknown,
): Promise<readonly StoredHeap[]> {
  const { pool } = rules
  if (pool === undefined) return []
  assert(!rules.mayLeave, 'a round with a heap cannot be left')
  // A bet that cannot be parsed has no share; paying its wallet then fails and is set aside for inspection.
  const sharesOf = ({ bets }: WalletBets): Amounts =>
    bets
      .map(({ bet }) => rules.readBet(bet))
      .filter((bet) => bet !== undefined)
      .map((bet) => pool.sharesOf(bet, outcome))
      .reduce(addAmounts, {})
  const shares = await sharesOfAll(db, round, sharesOf)
  const heaps = await db.read((tx) => findHeaps(tx, round))
  return heaps
    .filter(({ players }) => players > 0)
    .map(({ mode, currency, ...heap }) => {
      const all = shares.get(nameOf({ mode, currency })) ?? {}
      return { mode, currency, ...divideHeap(pool, heap, all, outcome) }
    })
}

/** The heap that bets belong to, once it was divided. */
export function heapOf({ heaps }: StoredShared, kind: Kind): StoredHeap | undefined {
  return heaps?.find((heap) => nameOf(heap) === nameOf(kind))
}

/** How many players have bet on a round, and what they play for. */
export type BetTotals = Pick<SharedTableState, 'players' | 'heaps'>

export async function readBetTotals(tx: Tx, round: SharedPlace, hasHeaps: boolean): Promise<BetTotals> {
  const players = await countPlayers(tx, round.game, round.number)
  return hasHeaps ? { players, heaps: [...(await findHeaps(tx, round))] } : { players }
}
