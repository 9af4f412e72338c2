import type { Db } from '../../platform/postgres/db.ts'
import { keepModel, type ModelToKeep } from './model.sql.ts'

/** The configurations that rounds are played under. */
export type Models = {
  /** Writes one down, so that no round can be played under one that is not kept; the number is what a round carries. */
  keep(model: ModelToKeep): Promise<number>
}

export function openModels(db: Db): Models {
  const kept = new Map<string, Promise<number>>()
  return {
    keep(model) {
      const known = kept.get(model.hash)
      if (known !== undefined) return known
      const keeping = db.write((tx) => keepModel(tx, model))
      kept.set(model.hash, keeping)
      // One that could not be kept is tried again by whoever plays next.
      keeping.catch(() => kept.delete(model.hash))
      return keeping
    },
  }
}
