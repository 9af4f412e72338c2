import { ok, type Currency } from '@ronda/core'
import { openDb, type Db } from '../../../platform/postgres/db.ts'
import { testDatabase } from '../../../platform/testing/database.ts'
import {
  audit,
  openLedger,
  openWallet,
  type AuditReport,
  type CoWrite,
  type HouseAccountId,
  type Ledger,
  type Purpose,
  type WalletId,
} from '../index.ts'
import { randomServerId } from '../../../platform/ids/serverId.ts'

/** A ledger on a test database of its own, with helpers for tests. */
export type Bank = {
  readonly url: string
  readonly db: Db
  readonly ledger: Ledger
  readonly game: HouseAccountId
  readonly clearing: HouseAccountId
  /** A clock that only a test advances. */
  readonly clock: { nowMs: number }
  open(purpose: Purpose, owner?: string, currency?: Currency): Promise<WalletId>
  /** A new cash wallet with this balance. */
  walletWith(amount: bigint, owner?: string): Promise<WalletId>
  /** A second ledger on the same database, like that of another process. */
  anotherLedger(): Promise<Ledger>
  audit(): Promise<AuditReport>
  close(): Promise<void>
}

export async function openBank(coWrites: readonly CoWrite[] = []): Promise<Bank> {
  const url = await testDatabase()
  const db = openDb(url)
  const clock = { nowMs: Date.UTC(2030, 0, 1, 12) }
  const openOne = (): Promise<Ledger> => openLedger({ url, now: () => clock.nowMs, coWrites })
  const ledger = await openOne()
  const others: Ledger[] = []
  const clearing = ledger.houseAccount('clearing', 'USD')

  const open: Bank['open'] = async (purpose, owner = randomServerId(), currency = 'USD') => {
    const opened = await db.transact(async (tx) => ok(await openWallet(tx, { owner, purpose, currency })))
    if (!opened.ok) throw new Error('the wallet was not opened')
    return opened.value
  }

  return {
    url,
    db,
    ledger,
    game: ledger.houseAccount('game', 'USD'),
    clearing,
    clock,
    open,
    async walletWith(amount, owner) {
      const wallet = await open('cash', owner)
      await ledger.submit({ kind: 'deposit', id: randomServerId(), wallet, houseAccount: clearing, amount })
      return wallet
    },
    async anotherLedger() {
      const other = await openOne()
      others.push(other)
      return other
    },
    audit: () => audit(url),
    async close() {
      await Promise.all([ledger, ...others].map((one) => one.close()))
      await db.close()
    },
  }
}
