import {
  DOCUMENT_KINDS,
  PROFILE_OF_TIER_1,
  type DocumentForm,
  type DocumentKind,
  type DocumentReason,
} from '@ronda/contract'
import { id, type Id } from '@ronda/core'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import { accountsAs, findDetailsSet, hasContact } from '../identity/index.ts'
import type { DocumentStatus, TierFacts } from './documents.ts'

export type DocumentRow = {
  readonly id: string
  readonly account: Id<'account'>
  readonly kind: DocumentKind
  readonly form: DocumentForm
  readonly uploads: readonly string[]
  readonly state: DocumentStatus['state']
  readonly sentAtMs: number
  readonly promisedByMs: number
  readonly reason: DocumentReason | null
  readonly noteSealed: Buffer | null
  readonly needsTwo: boolean
  readonly firstApprover: Id<'account'> | null
}

const COLUMNS = [
  'document.id',
  'document.account',
  'document.kind',
  'document.form',
  'document.uploads',
  'document.state',
  'document.sent_at',
  'document.promised_by',
  'document.reason',
  'document.note_sealed',
  'document.needs_two',
  'document.first_approver',
] as const

type Row = {
  readonly id: string
  readonly account: string
  readonly kind: DocumentKind
  readonly form: string
  readonly uploads: readonly string[]
  readonly state: DocumentStatus['state']
  readonly sent_at: Date
  readonly promised_by: Date
  readonly reason: string | null
  readonly note_sealed: Buffer | null
  readonly needs_two: boolean
  readonly first_approver: string | null
}

function documentOf(row: Row): DocumentRow {
  return {
    id: row.id,
    account: id<'account'>(row.account),
    kind: row.kind,
    form: row.form as DocumentForm,
    uploads: row.uploads,
    state: row.state,
    sentAtMs: row.sent_at.getTime(),
    promisedByMs: row.promised_by.getTime(),
    reason: row.reason as DocumentReason | null,
    noteSealed: row.note_sealed,
    needsTwo: row.needs_two,
    firstApprover: row.first_approver === null ? null : id<'account'>(row.first_approver),
  }
}

/** The newest of each kind. */
export async function latestDocuments(tx: Tx, account: Id<'account'>): Promise<ReadonlyMap<DocumentKind, DocumentRow>> {
  const rows = await tx
    .selectFrom('document')
    .select(COLUMNS)
    .distinctOn('document.kind')
    .where('account', '=', account)
    .orderBy('document.kind')
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(DOCUMENT_KINDS.length)
    .execute()
  return new Map(rows.map((row) => [row.kind, documentOf(row)]))
}

/** The facts that decide the tier. */
export async function tierFactsOf(tx: Tx, account: Id<'account'>): Promise<TierFacts> {
  return {
    hasContact: await hasContact(tx, account),
    provided: await findDetailsSet(tx, account, PROFILE_OF_TIER_1),
    documents: await latestDocuments(tx, account),
  }
}

export async function findDocument(tx: Tx, document: string): Promise<DocumentRow | undefined> {
  const row = await tx.selectFrom('document').select(COLUMNS).where('id', '=', document).executeTakeFirst()
  return row && documentOf(row)
}

/** Locks the row until the transaction ends: of two concurrent decisions, the second sees the first. */
export async function lockDocument(tx: Tx, document: string): Promise<DocumentRow | undefined> {
  const held = tx.selectFrom('document').select(COLUMNS).where('id', '=', document).forUpdate()
  const row = await held.executeTakeFirst()
  return row && documentOf(row)
}

export type NewDocument = Pick<
  DocumentRow,
  'id' | 'account' | 'kind' | 'form' | 'uploads' | 'sentAtMs' | 'promisedByMs' | 'needsTwo'
>

export async function insertDocument(tx: Tx, document: NewDocument): Promise<void> {
  const { sentAtMs, promisedByMs, uploads, needsTwo, ...rest } = document
  await tx
    .insertInto('document')
    .values({
      ...rest,
      uploads: [...uploads],
      state: 'waiting',
      needs_two: needsTwo,
      sent_at: new Date(sentAtMs),
      promised_by: new Date(promisedByMs),
    })
    .execute()
}

export type Decision = {
  readonly state: 'approved' | 'refused' | 'reopened'
  readonly by: Id<'account'>
  readonly reason: DocumentReason | null
  readonly noteSealed: Buffer | null
  readonly nowMs: number
}

export async function decideDocument(tx: Tx, document: string, decision: Decision): Promise<void> {
  const { state, by, reason, noteSealed, nowMs } = decision
  await tx
    .updateTable('document')
    .set({ state, decided_by: by, reason, note_sealed: noteSealed, decided_at: new Date(nowMs) })
    .where('id', '=', document)
    .execute()
}

/** Whether a staff member has approved a document of a member since a time, which raises the payout limit. */
export async function hasApprovedDocuments(
  tx: Tx,
  staff: Id<'account'>,
  account: Id<'account'>,
  sinceMs: number,
): Promise<boolean> {
  const row = await tx
    .selectFrom('document')
    .select('id')
    .where('account', '=', account)
    .where('decided_by', '=', staff)
    .where('state', '=', 'approved')
    .where('decided_at', '>', new Date(sinceMs))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Records the first of two approvals; from now on the row itself requires a second. */
export async function recordFirstApproval(tx: Tx, document: string, by: Id<'account'>, nowMs: number): Promise<void> {
  await tx
    .updateTable('document')
    .set({ needs_two: true, first_approver: by, first_approved_at: new Date(nowMs) })
    .where('id', '=', document)
    .execute()
}

export type View = { readonly document: string; readonly viewer: Id<'account'>; readonly upload: string }

/** A second view of the same page changes nothing. */
export async function recordView(tx: Tx, view: View, nowMs: number): Promise<void> {
  await tx
    .insertInto('document_view')
    .values({ ...view, at: new Date(nowMs) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The pages of a document that a staff member has seen. */
export async function viewedPages(tx: Tx, document: string, viewer: Id<'account'>): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('document_view')
    .select('upload')
    .where('document', '=', document)
    .where('viewer', '=', viewer)
    .execute()
  return new Set(rows.map(({ upload }) => upload))
}

export type QueuedRow = DocumentRow & {
  readonly member: string
  readonly username: string
  readonly firstApproverName: string | null
}

const queued = (tx: Tx) =>
  tx
    .selectFrom('document')
    .innerJoin(accountsAs('member'), 'member.id', 'document.account')
    .leftJoin(accountsAs('first'), 'first.id', 'document.first_approver')
    .select(COLUMNS)
    .select(['member.number', 'member.username', 'first.username as first_name'])

type QueueRow = Row & { readonly number: bigint; readonly username: string; readonly first_name: string | null }
const queuedOf = (row: QueueRow): QueuedRow => ({
  ...documentOf(row),
  member: row.number.toString(),
  username: row.username,
  firstApproverName: row.first_name,
})

/** The waiting documents, those promised soonest first, after the last one of the previous page. */
export async function listWaiting(tx: Tx, after: string | undefined, limit: number): Promise<readonly QueuedRow[]> {
  let waiting = queued(tx).where('document.state', '=', 'waiting')
  if (after !== undefined) {
    waiting = waiting.where(
      sql<boolean>`(document.promised_by, document.id) > (select promised_by, id from document where id = ${after})`,
    )
  }
  const rows = await waiting.orderBy('document.promised_by').orderBy('document.id').limit(limit).execute()
  return rows.map(queuedOf)
}

export async function countWaiting(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('document')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function findQueued(tx: Tx, document: string): Promise<QueuedRow | undefined> {
  const waiting = queued(tx).where('document.id', '=', document).where('document.state', '=', 'waiting')
  const row = await waiting.executeTakeFirst()
  return row && queuedOf(row)
}

export async function countRefused(tx: Tx, account: Id<'account'>, kind: DocumentKind): Promise<number> {
  const { count } = await tx
    .selectFrom('document')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('account', '=', account)
    .where('kind', '=', kind)
    .where('state', '=', 'refused')
    .executeTakeFirstOrThrow()
  return Number(count)
}
