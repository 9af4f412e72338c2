import pg from 'pg'

/**
 * Reads the indexes of the legs into memory, and returns the number of pages. Without this, a large ledger that starts
 * cold waits for the disk on almost every wager, for minutes.
 */
export async function prewarm(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, application_name: 'ronda.prewarm' })
  await client.connect()
  try {
    await client.query('create extension if not exists pg_prewarm')
    const { rows } = await client.query<{ pages: string }>(`
      select coalesce(sum(pg_prewarm(indexrelid)), 0) as pages
      from pg_inherits join pg_index on indrelid = inhrelid where inhparent = 'leg'::regclass`)
    return Number(rows[0]?.pages)
  } catch {
    // The server may lack the extension or forbid adding it. Then the first wagers fill the cache.
    return 0
  } finally {
    await client.end()
  }
}
