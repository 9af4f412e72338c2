import { randomUUID } from 'node:crypto'
import { assert, present } from '@ronda/core'
import { openWallet, type WalletId } from '../../src/money/ledger/index.ts'
import { stakeBet } from '../../src/play/sharedRound/bet.actions.ts'
import type { Server } from '../../src/app/server.ts'
import { randomServerId } from '../../src/platform/ids/serverId.ts'

/** More than any of them stakes. */
const BALANCE = 1_000_000_000n

/** Wallets with money for many players, without the slow registration. */
export async function openFundedWallets({ db, ledger }: Server, count: number): Promise<readonly WalletId[]> {
  const houseAccount = ledger.houseAccount('clearing', 'USD')
  const all = Array.from({ length: count }, async () => {
    const wallet = await db.write((tx) =>
      openWallet(tx, { owner: `funded:${randomUUID()}`, purpose: 'cash', currency: 'USD' }),
    )
    await ledger.submit({ kind: 'deposit', id: randomServerId(), wallet, houseAccount, amount: BALANCE })
    return wallet
  })
  return Promise.all(all)
}

/** Places a real-money bet of a wallet on the open round of a table. */
export async function placeBetFor(
  { features }: Server,
  wallet: WalletId,
  { game, round, bet }: { readonly game: string; readonly round: number; readonly bet: Record<string, unknown> },
): Promise<void> {
  const table = present(await features.sharedRound.tables.open(game), 'a table')
  const bettor = { game, wallet, mode: 'real', currency: 'USD' } as const
  const taken = await stakeBet(features.sharedRound.staking, table, bettor, {
    ticket: randomUUID(),
    round,
    bet,
  })
  assert(taken.ok, 'the bet was refused')
}
