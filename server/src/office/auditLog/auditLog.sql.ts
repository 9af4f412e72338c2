import type { Tx } from '../../platform/postgres/db.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Deeds name accounts by their ids; people know each other by name. Whoever is no account is not in the answer. */
export async function findNames(tx: Tx, actors: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(actors)].filter((actor) => UUID.test(actor))
  if (ids.length === 0) return new Map()
  const rows = await tx.selectFrom('account').select(['id', 'username']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, username }) => [id, username]))
}
