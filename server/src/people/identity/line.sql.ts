import { sql } from 'kysely'
import type { Currency } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'
import { findByName } from './identity.sql.ts'
import type { AccountKind } from './identity.ts'

/** An account with its place in the agent hierarchy. */
export type LineAccount = {
  readonly id: string
  readonly number: string
  readonly name: string
  readonly kind: AccountKind
  readonly currency: Currency
  readonly isBlocked: boolean
  readonly upline: string | null
}

const accounts = (tx: Tx) =>
  tx.selectFrom('account').select(['id', 'number', 'username', 'kind', 'currency', 'blocked_at', 'upline'])

type Row = Awaited<ReturnType<ReturnType<typeof accounts>['executeTakeFirstOrThrow']>>

const lineAccountOf = ({ number, username, blocked_at, ...row }: Row): LineAccount => ({
  ...row,
  number: number.toString(),
  name: username,
  isBlocked: blocked_at !== null,
})

export async function findInLine(tx: Tx, id: string): Promise<LineAccount | undefined> {
  const row = await accounts(tx).where('id', '=', id).executeTakeFirst()
  return row && lineAccountOf(row)
}

/** By the public number, within the same merchant as `near`. */
export async function findInLineByNumber(tx: Tx, near: string, number: string): Promise<LineAccount | undefined> {
  const row = await accounts(tx)
    .where('number', '=', BigInt(number))
    .where('merchant', '=', (same) =>
      same.selectFrom('account as near').select('near.merchant').where('near.id', '=', near),
    )
    .executeTakeFirst()
  return row && lineAccountOf(row)
}

/** The accounts below an agent, by name; only those whose name begins with `start`. */
export async function listDownline(
  tx: Tx,
  agent: string,
  start: string,
  atMost: number,
): Promise<readonly LineAccount[]> {
  const rows = await accounts(tx)
    .where('upline', '=', agent)
    .where('kind', 'in', ['member', 'agent'])
    .where(sql<boolean>`(starts_with(lower(username), lower(${start})) or number::text = ${start})`)
    .orderBy(sql`lower(username)`)
    .limit(atMost)
    .execute()
  return rows.map(lineAccountOf)
}

/** Places an account below another one, or in no line. The tree of agents follows it, and refuses a circle. */
export async function setUpline(tx: Tx, account: string, upline: string | null): Promise<void> {
  await tx.updateTable('account').set({ upline }).where('id', '=', account).execute()
}

/** Puts an account into an agent's line, unless it is in one already. */
export async function joinLine(tx: Tx, merchant: string, username: string, agent: string): Promise<void> {
  const agentAccount = await findByName(tx, merchant, agent)
  if (agentAccount === undefined) return
  await tx
    .updateTable('account')
    .set({ upline: agentAccount.account.id })
    .where('merchant', '=', merchant)
    .where('username', '=', username)
    .where('upline', 'is', null)
    .execute()
}
