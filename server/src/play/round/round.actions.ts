import type { Db } from '../../platform/postgres/db.ts'
import { storeModel, type NewModel } from './model.sql.ts'

/** The configurations that rounds are played under. */
export type Models = {
  /** Stores a model before a round can be played under it; returns the number that a round carries. */
  store(model: NewModel): Promise<number>
}

export function openModels(db: Db): Models {
  const stored = new Map<string, Promise<number>>()
  return {
    store(model) {
      const known = stored.get(model.hash)
      if (known !== undefined) return known
      const storing = db.write((tx) => storeModel(tx, model))
      stored.set(model.hash, storing)
      // A model that could not be stored is tried again by the next round.
      storing.catch(() => stored.delete(model.hash))
      return storing
    },
  }
}
