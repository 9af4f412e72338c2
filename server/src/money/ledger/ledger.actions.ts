import { assert, present, type Currency } from '@ronda/core'
import pg from 'pg'
import { unsafeSettings } from '../../platform/postgres/safety.ts'
import { runBatch, type BatchContext } from './batch.actions.ts'
import { Connections, type Connection } from './connections.sql.ts'
import { LedgerBusy } from './errors.ts'
import {
  loadHouseAccounts,
  sumHouseBalances,
  type HouseAccount,
  type HouseBalance,
  type HouseAccountName,
} from './houseAccount.sql.ts'
import { RecentIds } from './recentIds.ts'
import { assertWellFormed, isAlwaysLookedUp } from './operation.ts'
import type { Answer, HouseAccountId, Move, Operation, WalletId } from './operation.ts'
import { Queue, type QueuedOperation } from './queue.ts'
import { WalletCache } from './walletCache.ts'
import { loadTail } from './states.sql.ts'
import { unknownError } from './failure.ts'
import type { CoWrite } from './write.sql.ts'

/** With more waiting operations the ledger reports that it is busy, instead of answering too late to be useful. */
const WAITING_MAX = 20_000

/** How long an operation waits for a database that cannot be reached. */
const WAITING_MS_MAX = 5_000

export type LedgerOptions = {
  readonly url: string
  readonly now: () => number
  readonly coWrites?: readonly CoWrite[]
}

export type Ledger = {
  /**
   * The operation is durable when this resolves. Rejects with LedgerUnknown when the outcome is not known (submit again
   * with the same id), and with LedgerBusy or CoWriteConflict when nothing was written.
   */
  submit(operation: Operation): Promise<Answer>
  balanceOf(wallet: WalletId): Promise<{ readonly balance: bigint; readonly seq: number }>
  /** The account that migrations created with this name. */
  houseAccount(name: HouseAccountName, currency: Currency): HouseAccountId
  houseBalances(): Promise<readonly HouseBalance[]>
  /** From now on operations may carry rows of these kinds, which commit with them. */
  addCoWrites(coWrites: readonly CoWrite[]): void
  /** The listener is called after each commit. */
  onMoved(listener: (moves: readonly Move[]) => void): void
  /** Answers what was submitted, then closes the connections. */
  close(): Promise<void>
}

/** Throws on a server whose settings could lose acknowledged money. */
export async function openLedger({ url, now, coWrites = [] }: LedgerOptions): Promise<Ledger> {
  const unsafe = await unsafeSettings(url)
  if (unsafe.length > 0) throw new Error(`this PostgreSQL could lose acknowledged money: ${unsafe.join(', ')}`)
  const reader = new pg.Pool({
    connectionString: url,
    max: 2,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
  })
  // A broken idle connection must not end the process: the next read opens another.
  reader.on('error', () => {})
  try {
    const ledger = new BatchingLedger({ url, now, coWrites, reader, accounts: await loadHouseAccounts(reader) })
    await ledger.open()
    return ledger
  } catch (error) {
    await reader.end()
    throw error
  }
}

type Parts = Required<LedgerOptions> & { readonly reader: pg.Pool; readonly accounts: readonly HouseAccount[] }

/**
 * Collects what is submitted in one turn of the event loop into batches, one for each idle connection. There is no
 * timer: while batches are being written the next ones fill up.
 */
class BatchingLedger implements Ledger {
  readonly #reader: pg.Pool
  readonly #accounts: readonly HouseAccount[]
  readonly #connections: Connections
  readonly #coWrites: CoWrite[]
  readonly #context: BatchContext
  readonly #queue = new Queue()
  readonly #recentIds = new RecentIds()
  readonly #listeners: ((moves: readonly Move[]) => void)[] = []
  #scheduled = false
  #batches = 0
  #closed = false

  constructor({ url, now, coWrites, reader, accounts }: Parts) {
    this.#reader = reader
    this.#accounts = accounts
    this.#connections = new Connections(url, {
      onIdle: () => this.#schedule(),
      onUnreachable: () => this.#failOld(),
    })
    this.#coWrites = [...coWrites]
    this.#context = {
      now,
      coWrites: this.#coWrites,
      currencies: new Map(accounts.map(({ id, currency }) => [id, currency])),
      wallets: new WalletCache(),
      moved: (moves) => this.#notify(moves),
    }
  }

  open(): Promise<void> {
    return this.#connections.open()
  }

  submit(operation: Operation): Promise<Answer> {
    return new Promise((answer, fail) => {
      assertWellFormed(operation)
      if (this.#closed) throw new LedgerBusy('nothing was written: the ledger is closed')
      if (this.#queue.size >= WAITING_MAX) throw new LedgerBusy('nothing was written: too many operations are waiting')
      const needsLookup = this.#recentIds.markSeen(operation.id) || isAlwaysLookedUp(operation)
      this.#queue.push({ operation, needsLookup, sinceMs: performance.now(), answer, fail })
      this.#schedule()
    })
  }

  async balanceOf(wallet: WalletId): Promise<{ readonly balance: bigint; readonly seq: number }> {
    const { balance, seq } = await loadTail(this.#reader, wallet)
    return { balance, seq }
  }

  houseAccount(name: HouseAccountName, currency: Currency): HouseAccountId {
    const account = this.#accounts.find((one) => one.name === name && one.currency === currency)
    return present(account, `the house account ${name} in ${currency}`).id
  }

  houseBalances(): Promise<readonly HouseBalance[]> {
    return sumHouseBalances(this.#reader)
  }

  addCoWrites(coWrites: readonly CoWrite[]): void {
    for (const coWrite of coWrites) {
      assert(!this.#coWrites.some(({ name }) => name === coWrite.name), 'each kind of row has a name of its own')
      this.#coWrites.push(coWrite)
    }
  }

  onMoved(listener: (moves: readonly Move[]) => void): void {
    this.#listeners.push(listener)
  }

  async close(): Promise<void> {
    this.#closed = true
    while (this.#batches > 0 || this.#queue.size > 0) await new Promise((resolve) => setTimeout(resolve, 5))
    await Promise.all([this.#connections.close(), this.#reader.end()])
  }

  #schedule(): void {
    if (this.#scheduled || this.#queue.size === 0 || this.#connections.idle === 0) return
    this.#scheduled = true
    setImmediate(() => {
      this.#scheduled = false
      this.#startBatches()
    })
  }

  #startBatches(): void {
    while (this.#connections.idle > 0) {
      const pending = this.#queue.take(this.#connections.idle)
      const connection = pending.length > 0 && this.#connections.take()
      if (!connection) return
      void this.#run(connection, pending)
    }
  }

  async #run(connection: Connection, pending: readonly QueuedOperation[]): Promise<void> {
    this.#batches++
    let isUsable = false
    try {
      isUsable = await runBatch(this.#context, connection.client, pending)
    } catch (error) {
      // Every caller must get an answer, whatever failed.
      for (const queued of pending) queued.fail(unknownError(error))
    }
    this.#batches--
    this.#queue.done(pending)
    if (isUsable) this.#connections.give(connection)
    else this.#connections.drop(connection)
    this.#schedule()
  }

  #failOld(): void {
    const pending = this.#queue.takeOlderThan(performance.now() - WAITING_MS_MAX)
    for (const queued of pending) queued.fail(new LedgerBusy('nothing was written: the database cannot be reached'))
  }

  #notify(moves: readonly Move[]): void {
    // In a microtask of its own, so that a failing listener is not mistaken for a failed batch.
    for (const listener of this.#listeners) queueMicrotask(() => listener(moves))
  }
}
