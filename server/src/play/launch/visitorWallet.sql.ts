import type { Id } from '@ronda/core'
import { sql } from 'kysely'
import { isAccountOpen } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'

/** When the present holder of a wallet began. Anything older belongs to somebody else. */
export type Since = { readonly seq: number; readonly at: Date }

export type HeldWallet = { readonly wallet: number; readonly since: Since }

/** The wallet that a trial account holds already; it is marked as used now. */
export async function renewHeld(tx: Tx, account: Id<'account'>, nowMs: number): Promise<HeldWallet | undefined> {
  const row = await tx
    .updateTable('visitor_wallet')
    .set({ taken_at: new Date(nowMs) })
    .where('account', '=', account)
    .returning(['wallet', 'since_seq', 'since_at'])
    .executeTakeFirst()
  return row && { wallet: row.wallet, since: { seq: row.since_seq, at: row.since_at } }
}

/** The wallet that a trial account plays with; none before its first game. */
export async function findVisitorWallet(tx: Tx, account: Id<'account'>): Promise<number | undefined> {
  const row = await tx.selectFrom('visitor_wallet').select('wallet').where('account', '=', account).executeTakeFirst()
  return row?.wallet
}

/**
 * Wallets that nobody has used since a time, the longest unused first. They are locked and locked ones are skipped, so
 * that two visitors at the same moment never get the same wallet.
 */
export async function lockUnused(tx: Tx, sinceMs: number, atMost: number): Promise<readonly number[]> {
  const since = new Date(sinceMs)
  const { rows } = await sql<{ wallet: number }>`
    select wallet from visitor_wallet as unused
    where taken_at <= ${since}
      and not exists (select from play_session where wallet = unused.wallet and seen_at > ${since})
      and not ${isAccountOpen(sql.ref('unused.account'))}
    order by taken_at limit ${atMost} for update skip locked`.execute(tx)
  return rows.map(({ wallet }) => wallet)
}

export type Taking = {
  readonly wallet: number
  readonly account: Id<'account'> | null
  readonly sinceSeq: number
  readonly nowMs: number
}

/** Gives a wallet to its next holder, or a new one to its first. The time is taken from the database. */
export async function writeHolder(tx: Tx, { wallet, account, sinceSeq, nowMs }: Taking): Promise<Since> {
  const { rows } = await sql<{ since_at: Date }>`
    insert into visitor_wallet (wallet, account, taken_at, since_seq, since_at)
    values (${wallet}, ${account}, ${new Date(nowMs)}, ${sinceSeq}, clock_timestamp())
    on conflict (wallet) do update set account = excluded.account, taken_at = excluded.taken_at,
      since_seq = excluded.since_seq, since_at = excluded.since_at
    returning since_at`.execute(tx)
  return { seq: sinceSeq, at: rows[0]?.since_at ?? new Date(nowMs) }
}
