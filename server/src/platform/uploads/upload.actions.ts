import { days, err, ok, type Result } from '@ronda/core'
import type { Clock } from '../clock/clock.ts'
import type { Db, Tx } from '../postgres/db.ts'
import { sealBytes, unsealBytes, type SecretKey } from '../secrets/index.ts'
import type { ImageRefusal } from './image.ts'
import { openImages } from './image.actions.ts'
import * as stored from './upload.sql.ts'

export type UploadOptions = { readonly db: Db; readonly clock: Clock; readonly key: SecretKey }

/** Enough for any form and for a day with many support requests; too few to fill a disk. */
const BOUNDS: stored.Bounds = { loose: 10, day: 60 }
/** A form that was left open overnight can still be sent. */
const LOOSE_LIFE_MS = days(1)

export type NewUpload = stored.UploadRow & {
  readonly bytes: Uint8Array
  /** The longest side that it is stored with, where that is not the usual one. */
  readonly sideMax?: number | undefined
}
export type UploadRefusal = ImageRefusal | 'upload.too_many' | 'upload.unknown' | 'server.busy'
export type Upload = stored.UploadRow & { readonly webp: Buffer }

const placeOf = ({ id, owner, purpose }: stored.UploadRow): string => `upload:${purpose}:${owner}:${id}`

export type Uploads = {
  /** Stores a picture under the id that its sender chose, so that a retry stores it once. It is loose until claimed. */
  take(upload: NewUpload): Promise<Result<undefined, UploadRefusal>>
  /** The picture itself. The caller must check who may see it. */
  read(tx: Tx, id: string): Promise<Upload | undefined>
  /** Deletes a picture of theirs that nothing refers to. */
  drop(owner: string, id: string): Promise<boolean>
  cleanUp(): Promise<void>
  close(): void
}

export function openUploads({ db, clock, key }: UploadOptions): Uploads {
  const images = openImages()
  return {
    async take({ bytes, sideMax, ...row }) {
      const made = await images.take(bytes, sideMax)
      if (!made.ok) return made
      const webp = made.value
      const sealed = sealBytes(key, webp, placeOf(row))
      return db.transact(async (tx): Promise<Result<undefined, UploadRefusal>> => {
        const upload = { ...row, sealed, bytes: webp.length, nowMs: clock.nowMs() }
        const outcome = await stored.insertUpload(tx, upload, BOUNDS)
        if (outcome === 'full') return err('upload.too_many')
        if (outcome === 'kept') return ok(undefined)
        const known = await stored.findUpload(tx, row.id)
        // The id of another owner's upload is refused without saying that it exists.
        return known?.owner === row.owner && known.purpose === row.purpose ? ok(undefined) : err('upload.unknown')
      })
    },
    async read(tx, id) {
      const row = await stored.findUpload(tx, id)
      return row && { ...row, webp: unsealBytes(key, row.sealed, placeOf(row)) }
    },
    drop: (owner, id) => db.write((tx) => stored.deleteLoose(tx, owner, id)),
    cleanUp: () => db.write((tx) => stored.deleteForgotten(tx, clock.nowMs() - LOOSE_LIFE_MS)),
    close: () => images.close(),
  }
}

export type Claim = { readonly owner: string; readonly purpose: string; readonly ids: readonly string[] }

/**
 * Marks pictures as referred to, so that they stay. False when one of them is not loose, not of this owner or not sent
 * for this purpose: then the caller must refuse, which rolls the rest back.
 */
export async function claimUploads(tx: Tx, claim: Claim, nowMs: number): Promise<boolean> {
  const ids = [...new Set(claim.ids)]
  if (ids.length !== claim.ids.length) return false
  return ids.length === 0 || (await stored.markClaimed(tx, { ...claim, ids }, nowMs)) === ids.length
}

/** Deletes pictures together with what referred to them, in its transaction. */
export function deleteUploads(tx: Tx, ids: readonly string[]): Promise<void> {
  return stored.deleteUploads(tx, ids)
}
