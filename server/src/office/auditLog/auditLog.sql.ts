import type { Tx } from '../../platform/postgres/db.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The usernames of actors, which entries name by account id. Actors without an account are left out. */
export async function findNames(tx: Tx, actors: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(actors)].filter((actor) => UUID.test(actor))
  if (ids.length === 0) return new Map()
  const rows = await tx.selectFrom('account').select(['id', 'username']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, username }) => [id, username]))
}
