import { isMoneyPlay, ORDERS_MAX, type StandingOrder } from '@ronda/contract'
import { err, ok, present, type Result } from '@ronda/core'
import { isAlike } from '@ronda/games'
import { LedgerBusy, LedgerUnknown } from '../../money/ledger/index.ts'
import type { Failures } from '../../platform/failures/index.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { PlaySession } from '../launch/index.ts'
import { stakeBet, type StakeOptions } from './bet.actions.ts'
import {
  countRunning,
  findDue,
  findOrder,
  findOrders,
  insertOrder,
  lockOrders,
  markPlaced,
  markRefused,
  markStopped,
  type StoredOrder,
} from './order.sql.ts'
import type { SharedTable } from './step.actions.ts'
import { nameOfOrdered, unitsOf, type RealStakes, type SharedPlace } from './table.ts'

/** Running orders, and some that have ended. */
const LISTED_MAX = 50
/** How many are placed together; the ledger takes them in batches. */
const PLACED_MAX = 200

export type OrderRequest = {
  readonly order: string
  readonly bet: Readonly<Record<string, unknown>>
  readonly draws: number
}

function showOrder(order: StoredOrder): StandingOrder {
  const { id, bet, units, draws, laid, state, refusal } = order
  return { id, bet, units, draws, laid, lastRound: order.last_round, state, refusal, madeAtMs: order.made_at.getTime() }
}

/** What placing orders needs. */
export type PlaceOptions = StakeOptions & {
  readonly failures: Failures
  /** Whether real money is accepted on the round. */
  readonly realStakes: RealStakes
}

/** Creates a standing order, or returns the one that was created under the same id. */
export async function makeOrder(
  db: Db,
  { title: { rules } }: SharedTable,
  play: PlaySession,
  { order: id, bet: given, draws }: OrderRequest,
): Promise<Result<StandingOrder, 'game.bet_invalid' | 'game.orders_full' | 'wallet.key_reused'>> {
  const bet = rules.readBet(given)
  if (bet === undefined) return err('game.bet_invalid')
  const { wallet, game, mode, currency } = play
  return db.transact(async (tx) => {
    await lockOrders(tx, wallet)
    const before = await findOrder(tx, wallet, id)
    if (before !== undefined) {
      const isSame = before.game === game && before.draws === draws && isAlike(before.bet, bet)
      return isSame ? ok(showOrder(before)) : err('wallet.key_reused')
    }
    if ((await countRunning(tx, wallet)) >= ORDERS_MAX) return err('game.orders_full')
    const units = unitsOf(rules, bet)
    await insertOrder(tx, { wallet, id, game, mode, currency, bet: bet as StoredOrder['bet'], units, draws })
    return ok(showOrder(present(await findOrder(tx, wallet, id), 'an order that was created')))
  })
}

export async function listOrders(db: Db, play: PlaySession): Promise<readonly StandingOrder[]> {
  return (await db.read((tx) => findOrders(tx, play, LISTED_MAX))).map(showOrder)
}

/** Stops an order. Bets that it has placed stand; no more are placed. */
export async function stopOrder(
  db: Db,
  { wallet, game }: PlaySession,
  id: string,
): Promise<Result<StandingOrder, 'game.order_unknown'>> {
  await db.write((tx) => markStopped(tx, wallet, id))
  const order = await db.read((tx) => findOrder(tx, wallet, id))
  return order === undefined || order.game !== game ? err('game.order_unknown') : ok(showOrder(order))
}

/**
 * Places one order on a round, under an id made of order and round: so it is placed once, however often this runs. A
 * refused order ends; one that came too late, or whose number is full, waits for the next round. No player is present,
 * so no reality check applies; limits and exclusions are enforced by the ledger, as for any stake.
 */
async function placeOrder(options: PlaceOptions, table: SharedTable, order: StoredOrder, round: number): Promise<void> {
  const { db, ids } = options
  const realStakes = isMoneyPlay(order.mode) ? options.realStakes : 'taken'
  if (realStakes === 'waits') return
  if (realStakes === 'refused') {
    await db.write((tx) => markRefused(tx, order, 'fairness.beacon_required'))
    return
  }
  const ticket = ids.named(...nameOfOrdered(order.wallet, order.id, round))
  const bet = table.title.rules.readBet(order.bet)
  const staked =
    bet === undefined ? err('game.bet_invalid' as const) : await stakeBet(options, table, order, { ticket, round, bet })
  if (staked.ok) await db.write((tx) => markPlaced(tx, order, round))
  else if (staked.error !== 'game.bets_closed' && staked.error !== 'game.number_full') {
    const refusal = staked.error
    await db.write((tx) => markRefused(tx, order, refusal))
  }
}

/**
 * Places every due order on an open round; called again it continues. An order that fails waits for the next round and
 * does not stop the others.
 */
export async function placeDueOrders(
  options: PlaceOptions,
  table: SharedTable,
  round: SharedPlace,
  isWanted: () => boolean,
): Promise<void> {
  let last: StoredOrder | undefined
  do {
    const after = last
    const due = await options.db.read((tx) => findDue(tx, round, after, PLACED_MAX))
    await options.failures.eachAtOnce('sharedRound.order', due, {
      idOf: ({ wallet, id }) => `${wallet}/${id}`,
      work: (order) => placeOrder(options, table, order, round.number),
      // An unavailable ledger is not the fault of one order: all of them are tried again.
      concernsAll: (error) => error instanceof LedgerBusy || error instanceof LedgerUnknown,
    })
    last = due.length < PLACED_MAX ? undefined : due.at(-1)
  } while (last !== undefined && isWanted())
}
