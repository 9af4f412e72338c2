import { id, type Id } from '@ronda/core'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import { seal, unseal, type SecretKey } from '../../platform/secrets/index.ts'
import { accountsAs } from '../identity/index.ts'
import type { PayeeApproval } from './payee.ts'

export type WantedPayee = {
  readonly id: string
  readonly account: Id<'account'>
  readonly state: PayeeApproval['state']
  readonly name: string
  readonly askedAtMs: number
}

const sealContext = (change: string, column: string): string => `payee_change.${column}:${change}`

const COLUMNS = ['id', 'account', 'state', 'name_sealed', 'asked_at'] as const

type Row = {
  readonly id: string
  readonly account: string
  readonly state: PayeeApproval['state']
  readonly name_sealed: Buffer
  readonly asked_at: Date
}

const wantedOf = (key: SecretKey, row: Row): WantedPayee => ({
  id: row.id,
  account: id<'account'>(row.account),
  state: row.state,
  name: unseal(key, row.name_sealed, sealContext(row.id, 'name')),
  askedAtMs: row.asked_at.getTime(),
})

export type NewPayee = {
  readonly id: string
  readonly account: Id<'account'>
  readonly name: string
  readonly nowMs: number
}

/** The newest change replaces a waiting one, so that staff who have the old one open cannot approve it. */
export async function insertPayeeChange(tx: Tx, key: SecretKey, { id: change, account, name, nowMs }: NewPayee) {
  await tx
    .updateTable('payee_change')
    .set({ state: 'replaced', decided_at: new Date(nowMs) })
    .where('account', '=', account)
    .where('state', '=', 'waiting')
    .execute()
  const name_sealed = seal(key, name, sealContext(change, 'name'))
  await tx
    .insertInto('payee_change')
    .values({ id: change, account, name_sealed, state: 'waiting', asked_at: new Date(nowMs) })
    .execute()
}

export async function findWaitingPayee(
  tx: Tx,
  key: SecretKey,
  account: Id<'account'>,
): Promise<WantedPayee | undefined> {
  const row = await tx
    .selectFrom('payee_change')
    .select(COLUMNS)
    .where('account', '=', account)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return row && wantedOf(key, row)
}

/** Why the newest change was refused; undefined when it was not refused. */
export async function findPayeeReason(tx: Tx, key: SecretKey, account: Id<'account'>): Promise<string | undefined> {
  const row = await tx
    .selectFrom('payee_change')
    .select(['id', 'state', 'reason_sealed'])
    .where('account', '=', account)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row?.state !== 'refused' || row.reason_sealed === null) return undefined
  return unseal(key, row.reason_sealed, sealContext(row.id, 'reason'))
}

export async function findPayeeChange(tx: Tx, key: SecretKey, change: string): Promise<WantedPayee | undefined> {
  const row = await tx.selectFrom('payee_change').select(COLUMNS).where('id', '=', change).executeTakeFirst()
  return row && wantedOf(key, row)
}

/** Locks the row until the transaction ends: of two concurrent decisions, the second sees the first. */
export async function lockPayeeChange(tx: Tx, key: SecretKey, change: string): Promise<WantedPayee | undefined> {
  const held = tx.selectFrom('payee_change').select(COLUMNS).where('id', '=', change).forUpdate()
  const row = await held.executeTakeFirst()
  return row && wantedOf(key, row)
}

export type PayeeDecision = {
  readonly state: 'approved' | 'refused'
  readonly by: Id<'account'>
  readonly reason: string
  readonly nowMs: number
}

export async function endPayeeChange(
  tx: Tx,
  key: SecretKey,
  change: string,
  { state, by, reason, nowMs }: PayeeDecision,
): Promise<void> {
  await tx
    .updateTable('payee_change')
    .set({
      state,
      decided_by: by,
      decided_at: new Date(nowMs),
      reason_sealed: reason === '' ? null : seal(key, reason, sealContext(change, 'reason')),
    })
    .where('id', '=', change)
    .execute()
}

export type QueuedPayee = {
  readonly id: string
  readonly member: string
  readonly username: string
  readonly askedAtMs: number
}

/** The waiting changes, oldest first, after the last one of the previous page. */
export async function listWaitingPayees(
  tx: Tx,
  after: string | undefined,
  atMost: number,
): Promise<readonly QueuedPayee[]> {
  let waiting = tx
    .selectFrom('payee_change')
    .innerJoin(accountsAs('member'), 'member.id', 'payee_change.account')
    .select(['payee_change.id', 'payee_change.asked_at', 'member.number', 'member.username'])
    .where('payee_change.state', '=', 'waiting')
  if (after !== undefined) {
    waiting = waiting.where(
      sql<boolean>`(payee_change.asked_at, payee_change.id) > (select asked_at, id from payee_change where id = ${after})`,
    )
  }
  const rows = await waiting.orderBy('payee_change.asked_at').orderBy('payee_change.id').limit(atMost).execute()
  return rows.map(({ id: change, asked_at, number, username }) => {
    return { id: change, member: number.toString(), username, askedAtMs: asked_at.getTime() }
  })
}

export async function countWaitingPayees(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('payee_change')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return Number(count)
}
