import { assert } from '@ronda/core'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Ledger } from '../ledger/index.ts'
import type { WalletStore } from './wallet.actions.ts'

export type Welcome = {
  readonly ids: ServerIds
  readonly ledger: Ledger
  readonly walletStore: WalletStore
  /** What the brand gives to each new account, in atoms; zero for none. */
  readonly grant: bigint
}

/** The id of the operation that gives an account its starting grant. */
export const startingGrantOf = (ids: ServerIds, owner: string): string => ids.named('wallet.startingGrant', owner)

/** Gives the starting grant once, however often it is called: the operation's id is derived from the account. */
export async function giveStartingGrant({ ids, ledger, walletStore, grant }: Welcome, owner: string): Promise<void> {
  if (grant === 0n) return
  const memberWallets = await walletStore.of(owner)
  const answer = await ledger.submit({
    kind: 'adjustment',
    id: startingGrantOf(ids, owner),
    wallet: memberWallets.cash,
    houseAccount: ledger.houseAccount('promotion', memberWallets.currency),
    amount: grant,
  })
  assert(answer.accepted || answer.refusal === 'wallet.key_reused', 'a starting grant is never refused')
}
