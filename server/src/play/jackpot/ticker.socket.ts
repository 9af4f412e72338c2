import { JACKPOT_PUBLISH_MS, type JackpotLevel } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import type { Ledger, Move, WalletId } from '../../money/ledger/index.ts'
import type { Hub } from '../../platform/realtime/index.ts'

export type NamedPool = { readonly pool: WalletId; readonly level: JackpotLevel; readonly currency: Currency }

export type Ticker = {
  /** Pools to follow. */
  watch(pools: readonly NamedPool[]): void
  /** The last move of a pool that this process received; undefined when there was none. */
  lastMoveOf(pool: WalletId): Move | undefined
  close(): void
}

/** Sends the amounts of the pools to everyone who is connected, at most a few times a second. */
export function openTicker(ledger: Ledger, hub: Hub): Ticker {
  const names = new Map<WalletId, NamedPool>()
  const newest = new Map<WalletId, Move>()
  const due = new Set<WalletId>()
  let timer: NodeJS.Timeout | undefined

  function sendAmounts(): void {
    timer = undefined
    const moved = [...due].flatMap((pool) => {
      const [name, move] = [names.get(pool), newest.get(pool)]
      return name && move ? [{ ...name, amount: move.balance }] : []
    })
    due.clear()
    for (const [currency, pools] of Map.groupBy(moved, (one) => one.currency)) {
      hub.sendAll({ type: 'jackpots', currency, pools: pools.map(({ level, amount }) => ({ level, amount })) })
    }
  }

  ledger.onMoved((moves) => {
    for (const move of moves) {
      if (!names.has(move.wallet)) continue
      const before = newest.get(move.wallet)
      if (before !== undefined && before.seq >= move.seq) continue
      newest.set(move.wallet, move)
      due.add(move.wallet)
      timer ??= setTimeout(sendAmounts, JACKPOT_PUBLISH_MS).unref()
    }
  })

  return {
    watch(pools) {
      for (const pool of pools) names.set(pool.pool, pool)
    },
    lastMoveOf: (pool) => newest.get(pool),
    close: () => clearTimeout(timer),
  }
}
