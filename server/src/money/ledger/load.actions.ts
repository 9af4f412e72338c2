import type pg from 'pg'
import type { Loaded } from './batch.ts'
import type { WalletState } from './decision.ts'
import { loadPast, type Named } from './legs.sql.ts'
import { otherWalletOf, type WalletId } from './operation.ts'
import { walletsOf, type QueuedOperation } from './queue.ts'
import type { WalletCache } from './walletCache.ts'
import { loadStates } from './states.sql.ts'

type Asked = {
  readonly wallets: WalletCache
  readonly pending: readonly QueuedOperation[]
  readonly nowMs: number
  /** The first attempt assumes that ids not seen recently are new; later attempts look up every id. */
  readonly isFirst: boolean
}

/** Everything needed to decide these operations: usually it is all cached and nothing is read. */
export async function load(client: pg.Client, { wallets, pending, nowMs, isFirst }: Asked): Promise<Loaded> {
  const toLookUp = isFirst ? pending.filter(({ needsLookup }) => needsLookup) : pending
  const restricting = pending.filter(({ operation }) => operation.kind === 'restrict')
  // An answer without a write must not depend on cached state that the database never checked.
  for (const wallet of walletsOf(toLookUp)) wallets.evict(wallet)
  for (const wallet of walletsOf(restricting)) wallets.evict(wallet)

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
  // After the states: if a leg is written in between, the chain refuses what is decided here.
  return { states: known, past: toLookUp.length > 0 ? await loadPast(client, toLookUp.flatMap(namesOf)) : NOTHING }
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
