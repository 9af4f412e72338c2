import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import type { CountedRound } from './position.ts'

const counted = (tx: Tx, wallet: number) =>
  tx.selectFrom('round').select(['seq', 'stake', 'win', 'played_at']).where('wallet', '=', wallet)

type Row = { readonly seq: number; readonly stake: bigint; readonly win: bigint; readonly played_at: Date }
const countedOf = ({ played_at, ...row }: Row): CountedRound => ({ ...row, atMs: played_at.getTime() })

/** The newest first, before a sequence number. */
export async function findRoundsBefore(
  tx: Tx,
  wallet: number,
  seq: number,
  atMost: number,
): Promise<readonly CountedRound[]> {
  const rows = await counted(tx, wallet).where('seq', '<', seq).orderBy('seq', 'desc').limit(atMost).execute()
  return rows.map(countedOf)
}

/** In the order played, after a sequence number. */
export async function findRoundsAfter(
  tx: Tx,
  wallet: number,
  seq: number,
  atMost: number,
): Promise<readonly CountedRound[]> {
  const rows = await counted(tx, wallet).where('seq', '>', seq).orderBy('seq').limit(atMost).execute()
  return rows.map(countedOf)
}

/** What rounds cost and brought that were settled between two places of a wallet's chain. One that is open is in no sum. */
export async function sumSettled(
  tx: Tx,
  wallet: number,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): Promise<{ readonly staked: bigint; readonly won: bigint }> {
  const { rows } = await sql<{ staked: bigint; won: bigint }>`
    select coalesce(sum(stake), 0)::bigint as staked, coalesce(sum(win), 0)::bigint as won from round
    where wallet = ${wallet} and seq > ${after} and seq <= ${upTo}`.execute(tx)
  return rows[0] ?? { staked: 0n, won: 0n }
}
