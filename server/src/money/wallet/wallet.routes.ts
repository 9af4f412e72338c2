import type { wallet as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { Ledger } from '../ledger/index.ts'
import { readBalance, type WalletStore } from './wallet.actions.ts'

type Who = Callers & { readonly member: MemberSession }

export function walletRoutes(ledger: Ledger, walletStore: WalletStore): GroupHandlers<typeof calls, Who> {
  return {
    async balance({ caller }) {
      return ok(await readBalance(ledger, await walletStore.of(caller.account.id)))
    },
  }
}
