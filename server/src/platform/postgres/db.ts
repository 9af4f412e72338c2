import type { Result } from '@ronda/core'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { prepareMarked } from './prepared.ts'
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
  /** Read-only: PostgreSQL itself refuses to write. Each statement sees what is committed by then. */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * A read for a cache, on connections of its own: callers may hold a connection of `read` or `write` while they wait
   * for the cache, and its load must not wait for theirs. `work` must not wait for a cache.
   */
  load<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** How busy the connections are. */
  pools(): readonly PoolState[]
  readonly url: string
  close(): Promise<void>
}

export type PoolState = {
  readonly pool: string
  readonly open: number
  readonly idle: number
  /** Callers without a connection. */
  readonly waiting: number
}

/** Enough for two busy cores; every connection more costs PostgreSQL memory and switches. */
const CONNECTIONS_MAX = 6
/** Loads are single short queries, and one load serves every caller that waits for it. */
const LOADERS_MAX = 2

const STATEMENT_MS_MAX = 15_000
/** A query that has waited this long for a connection fails, so that the caller can retry. */
const CONNECT_MS_MAX = 5_000

class Refused extends Error {
  readonly result: Result<never, unknown>
  constructor(result: Result<never, unknown>) {
    super('refused')
    this.result = result
  }
}

const READ_ONLY = '-c default_transaction_read_only=on -c max_parallel_workers_per_gather=0'

type DbOptions = {
  /** How long a query waits for a connection before it fails. */
  readonly connectMsMax?: number | undefined
}

type Pool = { readonly kysely: Kysely<DB>; state(): Omit<PoolState, 'pool'> }

type PoolOptions = DbOptions & Pick<pg.PoolConfig, 'max' | 'options'>

function openPool(url: string, { connectMsMax = CONNECT_MS_MAX, ...options }: PoolOptions): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    statement_timeout: STATEMENT_MS_MAX,
    connectionTimeoutMillis: connectMsMax,
    ...options,
  })
  // A connection that breaks must not end the process, neither in the pool nor in use: its query fails, and the next
  // one opens another.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    prepareMarked(client)
  })
  return {
    kysely: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }),
    state: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  }
}

export function openDb(url: string, options: DbOptions = {}): Db {
  const writers = openPool(url, { ...options, max: CONNECTIONS_MAX })
  // Reads need no transaction: it would cost two more round trips than the query itself.
  // Nor parallel workers: starting them takes longer than any of our queries.
  const readers = openPool(url, { ...options, max: CONNECTIONS_MAX, options: READ_ONLY })
  const loaders = openPool(url, { ...options, max: LOADERS_MAX, options: READ_ONLY })
  const [writer, reader, loader] = [writers.kysely, readers.kysely, loaders.kysely]

  return {
    url,
    async transact<T, E>(work: (tx: Tx) => Promise<Result<T, E>>): Promise<Result<T, E>> {
      try {
        return await writer.transaction().execute(async (tx) => {
          const result = await work(tx)
          if (!result.ok) throw new Refused(result)
          return result
        })
      } catch (error) {
        if (error instanceof Refused) return error.result as Result<T, E>
        throw error
      }
    },
    write: (work) => writer.transaction().execute(work),
    read: (work) => reader.connection().execute((connection) => work(connection as Tx)),
    load: (work) => loader.connection().execute((connection) => work(connection as Tx)),
    pools: () => [
      { pool: 'write', ...writers.state() },
      { pool: 'read', ...readers.state() },
      { pool: 'load', ...loaders.state() },
    ],
    close: async () => void (await Promise.all([writer.destroy(), reader.destroy(), loader.destroy()])),
  }
}
