import type { RewardFundName } from '@ronda/contract'
import { present, type Currency } from '@ronda/core'
import type { Server } from '../../src/app/server.ts'
import { findWallet } from '../../src/money/ledger/index.ts'
import { randomServerId } from '../../src/platform/ids/serverId.ts'

/** Puts money into a reward fund without the two people that it needs on a real server. */
export async function fillFund(
  { db, features: { ledger } }: Server,
  fund: RewardFundName,
  amount: bigint,
  currency: Currency = 'USD',
): Promise<void> {
  const found = await db.read((tx) => findWallet(tx, { owner: 'house', purpose: `fund:${fund}`, currency }))
  const wallet = present(found, 'the wallet of the fund')
  const houseAccount = ledger.houseAccount('promotion', currency)
  await ledger.submit({ kind: 'adjustment', id: randomServerId(), wallet, houseAccount, amount })
}
