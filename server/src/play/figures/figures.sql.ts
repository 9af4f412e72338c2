import type { PlayMode } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import type { GameHour } from './figures.ts'

export async function addToHours(tx: Tx, sums: readonly GameHour[]): Promise<void> {
  await tx
    .insertInto('game_hour')
    .values(sums.map(({ hourMs, ...sum }) => ({ ...sum, hour: new Date(hourMs) })))
    .onConflict((conflict) =>
      conflict.columns(['game', 'mode', 'currency', 'hour']).doUpdateSet((row) => ({
        rounds: sql<bigint>`${row.ref('game_hour.rounds')} + ${row.ref('excluded.rounds')}`,
        staked: sql<bigint>`${row.ref('game_hour.staked')} + ${row.ref('excluded.staked')}`,
        won: sql<bigint>`${row.ref('game_hour.won')} + ${row.ref('excluded.won')}`,
      })),
    )
    .execute()
}

export type Played = { readonly game: string; readonly mode: PlayMode; readonly currency: Currency }
export type Totals = { readonly rounds: bigint; readonly staked: bigint; readonly won: bigint }

export async function sumHours(tx: Tx, { game, mode, currency }: Played): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select coalesce(sum(rounds), 0)::bigint as rounds, coalesce(sum(staked), 0)::bigint as staked,
      coalesce(sum(won), 0)::bigint as won
    from game_hour where game = ${game} and mode = ${mode} and currency = ${currency}`.execute(tx)
  return rows[0] ?? { rounds: 0n, staked: 0n, won: 0n }
}

export async function countSince(tx: Tx, sinceMs: number): Promise<readonly { game: string; rounds: bigint }[]> {
  const { rows } = await sql<{ game: string; rounds: bigint }>`
    select game, sum(rounds)::bigint as rounds from game_hour where hour >= ${new Date(sinceMs)} group by game`.execute(
    tx,
  )
  return rows
}
