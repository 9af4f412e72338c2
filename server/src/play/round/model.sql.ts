import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'

export type NewModel = { readonly game: string; readonly hash: string; readonly model: object }

/** Stores a configuration permanently, and returns the number that its rounds carry. */
export async function storeModel(tx: Tx, { game, hash, model }: NewModel): Promise<number> {
  await tx
    .insertInto('game_model')
    .values({ game, hash, model: JSON.stringify(model) })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
  const row = await tx.selectFrom('game_model').select('id').where('hash', '=', hash).executeTakeFirstOrThrow()
  return row.id
}

export async function findModel(tx: Tx, hash: string): Promise<unknown> {
  const row = await tx.selectFrom('game_model').select('model').where('hash', '=', hash).executeTakeFirst()
  return row?.model
}

export async function findFacts(tx: Tx, model: number): Promise<unknown> {
  const row = await tx.selectFrom('game_model').select('facts').where('id', '=', model).executeTakeFirst()
  return row?.facts ?? undefined
}

export async function storeFacts(tx: Tx, model: number, facts: unknown): Promise<void> {
  await tx
    .updateTable('game_model')
    .set({ facts: JSON.stringify(facts) })
    .where('id', '=', model)
    .execute()
}

/** The hash of a configuration by its number, for queries of another feature. */
export const modelHashOf = (model: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(select hash from game_model where game_model.id = ${model})`
