import { randomUUID } from 'node:crypto'
import { present } from '@ronda/core'
import { afterAll, expect, test } from 'vitest'
import { openDb } from '../../platform/postgres/db.ts'
import { testDatabase } from '../../platform/testing/database.ts'
import { openLedger, openWallet, type WalletId } from './index.ts'

const url = await testDatabase()
const db = openDb(url)
const ledger = await openLedger({ url, now: Date.now })
const game = ledger.house('game', 'USD')
const clearing = ledger.house('clearing', 'USD')

afterAll(async () => {
  await ledger.close()
  await db.close()
})

async function walletWith(amount: bigint): Promise<WalletId> {
  const opened = await db.transact(async (tx) => ({
    ok: true as const,
    value: await openWallet(tx, { owner: randomUUID(), purpose: 'cash', currency: 'USD' }),
  }))
  const wallet = opened.ok ? opened.value : present(undefined, 'wallet')
  await ledger.submit({ kind: 'deposit', id: randomUUID(), wallet, house: clearing, amount })
  return wallet
}

test('[LG1] of 100 parallel wagers on a balance for exactly 37, exactly 37 are accepted', async () => {
  const wallet = await walletWith(3_700n)
  const answers = await Promise.all(
    Array.from({ length: 100 }, () =>
      ledger.submit({ kind: 'stake', id: randomUUID(), wallet, house: game, amount: 100n }),
    ),
  )
  expect(answers.filter(({ accepted }) => accepted)).toHaveLength(37)
  expect(await ledger.balanceOf(wallet)).toEqual({ balance: 0n, seq: 101 })
})
