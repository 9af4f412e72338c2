import type { Balance } from '@ronda/contract'
import { hours, present, seconds } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { makeTtlCache } from '../../platform/cache/ttlCache.ts'
import type { Ledger, Move, WalletId } from '../ledger/index.ts'
import { findMemberWallets, type MemberWallets } from './wallet.sql.ts'

export type WalletStore = { of(owner: string): Promise<MemberWallets> }

const CACHED_MAX = 50_000

/** The wallets of an account never change, so they are cached for long. */
export function openWalletStore(db: Db, clock: Clock): WalletStore {
  const cache = makeTtlCache<MemberWallets>({
    load: (owner) => db.load((tx) => findMemberWallets(tx, owner)),
    ttlMs: hours(1),
    entriesMax: CACHED_MAX,
    nowMs: () => clock.nowMs(),
  })
  return {
    async of(owner) {
      return present(await cache.get(owner), 'the wallets of the account')
    },
  }
}

export async function readBalance(ledger: Ledger, memberWallets: MemberWallets): Promise<Balance> {
  const [cash, held] = await Promise.all([ledger.balanceOf(memberWallets.cash), ledger.balanceOf(memberWallets.held)])
  return { currency: memberWallets.currency, cash: cash.balance, held: held.balance, seq: cash.seq }
}

/** Cached balances. Moves of this process are seen at once, those of others within seconds. */
export type Balances = { of(wallet: WalletId): Promise<bigint> }

const BALANCE_MS = seconds(5)

export function followBalances(ledger: Ledger, clock: Clock): Balances {
  const cache = makeTtlCache<Move>({
    load: async (wallet) => ({ wallet: Number(wallet), ...(await ledger.balanceOf(Number(wallet))) }),
    ttlMs: BALANCE_MS,
    entriesMax: CACHED_MAX,
    nowMs: () => clock.nowMs(),
  })
  ledger.onMoved((moves) => moves.forEach((move) => cache.forget(String(move.wallet))))
  return {
    async of(wallet) {
      const known = await cache.get(String(wallet))
      return known?.balance ?? 0n
    },
  }
}
