import { assert } from '@ronda/core'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Purses } from './wallet.actions.ts'

export type Welcome = {
  readonly ids: ServerIds
  readonly ledger: Ledger
  readonly purses: Purses
  /** What the brand gives to each new account, in atoms; nothing when zero. */
  readonly grant: bigint
}

/** The operation that gives an account its starting money. */
export const startingGrantOf = (ids: ServerIds, owner: string): string => ids.named('wallet.startingGrant', owner)

/** Gives the starting money once, however often it is called: the operation's id is made from the account. */
export async function giveStartingGrant({ ids, ledger, purses, grant }: Welcome, owner: string): Promise<void> {
  if (grant === 0n) return
  const purse = await purses.of(owner)
  const answer = await ledger.submit({
    kind: 'adjustment',
    id: startingGrantOf(ids, owner),
    wallet: purse.cash,
    house: ledger.house('promotion', purse.currency),
    amount: grant,
  })
  assert(answer.accepted || answer.refusal === 'wallet.key_reused', 'a grant is never refused')
}
