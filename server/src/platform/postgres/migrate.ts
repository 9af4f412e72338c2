import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import pg from 'pg'

export type Migration = { readonly number: number; readonly name: string; readonly sql: string }

const NAME = /^(\d{4})-[a-z0-9-]+\.sql$/

/** Migrations are stored with the feature that owns them and share one numbering across the server. */
export function findMigrations(root: string): readonly Migration[] {
  const paths = globSync('**/migrations/*.sql', { cwd: root })
  const migrations = paths.map((path) => {
    const name = basename(path)
    const match = NAME.exec(name)
    if (!match) throw new Error(`${path} is not named NNNN-what-it-does.sql`)
    return { number: Number(match[1]), name, sql: readFileSync(join(root, path), 'utf8') }
  })
  migrations.sort((left, right) => left.number - right.number)
  migrations.forEach((migration, at) => {
    if (migrations[at + 1]?.number === migration.number)
      throw new Error(`two migrations have number ${migration.number}`)
  })
  return migrations
}

/** Applies what is missing, each migration in a transaction of its own, and returns the names applied. */
export async function migrate(url: string, migrations: readonly Migration[]): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // Two servers starting together must not apply the same migration twice.
    await client.query(`select pg_advisory_lock(hashtext('ronda.migrate'))`)
    await client.query(
      `create table if not exists migration (number int primary key, name text not null, applied_at timestamptz not null default now())`,
    )
    const { rows } = await client.query<{ number: number }>('select number from migration')
    const applied = new Set(rows.map((row) => row.number))
    const missing = migrations.filter((migration) => !applied.has(migration.number))
    for (const migration of missing) await apply(client, migration)
    return missing.map((migration) => migration.name)
  } finally {
    await client.end()
  }
}

/** Whether a database has every one of these migrations. It is not changed. */
export async function isMigrated(url: string, migrations: readonly Migration[]): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ is: boolean }>(`select to_regclass('migration') is not null as is`)
    if (tables[0]?.is !== true) return false
    const { rows } = await client.query<{ number: number }>('select number from migration')
    const applied = new Set(rows.map(({ number }) => number))
    return migrations.every(({ number }) => applied.has(number))
  } finally {
    await client.end()
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(migration.sql)
    await client.query('insert into migration (number, name) values ($1, $2)', [migration.number, migration.name])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`migration ${migration.name} failed`, { cause: error })
  }
}
