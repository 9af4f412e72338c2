import type { Balance } from '@ronda/contract'
import { hours, present, seconds } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { makeRecall } from '../../platform/recall/recall.ts'
import type { Ledger, Move, WalletId } from '../ledger/index.ts'
import { findPurse, type Purse } from './wallet.sql.ts'

export type Purses = { of(owner: string): Promise<Purse> }

const REMEMBERED_MAX = 50_000

/** Which wallets an account has never changes, so one question serves for long. */
export function rememberPurses(db: Db, clock: Clock): Purses {
  const recall = makeRecall<Purse>({
    load: (owner) => db.read((tx) => findPurse(tx, owner)),
    keepMs: hours(1),
    keepMax: REMEMBERED_MAX,
    nowMs: () => clock.nowMs(),
  })
  return {
    async of(owner) {
      return present(await recall.get(owner), 'the purse of an account')
    },
  }
}

export async function readBalance(ledger: Ledger, purse: Purse): Promise<Balance> {
  const [cash, held] = await Promise.all([ledger.balanceOf(purse.cash), ledger.balanceOf(purse.held)])
  return { currency: purse.currency, cash: cash.balance, held: held.balance, seq: cash.seq }
}

/** Balances that are asked for again and again. Moves of this process are seen at once, others' within seconds. */
export type Balances = { of(wallet: WalletId): Promise<bigint> }

const BALANCE_MS = seconds(5)

export function followBalances(ledger: Ledger, clock: Clock): Balances {
  const recall = makeRecall<Move>({
    load: async (wallet) => ({ wallet: Number(wallet), ...(await ledger.balanceOf(Number(wallet))) }),
    keepMs: BALANCE_MS,
    keepMax: REMEMBERED_MAX,
    nowMs: () => clock.nowMs(),
  })
  ledger.onMoved((moves) => moves.forEach((move) => recall.forget(String(move.wallet))))
  return {
    async of(wallet) {
      const known = await recall.get(String(wallet))
      return known?.balance ?? 0n
    },
  }
}
