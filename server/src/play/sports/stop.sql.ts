import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'

/** Waits for bets that are being written; after it none is taken. False where bets on it were stopped before. */
export async function stopBets(tx: Tx, match: number, name: string): Promise<boolean> {
  const { rows } = await sql`
    update sports_match set stopped = array_append(stopped, ${name})
    where number = ${match} and not ${name} = any(stopped) returning number`.execute(tx)
  return rows.length > 0
}

/** Takes bets again, at the prices in force. */
export async function resumeBets(tx: Tx, match: number, name: string): Promise<void> {
  await sql`update sports_match set stopped = array_remove(stopped, ${name}) where number = ${match}`.execute(tx)
}
