import type { Db } from '../../platform/postgres/db.ts'
import { keepModel, type ModelToKeep } from './model.sql.ts'

/** The configurations that rounds are played under. */
export type Models = {
  /** Stores a model before a round can be played under it; returns the number that a round carries. */
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
      // A model that could not be stored is tried again by the next round.
      keeping.catch(() => kept.delete(model.hash))
      return keeping
    },
  }
}
