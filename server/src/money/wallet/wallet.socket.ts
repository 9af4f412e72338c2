import type { Balance } from '@ronda/contract'
import type { Hub } from '../../platform/realtime/index.ts'
import type { Ledger, Move, WalletId } from '../ledger/index.ts'
import type { MemberWallets } from './wallet.sql.ts'

/** The balances that a listening owner was last sent, with the moves since then. */
type Watch = {
  readonly owner: string
  readonly memberWallets: MemberWallets
  cash: Move
  held: Move
}

export type BalanceFeed = {
  /** Sends the balance to the owner's sockets now, and again whenever it moves. */
  join(owner: string, memberWallets: MemberWallets): Promise<void>
  /** Removes an owner whose last socket has closed. */
  leave(owner: string): void
}

function balanceOf({ memberWallets, cash, held }: Watch): Balance {
  return { currency: memberWallets.currency, cash: cash.balance, held: held.balance, seq: cash.seq }
}

/** Pushes balances to the sockets of their owner, at most once in each turn of the event loop. */
export function makeBalanceFeed(ledger: Ledger, hub: Hub): BalanceFeed {
  const watches = new Map<WalletId, Watch>()
  const owners = new Map<string, Watch>()
  const due = new Set<Watch>()

  function sendDue(): void {
    for (const watch of due) hub.send(watch.owner, { type: 'balance', balance: balanceOf(watch) })
    due.clear()
  }

  function applyMove(move: Move): void {
    const watch = watches.get(move.wallet)
    if (watch === undefined) return
    const side = move.wallet === watch.memberWallets.cash ? 'cash' : 'held'
    // Batches on two connections may be reported in either order; the position in the chain says which is newer.
    if (move.seq <= watch[side].seq) return
    watch[side] = move
    if (due.size === 0) setImmediate(sendDue)
    due.add(watch)
  }

  ledger.onMoved((moves) => moves.forEach(applyMove))

  return {
    async join(owner, memberWallets) {
      let watch = owners.get(owner)
      if (watch === undefined) {
        const nothing = { seq: -1, balance: 0n }
        watch = {
          owner,
          memberWallets,
          cash: { wallet: memberWallets.cash, ...nothing },
          held: { wallet: memberWallets.held, ...nothing },
        }
        // Watched before it is read: a move in between must not be missed.
        watches.set(memberWallets.cash, watch).set(memberWallets.held, watch)
        owners.set(owner, watch)
      }
      const [cash, held] = await Promise.all([
        ledger.balanceOf(memberWallets.cash),
        ledger.balanceOf(memberWallets.held),
      ])
      if (cash.seq > watch.cash.seq) watch.cash = { wallet: memberWallets.cash, ...cash }
      if (held.seq > watch.held.seq) watch.held = { wallet: memberWallets.held, ...held }
      hub.send(owner, { type: 'balance', balance: balanceOf(watch) })
    },
    leave(owner) {
      const watch = owners.get(owner)
      if (watch === undefined || hub.hasOwner(owner)) return
      owners.delete(owner)
      watches.delete(watch.memberWallets.cash)
      watches.delete(watch.memberWallets.held)
    },
  }
}
