import { sql } from 'kysely'
import type { Failures } from '../../src/platform/failures/index.ts'
import type { Db, Tx } from '../../src/platform/postgres/db.ts'

/** Long enough for PostgreSQL to end a connection. */
const KILL_MS = 5_000

type Killed = {
  readonly db: Db
  /** Whether the work had so many statements. */
  readonly wasKilled: () => boolean
}

/**
 * The database of a process that is killed in its writing transaction, between a statement and the next one, or the
 * commit: PostgreSQL ends the connection, as it does when the process is gone.
 */
function killedAfter(db: Db, statements: number): Killed {
  let done = 0
  const end = (pid: number) => db.read((tx) => sql`select pg_terminate_backend(${pid}, ${KILL_MS})`.execute(tx))
  const watched = async (tx: Tx): Promise<Tx> => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    const pid = rows[0]?.pid ?? 0
    return tx.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        done += 1
        if (done === statements) await end(pid)
        return result
      },
    })
  }
  return {
    db: {
      ...db,
      transact: (work) => db.transact(async (tx) => work(await watched(tx))),
      write: (work) => db.write(async (tx) => work(await watched(tx))),
    },
    wasKilled: () => done >= statements,
  }
}

/** Every row of some tables, in an order of its own. */
export async function rowsOf(db: Db, tables: readonly string[]): Promise<readonly string[]> {
  const all: string[] = []
  for (const table of tables) {
    const { rows } = await db.read((tx) =>
      sql<{ row: string }>`select t::text as row from ${sql.table(table)} as t`.execute(tx),
    )
    all.push(...rows.map(({ row }) => `${table} ${row}`).toSorted())
  }
  return all
}

/**
 * Does work again and again, killed one statement later each time, until it has come to its end. Returns how often it was
 * killed. `check` is called after each kill.
 */
export async function killEverywhere(
  db: Db,
  work: (db: Db) => Promise<void>,
  check: () => Promise<void>,
): Promise<number> {
  for (let statements = 1; ; statements += 1) {
    const killed = killedAfter(db, statements)
    try {
      await work(killed.db)
    } catch (error) {
      if (!killed.wasKilled()) throw error
    }
    if (!killed.wasKilled()) return statements - 1
    await check()
  }
}

/** What a process that is killed leaves: no failure is recorded, and what fails ends the run. */
export const uncaught = (failures: Failures): Failures => ({
  ...failures,
  async each(_kind, items, _idOf, work) {
    for (const item of items) await work(item)
    return 0
  },
  async eachAtOnce(_kind, items, { work }) {
    for (const item of items) await work(item)
  },
})
