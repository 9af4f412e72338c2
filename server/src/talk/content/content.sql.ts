import type { Id } from '@ronda/core'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import type { NewPiece, Piece } from './content.ts'

export type Kind = 'announcement' | 'banner' | 'article'

/** Selects the pieces of one kind of one merchant. */
export type ContentScope = { readonly merchant: string; readonly kind: Kind }

/** More pieces of one kind than any merchant has; older pieces beyond this number are not read. */
const PIECES_MAX = 1_000

const COLUMNS = [
  'id',
  'name',
  'version',
  'is_published',
  'starts_at',
  'ends_at',
  'place',
  'updated_at',
  'value',
] as const

type Row = {
  readonly id: number
  readonly name: string
  readonly version: number
  readonly is_published: boolean
  readonly starts_at: Date
  readonly ends_at: Date | null
  readonly place: number
  readonly updated_at: Date
  readonly value: unknown
}

function pieceOf(row: Row): Piece<unknown> {
  return {
    id: row.id,
    name: row.name,
    version: row.version,
    isPublished: row.is_published,
    startsAtMs: row.starts_at.getTime(),
    endsAtMs: row.ends_at?.getTime() ?? null,
    place: row.place,
    updatedAtMs: row.updated_at.getTime(),
    value: row.value,
  }
}

/** The ids and versions as one text, to detect a change without reading the values. */
export async function findVersions(tx: Tx, { merchant, kind }: ContentScope): Promise<string> {
  const rows = await tx
    .selectFrom('content')
    .select(['id', 'version'])
    .where('merchant', '=', merchant)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(PIECES_MAX)
    .execute()
  return rows.map(({ id, version }) => `${id}.${version}`).join(' ')
}

export async function findPieces(tx: Tx, { merchant, kind }: ContentScope): Promise<readonly Piece<unknown>[]> {
  const rows = await tx
    .selectFrom('content')
    .select(COLUMNS)
    .where('merchant', '=', merchant)
    .where('kind', '=', kind)
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PIECES_MAX)
    .execute()
  return rows.map(pieceOf)
}

/** Locks the piece until the transaction ends, so that no other change comes between reading and replacing it. */
export async function lockPiece(
  tx: Tx,
  { merchant, kind }: ContentScope,
  id: number,
): Promise<Piece<unknown> | undefined> {
  const row = await tx
    .selectFrom('content')
    .select(COLUMNS)
    .where('merchant', '=', merchant)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && pieceOf(row)
}

const columnsOf = (piece: NewPiece<unknown>, updatedAtMs: number) => ({
  is_published: piece.isPublished,
  starts_at: new Date(piece.startsAtMs),
  ends_at: piece.endsAtMs === null ? null : new Date(piece.endsAtMs),
  place: piece.place,
  updated_at: new Date(updatedAtMs),
  value: JSON.stringify(piece.value),
})

/** Undefined when the name exists already. */
export async function insertPiece(
  tx: Tx,
  scope: ContentScope,
  piece: NewPiece<unknown>,
  nowMs: number,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('content')
    .values({ ...scope, name: piece.name, ...columnsOf(piece, nowMs) })
    .onConflict((conflict) => conflict.columns(['merchant', 'kind', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Whether staff have never changed it, and did not write it. */
const isUntouched = sql<boolean>`not exists (select from content_change where content_change.content = content.id)`

/** Inserts a seeded piece. One that is there follows the seed until staff change it. */
export async function storeSeed(tx: Tx, scope: ContentScope, piece: NewPiece<unknown>): Promise<void> {
  const row = columnsOf(piece, piece.startsAtMs)
  await tx
    .insertInto('content')
    .values({ ...scope, name: piece.name, ...row })
    .onConflict((conflict) => conflict.columns(['merchant', 'kind', 'name']).doUpdateSet(row).where(isUntouched))
    .execute()
}

/** Deletes seeded pieces that are no longer among the seeds, unless staff changed them. */
export async function deleteOtherSeeds(tx: Tx, scope: ContentScope, names: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('content')
    .where('merchant', '=', scope.merchant)
    .where('kind', '=', scope.kind)
    .where('name', 'not in', names)
    .where(isUntouched)
    .execute()
}

export async function replacePiece(tx: Tx, piece: Piece<unknown>): Promise<void> {
  await tx
    .updateTable('content')
    .set({ version: piece.version, ...columnsOf(piece, piece.updatedAtMs) })
    .where('id', '=', piece.id)
    .execute()
}

export type ContentChange = {
  readonly content: number
  readonly version: number
  readonly changedBy: Id<'account'>
  readonly changedAtMs: number
  /** Null for a new piece. */
  readonly before: unknown
  readonly after: unknown
}

export async function insertContentChange(tx: Tx, change: ContentChange): Promise<void> {
  const { content, version, changedBy, changedAtMs, before, after } = change
  await tx
    .insertInto('content_change')
    .values({
      content,
      version,
      changed_by: changedBy,
      changed_at: new Date(changedAtMs),
      before: before === null ? null : JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .execute()
}
