import { unpackOutlook, type Outlook } from '@ronda/games/sports'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'

export type StoredOutlook = {
  readonly match: number
  /** The version of the prices that were made from it. */
  readonly version: number
  readonly cells: Uint8Array
}

export async function upsertOutlook(tx: Tx, { match, version, cells }: StoredOutlook): Promise<void> {
  await sql`
    insert into sports_outlook (match, price_version, cells) values (${match}, ${version}, ${Buffer.from(cells)})
    on conflict (match) do update set price_version = excluded.price_version, cells = excluded.cells`.execute(tx)
}

/** The chances of all scores of matches in play, each where its version is the one that is asked for. */
export type OutlookOf = (match: { readonly number: number; readonly priceVersion: number }) => Outlook | undefined

export async function findOutlooks(tx: Tx, matches: readonly number[]): Promise<OutlookOf> {
  const { rows } =
    matches.length === 0
      ? { rows: [] }
      : await sql<StoredOutlook>`
          select match, price_version as version, cells from sports_outlook
          where match = any(${matches}::int[])`.execute(tx)
  // Each is unpacked once, and only where a bet needs it.
  const known = new Map<number, Outlook>()
  return ({ number, priceVersion }) => {
    const row = rows.find((each) => each.match === number && each.version === priceVersion)
    if (row === undefined) return undefined
    const outlook = known.get(number) ?? unpackOutlook(row.cells)
    known.set(number, outlook)
    return outlook
  }
}

/** A match that is over has no outlook. */
export async function deleteOutlooks(tx: Tx): Promise<void> {
  await sql`
    delete from sports_outlook as past using sports_match as over
    where over.number = past.match and over.phase = 'settled'`.execute(tx)
}
