import { assert, present, type Result } from '@ronda/core'
import type { Server } from '../../src/app/server.ts'
import { demoBrand } from '../../src/app/demo.ts'
import type { BonusGift, BonusRule, BonusStanding } from '../../src/money/bonusWallet/index.ts'
import { findWallet, type WalletId } from '../../src/money/ledger/index.ts'
import { findByNumber } from '../../src/people/identity/index.ts'
import { randomServerId } from '../../src/platform/ids/serverId.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import { GAME } from './testServer.ts'

/** The fund that pays bonuses in tests. */
export const BONUS_FUND = 'MISSION'

export const RULE: BonusRule = { stakeMax: 400_000n, isStakeFixed: false, games: [GAME, 'RONDA_MINES'] }

async function accountOf({ db }: Server, visitor: Visitor): Promise<string> {
  const { id } = await visitor.get<{ id: string }>('/wps/member/info')
  const account = await db.read((tx) => findByNumber(tx, demoBrand.merchant, BigInt(id)))
  return present(account, 'the account of this number').id
}

async function fundWallet({ db }: Server): Promise<WalletId> {
  const found = await db.read((tx) =>
    findWallet(tx, { owner: 'house', purpose: `fund:${BONUS_FUND}`, currency: 'USD' }),
  )
  return present(found, 'the wallet of the fund')
}

export async function giftFor(server: Server, visitor: Visitor, amount: bigint): Promise<BonusGift> {
  const [owner, fund] = [await accountOf(server, visitor), await fundWallet(server)]
  return { bonus: randomServerId(), owner, fund, amount, rule: RULE }
}

/** A member's bonus, ready to be played. */
export async function giveBonus(server: Server, visitor: Visitor, amount: bigint): Promise<BonusStanding> {
  const gift = await giftFor(server, visitor, amount)
  const given: Result<BonusStanding, string> = await server.features.bonusWallet.bonusWallets.give(gift)
  assert(given.ok, 'the bonus was refused')
  return given.value
}
