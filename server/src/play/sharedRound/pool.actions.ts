import type { SharedTold } from '@ronda/contract'
import { assert } from '@ronda/core'
import { addAmounts, divideHeap, type Amounts, type AnyShared } from '@ronda/games'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { findHeaps, type StoredHeap } from './pool.sql.ts'
import type { StoredShared } from './round.sql.ts'
import type { SharedPlace } from './table.ts'
import { countPlayers, findHands, type Hand } from './ticket.sql.ts'

/** As many wallets' bets are read at once. */
const HANDS_MAX = 5_000

type Kind = Pick<StoredHeap, 'mode' | 'currency'>

const nameOf = ({ mode, currency }: Kind): string => `${mode}/${currency}`

/** The shares of all bets of each heap, added up a page of wallets at a time. */
async function sharesOfAll(
  db: Db,
  round: SharedPlace,
  sharesOf: (hand: Hand) => Amounts,
): Promise<ReadonlyMap<string, Amounts>> {
  const sums = new Map<string, Amounts>()
  let hands: readonly Hand[]
  let last = 0
  do {
    const after = last
    hands = await db.read((tx) => findHands(tx, round, after, HANDS_MAX))
    for (const hand of hands) sums.set(nameOf(hand), addAmounts(sums.get(nameOf(hand)) ?? {}, sharesOf(hand)))
    last = hands.at(-1)?.wallet ?? last
  } while (hands.length === HANDS_MAX)
  return sums
}

/**
 * How what players of a round have staked is divided, where they play for that. No bet comes any more, so it is the same
 * whoever reckons it.
 */
export async function reckonHeaps(
  { db }: { readonly db: Db },
  round: SharedPlace,
  rules: AnyShared,
  outcome: unknown,
): Promise<readonly StoredHeap[]> {
  const { pool } = rules
  if (pool === undefined) return []
  assert(!rules.mayLeave, 'nobody leaves a round that is played for a heap')
  // A bet that cannot be read has no share; when its wallet is paid, that is set aside for somebody to look into.
  const sharesOf = ({ bets }: Hand): Amounts =>
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

/** The heap that bets were part of, once it was divided. */
export function heapOf({ heaps }: StoredShared, kind: Kind): StoredHeap | undefined {
  return heaps?.find((heap) => nameOf(heap) === nameOf(kind))
}

/** Who has bet on a round, and what they play for. */
export type Crowd = Pick<SharedTold, 'players' | 'heaps'>

export async function crowdOf(tx: Tx, round: SharedPlace, hasHeaps: boolean): Promise<Crowd> {
  const players = await countPlayers(tx, round.game, round.number)
  return hasHeaps ? { players, heaps: [...(await findHeaps(tx, round))] } : { players }
}
