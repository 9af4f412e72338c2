import { err, ok, present, seconds, type Id, type Result } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { z } from 'zod/mini'
import type { Clock } from '../../platform/clock/clock.ts'
import { writeAuditEntry, type AuditEntry } from '../../platform/auditLog/index.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { makeTtlCache } from '../../platform/cache/ttlCache.ts'
import { isInForce, isComplete, type InLanguages, type NewPiece, type Piece } from './content.ts'
import {
  findPieces,
  findVersions,
  insertContentChange,
  deleteOtherSeeds,
  insertPiece,
  lockPiece,
  replacePiece,
  storeSeed,
  type Kind,
  type ContentScope,
} from './content.sql.ts'

export type ContentOptions<Value> = {
  readonly db: Db
  readonly clock: Clock
  readonly merchant: string
  readonly kind: Kind
  readonly schema: z.ZodMiniType<Value>
  /** Sanitizes a value, when it is stored and again when it is read. */
  readonly clean: (value: Value) => Value
  /** Checks that are specific to the kind; texts and the start and end dates are checked for every kind. */
  readonly isValid: (value: Value) => boolean
  /** The language in which every piece must have texts. */
  readonly brandLanguage: () => Promise<Language>
}

export type Changed<Value> = Omit<Piece<Value>, 'name' | 'updatedAtMs'>
export type ChangeRefusal = 'talk.invalid' | 'talk.unknown' | 'talk.changed_meanwhile'

/** The content pieces of one kind. */
export type Content<Value> = {
  /** The pieces that are shown now, newest first. */
  shown(): Promise<readonly Piece<Value>[]>
  /** All pieces as stored, shown or not. */
  all(): Promise<readonly Piece<Value>[]>
  /** A name that is already in use is refused. */
  add(piece: NewPiece<Value>, by: Id<'account'>): Promise<Result<number, 'talk.invalid' | 'talk.name_taken'>>
  change(piece: Changed<Value>, by: Id<'account'>): Promise<Result<number, ChangeRefusal>>
  /** Stores the seed pieces. One that staff changed or withdrew stays as it is; the others follow the seeds. */
  seed(tx: Tx, pieces: readonly NewPiece<Value>[]): Promise<void>
}

/** Every page reads content, so it is cached; a change by another process is seen after at most this long. */
const CACHE_MS = seconds(1)

type Texted = { readonly texts: InLanguages<unknown> }

/** Returns the pieces read last, and reads them again only when the stored versions have changed. */
function makeReader<Value>({ db, schema, clean }: ContentOptions<Value>, scope: ContentScope) {
  let last: { readonly versions: string; readonly pieces: readonly Piece<Value>[] } | undefined
  return async (): Promise<readonly Piece<Value>[]> => {
    const versions = await db.load((tx) => findVersions(tx, scope))
    if (last?.versions === versions) return last.pieces
    const found = await db.load((tx) => findPieces(tx, scope))
    const pieces = found.map((piece) => ({ ...piece, value: clean(z.parse(schema, piece.value)) }))
    last = { versions, pieces }
    return pieces
  }
}

type Named = Pick<Piece<unknown>, 'id' | 'name' | 'version' | 'isPublished'>

/** The texts are not in the audit log: they are stored with the content change. */
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
  const { db, clock, merchant, kind, clean, isValid, brandLanguage } = options
  const scope: ContentScope = { merchant, kind }
  const load = makeReader(options, scope)
  const cache = makeTtlCache({ load, ttlMs: CACHE_MS, entriesMax: 1, nowMs: () => clock.nowMs() })

  async function isAcceptable(piece: Omit<NewPiece<Value>, 'name'>): Promise<boolean> {
    return isComplete(piece, piece.value.texts, await brandLanguage()) && isValid(piece.value)
  }

  return {
    async shown() {
      const pieces = present(await cache.get(kind), 'loaded content pieces')
      return pieces.filter((piece) => isInForce(piece, clock.nowMs()))
    },
    all: load,

    async add(piece, by) {
      const fresh = { ...piece, value: clean(piece.value) }
      if (!(await isAcceptable(fresh))) return err('talk.invalid')
      const added = await db.transact<number, 'talk.name_taken'>(async (tx) => {
        const nowMs = clock.nowMs()
        const id = await insertPiece(tx, scope, fresh, nowMs)
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
      if (!(await isAcceptable(fresh))) return err('talk.invalid')
      const changed = await db.transact<number, ChangeRefusal>(async (tx) => {
        const before = await lockPiece(tx, scope, piece.id)
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

    async seed(tx, pieces) {
      const names = pieces.map(({ name }) => name)
      await deleteOtherSeeds(tx, scope, names)
      for (const piece of pieces) await storeSeed(tx, scope, { ...piece, value: clean(piece.value) })
    },
  }
}
