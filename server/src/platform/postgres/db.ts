import type { Result } from '@ronda/core'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from './schema.ts'

// PostgreSQL's bigint is money or a count: both stay exact.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => BigInt(text))

/** A transaction. Queries take it as their first argument; only `transact` and `read` make one. */
export type Tx = Transaction<DB>

export type Db = {
  /** Commits an ok result; rolls back a refusal just like a crash. */
  transact<T, E>(work: (tx: Tx) => Promise<Result<T, E>>): Promise<Result<T, E>>
  /** Commits unless it throws: for work that nothing can refuse. */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** One consistent look at the data; nothing is written. */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  readonly url: string
  close(): Promise<void>
}

/** Enough for two busy cores; every connection more costs PostgreSQL memory and switches. */
const CONNECTIONS_MAX = 10

const STATEMENT_MS_MAX = 15_000

class Refused extends Error {
  readonly result: Result<never, unknown>
  constructor(result: Result<never, unknown>) {
    super('refused')
    this.result = result
  }
}

export function openDb(url: string): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS_MAX,
    statement_timeout: STATEMENT_MS_MAX,
    connectionTimeoutMillis: 10_000,
  })
  // An idle connection that breaks must not end the process: the next query opens another.
  pool.on('error', () => {})
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })

  return {
    url,
    async transact<T, E>(work: (tx: Tx) => Promise<Result<T, E>>): Promise<Result<T, E>> {
      try {
        return await kysely.transaction().execute(async (tx) => {
          const result = await work(tx)
          if (!result.ok) throw new Refused(result)
          return result
        })
      } catch (error) {
        if (error instanceof Refused) return error.result as Result<T, E>
        throw error
      }
    },
    write: (work) => kysely.transaction().execute(work),
    read: (work) => kysely.transaction().setAccessMode('read only').execute(work),
    close: () => kysely.destroy(),
  }
}
