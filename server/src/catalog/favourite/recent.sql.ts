import type { Id } from '@ronda/core'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'

/** A game opened again moves to the front. */
export async function upsertRecent(tx: Tx, account: Id<'account'>, game: string, nowMs: number): Promise<void> {
  const opened_at = new Date(nowMs)
  await tx
    .insertInto('recent_game')
    .values({ account, game, opened_at })
    .onConflict((conflict) => conflict.columns(['account', 'game']).doUpdateSet({ opened_at }))
    .execute()
}

/** Deletes all but the latest `kept` games. */
export async function deleteOldRecent(tx: Tx, account: Id<'account'>, kept: number): Promise<void> {
  await sql`
    delete from recent_game where account = ${account} and game in (
      select game from recent_game where account = ${account} order by opened_at desc, game offset ${kept}
    )`.execute(tx)
}

/** Latest first. */
export async function findRecent(tx: Tx, account: Id<'account'>, atMost: number): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('recent_game')
    .select('game')
    .where('account', '=', account)
    .orderBy('opened_at', 'desc')
    .orderBy('game')
    .limit(atMost)
    .execute()
  return rows.map((row) => row.game)
}
