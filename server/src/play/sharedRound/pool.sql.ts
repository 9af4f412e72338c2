import type { SharedPool } from '@ronda/contract'
import { CURRENCIES, type Currency } from '@ronda/core'
import type { DividedHeap, Heap } from '@ronda/games'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import type { SharedPlace } from './table.ts'

/** A heap of a round that is over. */
export type StoredHeap = Pick<SharedPool, 'mode' | 'currency'> & DividedHeap

/** The heaps of a round whose row is read; null when it has none. */
export const HEAPS = sql`
  (select json_agg(json_build_object('mode', mode, 'currency', currency, 'players', players, 'stakedUnits', staked_units,
      'laid', laid, 'carried', carried, 'shares', shares, 'perShare', per_share, 'carriedOn', carried_on)
      order by mode, currency)
    from shared_heap where shared_heap.game = shared_round.game and shared_heap.round = shared_round.number) as heaps`

/** The bets on a round, by heap, with what earlier rounds carried over; a heap may consist of that alone. */
export async function findHeaps(tx: Tx, { game, number }: SharedPlace): Promise<readonly SharedPool[]> {
  const { rows } = await sql<SharedPool>`
    select mode, currency, coalesce(players, 0) as players, coalesce(staked, 0)::float8 as "stakedUnits",
      coalesce(places.laid, '{}') as laid, coalesce(before.carried, 0)::float8 as carried
    from unnest(array['real', 'free']) as mode cross join unnest(${[...CURRENCIES]}::text[]) as currency
    left join (
      select mode, currency, count(distinct wallet)::int as players, sum(units) as staked
      from shared_ticket where game = ${game} and round = ${number} group by mode, currency
    ) as bets using (mode, currency)
    left join (
      select mode, currency, json_object_agg(place, units) as laid from (
        select mode, currency, place, sum(count::int) as units
        from shared_ticket cross join json_each_text(laid) as lying (place, count)
        where game = ${game} and round = ${number} group by mode, currency, place
      ) as each group by mode, currency
    ) as places using (mode, currency)
    left join lateral (
      select heap.carried_on as carried from shared_heap as heap
      where heap.game = ${game} and heap.mode = mode.mode and heap.currency = currency.currency
        and heap.round < ${number} order by heap.round desc limit 1
    ) as before on true
    where players > 0 or before.carried > 0
    order by mode, currency`.execute(tx)
  return rows
}

export type RealHeap = { readonly game: string; readonly round: number; readonly currency: Currency } & Heap

/** The stakes in own money that players of these rounds played for, once the rounds are over. */
export async function listRealHeaps(tx: Tx, rounds: readonly SharedPlace[]): Promise<readonly RealHeap[]> {
  if (rounds.length === 0) return []
  const { rows } = await sql<RealHeap>`
    select game, round, currency, players, staked_units::float8 as "stakedUnits", laid, carried::float8 as carried
    from shared_heap where mode = 'real' and (game, round) in (
      select * from unnest(${rounds.map(({ game }) => game)}::text[], ${rounds.map(({ number }) => number)}::int[]))`.execute(
    tx,
  )
  return rows
}

export async function insertHeaps(tx: Tx, { game, number }: SharedPlace, heaps: readonly StoredHeap[]): Promise<void> {
  if (heaps.length === 0) return
  await tx
    .insertInto('shared_heap')
    .values(
      heaps.map(({ mode, currency, players, stakedUnits, laid, carried, shares, perShare, carriedOn }) => ({
        game,
        round: number,
        mode,
        currency,
        players,
        staked_units: BigInt(stakedUnits),
        laid: JSON.stringify(laid),
        carried: BigInt(carried),
        shares: JSON.stringify(shares),
        per_share: perShare && JSON.stringify(perShare),
        carried_on: BigInt(carriedOn),
      })),
    )
    .execute()
}
