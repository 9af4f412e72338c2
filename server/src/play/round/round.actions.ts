import { present } from '@ronda/core'
import type { Db } from '../../platform/postgres/db.ts'
import { findModels, keepModel, type ModelToKeep } from './model.sql.ts'

/** The configurations rounds were played under, by the number a round carries. */
export type Models = {
  hashOf(model: number): string
  numberOf(hash: string): number
}

/** Writes down the configurations in force, so that no round can be played under one that is not kept. */
export async function openModels(db: Db, inForce: readonly ModelToKeep[]): Promise<Models> {
  const kept = await db.write(async (tx) => {
    for (const model of inForce) await keepModel(tx, model)
    return findModels(tx)
  })
  const hashes = new Map(kept.map(({ id, hash }) => [id, hash]))
  const numbers = new Map(kept.map(({ id, hash }) => [hash, id]))
  return {
    hashOf: (model) => present(hashes.get(model), `model ${model}`),
    numberOf: (hash) => present(numbers.get(hash), `a model with hash ${hash}`),
  }
}
