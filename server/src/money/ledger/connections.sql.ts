import pg from 'pg'

/** Two transactions in flight: while one waits for the disk, the other is built. */
const CONNECTIONS = 2

const CONNECT_MS_MAX = 3_000
const STATEMENT_MS_MAX = 10_000
const RETRY_MS_MIN = 50
const RETRY_MS_MAX = 1_000

/** Each read is a handful of index probes; these settings keep the plan independent of table size and statistics. */
const PLANS = ['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin'].map((way) => `-c enable_${way}=off`).join(' ')

export type Connection = { readonly client: pg.Client; lost: boolean }

type Hooks = {
  /** A connection has become idle. */
  readonly onIdle: () => void
  /** An attempt to reach the database has failed. */
  readonly onUnreachable: () => void
}

/** Keeps the ledger's connections open: a broken one is replaced, with pauses that grow up to a bound. */
export class Connections {
  readonly #url: string
  readonly #hooks: Hooks
  readonly #idle: Connection[] = []
  readonly #live = new Set<Connection>()
  #closed = false

  constructor(url: string, hooks: Hooks) {
    this.#url = url
    this.#hooks = hooks
  }

  get idle(): number {
    return this.#idle.length
  }

  /** Rejects when the database cannot be reached at the start. */
  async open(): Promise<void> {
    try {
      for (let count = 0; count < CONNECTIONS; count++) await this.#connect()
    } catch (error) {
      await this.close()
      throw error
    }
  }

  take(): Connection | undefined {
    return this.#idle.pop()
  }

  give(connection: Connection): void {
    if (connection.lost || this.#closed) return
    this.#idle.push(connection)
    this.#hooks.onIdle()
  }

  /** For a connection that no longer answers: its last statement may or may not have been executed. */
  drop(connection: Connection): void {
    if (connection.lost) return
    connection.lost = true
    this.#live.delete(connection)
    const at = this.#idle.indexOf(connection)
    if (at >= 0) this.#idle.splice(at, 1)
    connection.client.end().catch(() => {})
    if (!this.#closed) void this.#reconnect()
  }

  async close(): Promise<void> {
    this.#closed = true
    await Promise.all([...this.#live].map(({ client }) => client.end().catch(() => {})))
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: CONNECT_MS_MAX,
      statement_timeout: STATEMENT_MS_MAX,
      // A server that does not answer counts as lost, but only after its own timeout, so that it can report it first.
      query_timeout: STATEMENT_MS_MAX + 2_000,
      keepAlive: true,
      options: `${PLANS} -c jit=off`,
      application_name: 'ronda.ledger',
    })
    const connection: Connection = { client, lost: false }
    // Every error is followed by `end`, or rejects `connect`.
    client.on('error', () => {})
    await client.connect()
    client.on('end', () => this.drop(connection))
    if (this.#closed) return void client.end().catch(() => {})
    this.#live.add(connection)
    this.give(connection)
  }

  async #reconnect(): Promise<void> {
    for (let pauseMs = RETRY_MS_MIN; !this.#closed; pauseMs = Math.min(pauseMs * 2, RETRY_MS_MAX)) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      try {
        return await this.#connect()
      } catch {
        this.#hooks.onUnreachable()
      }
    }
  }
}
