import type pg from 'pg'
import type { Loaded } from './batch.ts'
import type { WalletState } from './decision.ts'
import { loadPast, type Named } from './legs.sql.ts'
import { otherWalletOf, type WalletId } from './operation.ts'
import { walletsOf, type QueuedOperation } from './queue.ts'
import type { RememberedWallets } from './remembered.ts'
import { loadStates } from './states.sql.ts'

type Asked = {
  readonly wallets: RememberedWallets
  readonly pending: readonly QueuedOperation[]
  readonly nowMs: number
  /** The first try trusts that names not seen before are new; after that every name is looked up. */
  readonly isFirst: boolean
}

/** All that deciding these operations needs: usually everything is known and nothing is read. */
export async function load(client: pg.Client, { wallets, pending, nowMs, isFirst }: Asked): Promise<Loaded> {
  const doubted = isFirst ? pending.filter(({ isDoubted }) => isDoubted) : pending
  const restricting = pending.filter(({ operation }) => operation.kind === 'restrict')
  // What is answered without writing must not rest on a memory that the database never checked.
  for (const wallet of walletsOf(doubted)) wallets.forget(wallet)
  for (const wallet of walletsOf(restricting)) wallets.forget(wallet)

  const known = new Map<WalletId, WalletState>()
  const missing: WalletId[] = []
  for (const wallet of walletsOf(pending)) {
    const state = wallets.get(wallet)
    if (state) known.set(wallet, state)
    else missing.push(wallet)
  }
  if (missing.length > 0) {
    for (const state of await loadStates(client, missing, walletsOf(restricting), nowMs)) known.set(state.wallet, state)
  }
  // After the states: a leg written in between makes the chain refuse what is decided here.
  return { states: known, past: doubted.length > 0 ? await loadPast(client, doubted.flatMap(namesOf)) : NOTHING }
}

const NOTHING: Loaded['past'] = new Map()

function namesOf({ operation }: QueuedOperation): readonly Named[] {
  const { id, wallet } = operation
  const other = otherWalletOf(operation)
  return other === undefined
    ? [{ id, wallet }]
    : [
        { id, wallet },
        { id, wallet: other },
      ]
}
