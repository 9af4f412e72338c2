import { err, ok, present, seconds, type Id, type Result } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { z } from 'zod/mini'
import type { Clock } from '../../platform/clock/clock.ts'
import { writeAuditEntry, type AuditEntry } from '../../platform/auditLog/index.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { makeTtlCache } from '../../platform/cache/ttlCache.ts'
import { isInForce, isWhole, type InLanguages } from './content.ts'
import {
  findPieces,
  findVersions,
  insertContentChange,
  insertPiece,
  lockPiece,
  replacePiece,
  type Kind,
  type NewPiece,
  type Piece,
  type Shelf,
} from './content.sql.ts'

export type ContentOptions<Value> = {
  readonly db: Db
  readonly clock: Clock
  readonly merchant: string
  readonly kind: Kind
  readonly schema: z.ZodMiniType<Value>
  /** Takes out of a piece whatever may not be shown: when it is stored, and again when it is read. */
  readonly clean: (value: Value) => Value
  /** Whether it makes sense beyond having words and an end after its start. */
  readonly isSound: (value: Value) => boolean
  /** The language that must never be without words. */
  readonly brandLanguage: () => Promise<Language>
}

export type Changed<Value> = Omit<Piece<Value>, 'name' | 'updatedAtMs'>
export type ChangeRefusal = 'talk.invalid' | 'talk.unknown' | 'talk.changed_meanwhile'

/** The pieces of one kind. */
export type Content<Value> = {
  /** Those in force just now, the newest first. */
  shown(): Promise<readonly Piece<Value>[]>
  /** All, shown or not, as they stand in the books. */
  all(): Promise<readonly Piece<Value>[]>
  /** Adding again what has this name already is refused. */
  add(piece: NewPiece<Value>, by: Id<'account'>): Promise<Result<number, 'talk.invalid' | 'talk.name_taken'>>
  change(piece: Changed<Value>, by: Id<'account'>): Promise<Result<number, ChangeRefusal>>
  /** Adds what a new house begins with; what is there already, changed or withdrawn by staff, stays as it is. */
  plant(tx: Tx, pieces: readonly NewPiece<Value>[]): Promise<void>
}

/** Every page asks; a change made by another process is seen after at most this long. */
const CACHE_MS = seconds(1)

type Texted = { readonly texts: InLanguages<unknown> }

/** What was read last, until a version in the books says that there is something newer. */
function makeReader<Value>({ db, schema, clean }: ContentOptions<Value>, shelf: Shelf) {
  let last: { readonly versions: string; readonly pieces: readonly Piece<Value>[] } | undefined
  return async (): Promise<readonly Piece<Value>[]> => {
    const versions = await db.read((tx) => findVersions(tx, shelf))
    if (last?.versions === versions) return last.pieces
    const found = await db.read((tx) => findPieces(tx, shelf))
    const pieces = found.map((piece) => ({ ...piece, value: clean(z.parse(schema, piece.value)) }))
    last = { versions, pieces }
    return pieces
  }
}

type Named = Pick<Piece<unknown>, 'id' | 'name' | 'version' | 'isPublished'>

/** The words themselves stand with the change. */
function auditEntryOf(
  kind: Kind,
  verb: 'add' | 'change',
  { id, name, version, isPublished }: Named,
  by: Id<'account'>,
): AuditEntry {
  const detail = { name, version, isPublished }
  return { actor: by, action: `${kind}.${verb}`, subject: `${kind}:${id}`, detail }
}

export function openContent<Value extends Texted>(options: ContentOptions<Value>): Content<Value> {
  const { db, clock, merchant, kind, clean, isSound, brandLanguage } = options
  const shelf: Shelf = { merchant, kind }
  const load = makeReader(options, shelf)
  const cache = makeTtlCache({ load, ttlMs: CACHE_MS, entriesMax: 1, nowMs: () => clock.nowMs() })

  async function makesSense(piece: Omit<NewPiece<Value>, 'name'>): Promise<boolean> {
    return isWhole(piece, piece.value.texts, await brandLanguage()) && isSound(piece.value)
  }

  return {
    async shown() {
      const pieces = present(await cache.get(kind), 'pieces that were loaded')
      return pieces.filter((piece) => isInForce(piece, clock.nowMs()))
    },
    all: load,

    async add(piece, by) {
      const fresh = { ...piece, value: clean(piece.value) }
      if (!(await makesSense(fresh))) return err('talk.invalid')
      const added = await db.transact<number, 'talk.name_taken'>(async (tx) => {
        const nowMs = clock.nowMs()
        const id = await insertPiece(tx, shelf, fresh, nowMs)
        if (id === undefined) return err('talk.name_taken')
        const step = { content: id, version: 0, changedBy: by, changedAtMs: nowMs, before: null, after: fresh }
        await insertContentChange(tx, step)
        await writeAuditEntry(tx, auditEntryOf(kind, 'add', { ...fresh, id, version: 0 }, by), nowMs)
        return ok(id)
      })
      cache.forget(kind)
      return added
    },

    async change(piece, by) {
      const fresh = { ...piece, value: clean(piece.value) }
      if (!(await makesSense(fresh))) return err('talk.invalid')
      const changed = await db.transact<number, ChangeRefusal>(async (tx) => {
        const before = await lockPiece(tx, shelf, piece.id)
        if (before === undefined) return err('talk.unknown')
        if (before.version !== piece.version) return err('talk.changed_meanwhile')
        const nowMs = clock.nowMs()
        const after = { ...before, ...fresh, version: before.version + 1, updatedAtMs: nowMs }
        await replacePiece(tx, after)
        const step = { content: after.id, version: after.version, changedBy: by, changedAtMs: nowMs }
        await insertContentChange(tx, { ...step, before, after })
        await writeAuditEntry(tx, auditEntryOf(kind, 'change', after, by), nowMs)
        return ok(after.version)
      })
      cache.forget(kind)
      return changed
    },

    async plant(tx, pieces) {
      for (const piece of pieces) {
        await insertPiece(tx, shelf, { ...piece, value: clean(piece.value) }, piece.startsAtMs)
      }
    },
  }
}
