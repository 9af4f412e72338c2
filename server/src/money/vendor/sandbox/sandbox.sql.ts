import { present } from '@ronda/core'
import type { Tx } from '../../../platform/postgres/db.ts'

export type Mood = 'works' | 'refuses' | 'silent' | 'late'

export type SandboxRequest = {
  readonly id: string
  readonly owner: string
  readonly kind: 'deposit' | 'withdrawal'
  readonly isDone: boolean
  readonly amount: bigint
  readonly remaining: bigint
  readonly atMs: number
}

export async function findMood(tx: Tx): Promise<Mood> {
  return present(await tx.selectFrom('vendor_sandbox').select('mood').executeTakeFirst(), 'the sandbox state').mood
}

export async function setMood(tx: Tx, mood: Mood): Promise<void> {
  await tx.updateTable('vendor_sandbox').set({ mood }).execute()
}

export async function findRequest(tx: Tx, id: string): Promise<SandboxRequest | undefined> {
  const row = await tx.selectFrom('vendor_sandbox_deed').selectAll().where('id', '=', id).executeTakeFirst()
  return row && { ...row, isDone: row.is_done, atMs: row.at.getTime() }
}

export async function listRequests(tx: Tx, owner: string, atMost: number): Promise<readonly SandboxRequest[]> {
  const rows = await tx
    .selectFrom('vendor_sandbox_deed')
    .selectAll()
    .where('owner', '=', owner)
    .orderBy('at', 'desc')
    .limit(atMost)
    .execute()
  return rows.map((row) => ({ ...row, isDone: row.is_done, atMs: row.at.getTime() }))
}

/** False when it was written before. */
export async function insertRequest(tx: Tx, request: SandboxRequest): Promise<boolean> {
  const { id, owner, kind, isDone, amount, remaining, atMs } = request
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('vendor_sandbox_deed')
    .values({ id, owner, kind, is_done: isDone, amount, remaining, at: new Date(atMs) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export type SandboxWallet = { readonly balance: bigint; readonly playedAtMs: number }

/** The vendor's wallet of the member, locked until the transaction ends; created when it does not exist. */
export async function lockSandboxWallet(tx: Tx, owner: string, nowMs: number): Promise<SandboxWallet> {
  await tx
    .insertInto('vendor_sandbox_purse')
    .values({ owner, balance: 0n, played_at: new Date(nowMs) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await tx
    .selectFrom('vendor_sandbox_purse')
    .select(['balance', 'played_at'])
    .where('owner', '=', owner)
    .forUpdate()
    .executeTakeFirst()
  const { balance, played_at: playedAt } = present(row, 'the created sandbox wallet')
  return { balance, playedAtMs: playedAt.getTime() }
}

export async function setSandboxWallet(tx: Tx, owner: string, balance: bigint, playedAtMs: number): Promise<void> {
  await tx
    .updateTable('vendor_sandbox_purse')
    .set({ balance, played_at: new Date(playedAtMs) })
    .where('owner', '=', owner)
    .execute()
}

export async function findSandboxWallet(tx: Tx, owner: string): Promise<SandboxWallet | undefined> {
  const row = await tx
    .selectFrom('vendor_sandbox_purse')
    .select(['balance', 'played_at'])
    .where('owner', '=', owner)
    .executeTakeFirst()
  return row && { balance: row.balance, playedAtMs: row.played_at.getTime() }
}
