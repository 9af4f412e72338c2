import type { Balance } from '@ronda/contract'
import type { Hub } from '../../platform/realtime/index.ts'
import type { Ledger, Move, WalletId } from '../ledger/index.ts'
import type { Purse } from './wallet.sql.ts'

/** What an owner who listens was last told, and what has become of it since. */
type Watch = {
  readonly owner: string
  readonly purse: Purse
  cash: Move
  held: Move
}

export type BalanceFeed = {
  /** Tells the owner's sockets the balance now, and again whenever it moves. */
  join(owner: string, purse: Purse): Promise<void>
  /** Forgets an owner whose last socket has closed. */
  leave(owner: string): void
}

function balanceOf({ purse, cash, held }: Watch): Balance {
  return { currency: purse.currency, cash: cash.balance, held: held.balance, seq: cash.seq }
}

/** Pushes balances to the sockets of their owner, at most once in each turn of the event loop. */
export function makeBalanceFeed(ledger: Ledger, hub: Hub): BalanceFeed {
  const watches = new Map<WalletId, Watch>()
  const owners = new Map<string, Watch>()
  const due = new Set<Watch>()

  function tellDue(): void {
    for (const watch of due) hub.send(watch.owner, { type: 'balance', balance: balanceOf(watch) })
    due.clear()
  }

  function hear(move: Move): void {
    const watch = watches.get(move.wallet)
    if (watch === undefined) return
    const side = move.wallet === watch.purse.cash ? 'cash' : 'held'
    // Batches on two connections may be told in either order; the chain's number says which is newer.
    if (move.seq <= watch[side].seq) return
    watch[side] = move
    if (due.size === 0) setImmediate(tellDue)
    due.add(watch)
  }

  ledger.onMoved((moves) => moves.forEach(hear))

  return {
    async join(owner, purse) {
      let watch = owners.get(owner)
      if (watch === undefined) {
        const nothing = { seq: -1, balance: 0n }
        watch = { owner, purse, cash: { wallet: purse.cash, ...nothing }, held: { wallet: purse.held, ...nothing } }
        // Watched before it is read: a move in between must not be missed.
        watches.set(purse.cash, watch).set(purse.held, watch)
        owners.set(owner, watch)
      }
      const [cash, held] = await Promise.all([ledger.balanceOf(purse.cash), ledger.balanceOf(purse.held)])
      if (cash.seq > watch.cash.seq) watch.cash = { wallet: purse.cash, ...cash }
      if (held.seq > watch.held.seq) watch.held = { wallet: purse.held, ...held }
      hub.send(owner, { type: 'balance', balance: balanceOf(watch) })
    },
    leave(owner) {
      const watch = owners.get(owner)
      if (watch === undefined || hub.hasOwner(owner)) return
      owners.delete(owner)
      watches.delete(watch.purse.cash)
      watches.delete(watch.purse.held)
    },
  }
}
