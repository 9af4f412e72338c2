import type { PlayMode, StandingOrder } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import type { SharedPlace } from './table.ts'

export type StoredOrder = {
  readonly wallet: number
  readonly id: string
  readonly game: string
  readonly mode: PlayMode
  readonly currency: Currency
  readonly bet: Record<string, unknown>
  readonly units: number
  readonly draws: number
  readonly laid: number
  readonly last_round: number | null
  readonly state: StandingOrder['state']
  readonly refusal: StandingOrder['refusal']
  readonly made_at: Date
}

const COLUMNS = sql`wallet, id, game, mode, currency, bet, units, draws, laid, last_round, state, refusal, made_at`

/** Serialises the creation of orders of one wallet, so that the limit holds. */
export async function lockOrders(tx: Tx, wallet: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`order:${wallet}`}, 0))`.execute(tx)
}

export async function countRunning(tx: Tx, wallet: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from shared_order where wallet = ${wallet} and state = 'running'`.execute(tx)
  return rows[0]?.count ?? 0
}

export type NewOrder = Omit<StoredOrder, 'laid' | 'last_round' | 'state' | 'refusal' | 'made_at'>

/** The order begins with the next round that opens. */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<void> {
  const { wallet, id, game, mode, currency, bet, units, draws } = order
  await sql`
    insert into shared_order (wallet, id, game, mode, currency, bet, units, draws, after_round)
    select ${wallet}, ${id}, ${game}, ${mode}, ${currency}, ${JSON.stringify(bet)}, ${units}, ${draws},
      coalesce((select max(number) from shared_round where game = ${game}), 0)`.execute(tx)
}

export async function findOrder(tx: Tx, wallet: number, id: string): Promise<StoredOrder | undefined> {
  const { rows } = await sql<StoredOrder>`
    select ${COLUMNS} from shared_order where wallet = ${wallet} and id = ${id}`.execute(tx)
  return rows[0]
}

/** Running orders first, then the newest. */
export async function findOrders(
  tx: Tx,
  { wallet, game, since }: { readonly wallet: number; readonly game: string; readonly since: { readonly at: Date } },
  atMost: number,
): Promise<readonly StoredOrder[]> {
  const { rows } = await sql<StoredOrder>`
    select ${COLUMNS} from shared_order where wallet = ${wallet} and game = ${game} and made_at >= ${since.at}
    order by state = 'running' desc, made_at desc limit ${atMost}`.execute(tx)
  return rows
}

/** The next orders, sorted by wallet, that are due on a round. */
export async function findDue(
  tx: Tx,
  { game, number }: SharedPlace,
  after: Pick<StoredOrder, 'wallet' | 'id'> | undefined,
  atMost: number,
): Promise<readonly StoredOrder[]> {
  const { rows } = await sql<StoredOrder>`
    select ${COLUMNS} from shared_order
    where game = ${game} and state = 'running' and after_round < ${number}
      and (wallet, id) > (${after?.wallet ?? 0}, ${after?.id ?? '00000000-0000-0000-0000-000000000000'}::uuid)
    order by wallet, id limit ${atMost}`.execute(tx)
  return rows
}

/** Counts an order as placed on a round; only once for each round, even when two processes try. */
export async function markPlaced(tx: Tx, { wallet, id }: StoredOrder, round: number): Promise<void> {
  await sql`
    update shared_order set laid = laid + 1, after_round = ${round}, last_round = ${round},
      state = case when state = 'running' and laid + 1 = draws then 'done' else state end
    where wallet = ${wallet} and id = ${id} and after_round < ${round} and laid < draws`.execute(tx)
}

export async function markRefused(
  tx: Tx,
  { wallet, id }: StoredOrder,
  refusal: NonNullable<StandingOrder['refusal']>,
): Promise<void> {
  await sql`
    update shared_order set state = 'refused', refusal = ${refusal}
    where wallet = ${wallet} and id = ${id} and state = 'running'`.execute(tx)
}

export async function markStopped(tx: Tx, wallet: number, id: string): Promise<void> {
  await sql`
    update shared_order set state = 'stopped' where wallet = ${wallet} and id = ${id} and state = 'running'`.execute(tx)
}
