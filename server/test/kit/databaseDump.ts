import { sql } from 'kysely'
import type { Db } from '../../src/platform/postgres/db.ts'

/** Every row of every table as text, as somebody with a copy of the database would read it. */
export async function dumpTables(db: Db): Promise<string> {
  const tables = await db.read((tx) =>
    sql<{ schema: string; name: string }>`
      select schemaname as schema, tablename as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`.execute(tx),
  )
  const texts: string[] = []
  for (const { schema, name } of tables.rows) {
    const rows = await db.read((tx) =>
      sql<{ row: string }>`select t::text as row from ${sql.table(`${schema}.${name}`)} t`.execute(tx),
    )
    texts.push(...rows.rows.map(({ row }) => row))
  }
  return texts.join('\n')
}

/**
 * The secrets that somebody can read in a dump, as they are or as bytes in hexadecimal.
 * Six digits turn up by chance in thousands of times and keys ("03:48:09.918273+00"), so a short
 * number counts only where no digit, point or letter of a hexadecimal number touches it.
 */
export const readableIn = (dump: string, secrets: readonly string[]): readonly string[] =>
  secrets.filter((secret) => {
    const plain = /^\d{1,7}$/.test(secret)
      ? new RegExp(`(?<![0-9a-f.])${secret}(?![0-9a-f])`).test(dump)
      : dump.includes(secret)
    return plain || dump.includes(Buffer.from(secret).toString('hex'))
  })
