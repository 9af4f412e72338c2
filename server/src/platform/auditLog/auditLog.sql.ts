import type { Tx } from '../postgres/db.ts'
import { hashOf, type Head, type Link } from './chain.ts'
import type { AuditEntry } from './auditEntry.ts'

/** Appends an entry to the chain, in the transaction of the action that it records: both are committed or neither. */
export async function writeAuditEntry(tx: Tx, auditEntry: AuditEntry, nowMs: number): Promise<void> {
  const head = await tx.selectFrom('deed_head').select(['seq', 'hash']).forUpdate().executeTakeFirstOrThrow()
  const sealed = { ...auditEntry, seq: Number(head.seq) + 1, atMs: nowMs, detail: JSON.stringify(auditEntry.detail) }
  const hash = hashOf(head.hash, sealed)
  const { actor, action, subject, detail } = sealed
  const seq = BigInt(sealed.seq)
  await tx
    .insertInto('deed')
    .values({ seq, at: new Date(nowMs), actor, action, subject, detail, before: head.hash, hash })
    .execute()
  await tx.updateTable('deed_head').set({ seq, hash }).execute()
}

const COLUMNS = ['seq', 'at', 'actor', 'action', 'subject', 'detail', 'before', 'hash'] as const

type Row = Omit<Link, 'seq' | 'atMs'> & { readonly seq: bigint; readonly at: Date }

function linkOf({ seq, at, ...rest }: Row): Link {
  return { ...rest, seq: Number(seq), atMs: at.getTime() }
}

/** Lines in their order, from the one after `afterSeq` up to `uptoSeq`. */
export async function findLinks(
  tx: Tx,
  { afterSeq, uptoSeq, atMost }: { readonly afterSeq: number; readonly uptoSeq: number; readonly atMost: number },
): Promise<readonly Link[]> {
  const rows = await tx
    .selectFrom('deed')
    .select(COLUMNS)
    .where('seq', '>', BigInt(afterSeq))
    .where('seq', '<=', BigInt(uptoSeq))
    .orderBy('seq')
    .limit(atMost)
    .execute()
  return rows.map(linkOf)
}

/** The stored end and the number of the last line, from one snapshot. */
export async function findEnd(tx: Tx): Promise<{ readonly head: Head; readonly lastSeq: number }> {
  const row = await tx
    .selectFrom('deed_head')
    .select(['seq', 'hash'])
    .select((query) =>
      query
        .selectFrom('deed')
        .select((each) => each.fn.max('seq').as('last'))
        .as('last'),
    )
    .executeTakeFirstOrThrow()
  return { head: { seq: Number(row.seq), hash: row.hash }, lastSeq: Number(row.last ?? 0) }
}

export async function findHashOf(tx: Tx, seq: number): Promise<Buffer | undefined> {
  const row = await tx.selectFrom('deed').select('hash').where('seq', '=', BigInt(seq)).executeTakeFirst()
  return row?.hash
}

export type AuditFilter = {
  readonly actors?: readonly string[] | undefined
  readonly action?: string | undefined
  readonly subject?: string | undefined
  /** Only lines before this one: the cursor of the next page. */
  readonly beforeSeq?: number | undefined
}

/** The newest first. */
export async function findAuditEntries(tx: Tx, filter: AuditFilter, atMost: number): Promise<readonly Link[]> {
  const { actors, action, subject, beforeSeq } = filter
  let query = tx.selectFrom('deed').select(COLUMNS).orderBy('seq', 'desc').limit(atMost)
  if (actors !== undefined) query = query.where('actor', 'in', actors)
  if (action !== undefined) query = query.where('action', '=', action)
  if (subject !== undefined) query = query.where('subject', '=', subject)
  if (beforeSeq !== undefined) query = query.where('seq', '<', BigInt(beforeSeq))
  return (await query.execute()).map(linkOf)
}
