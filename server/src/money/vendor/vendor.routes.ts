import type { vendor as calls, vendorSandbox as sandboxCalls, VendorMove } from '@ronda/contract'
import { err, isPayable, ok } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { findVendorAmounts, type Ledger } from '../ledger/index.ts'
import type { SandboxVendor } from './sandbox/sandbox.actions.ts'
import type { Vendors } from './vendor.actions.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { WalletStore } from '../wallet/index.ts'
import type { Move } from './vendor.ts'

type Who = Callers & { readonly member: MemberSession }

export type VendorRouteOptions = {
  readonly db: Db
  readonly ledger: Ledger
  readonly walletStore: WalletStore
  readonly vendors: Vendors
}

function shown(move: Move): VendorMove {
  const { id, vendor, direction, amount, moved, result, cause, askedAtMs } = move
  const state = move.state === 'done' || move.state === 'refused' ? move.state : 'waiting'
  return { id, vendor, direction, amount, moved, result, state, cause, askedAtMs }
}

type Handlers = GroupHandlers<typeof calls, Who>

/** The refusals that a move can end with, as the call declares them. */
type EndRefusal = 'vendor.refused' | 'wallet.insufficient_funds' | 'wallet.key_reused'
const endOf = ({ refusal }: Move): EndRefusal =>
  refusal === 'wallet.insufficient_funds' || refusal === 'wallet.key_reused' ? refusal : 'vendor.refused'

export function vendorRoutes({ db, ledger, walletStore, vendors }: VendorRouteOptions): Handlers {
  return {
    async vendors({ caller }) {
      const owner = caller.account.id
      const memberWallets = await walletStore.of(owner)
      const { balance } = await ledger.balanceOf(memberWallets.cash)
      const { vendors: here, recent } = await vendors.list(owner)
      const amounts = await db.read((tx) => findVendorAmounts(tx, owner))
      return ok({
        currency: memberWallets.currency,
        main: balance,
        vendors: here.map(({ code, name, reported }) => ({
          code,
          name,
          amount: amounts.get(code) ?? 0n,
          reported: reported ?? null,
        })),
        recent: recent.map(shown),
      })
    },
    async walletTransfer({ request, caller }) {
      const moved = await vendors.move({ ...request, owner: caller.account.id, cause: 'member' })
      if (!moved.ok) return moved
      return moved.value.state === 'refused' ? err(endOf(moved.value)) : ok(shown(moved.value))
    },
    async bringHome({ request, caller }) {
      const { vendor, cause } = request
      const moves = await vendors.bringHome(caller.account.id, cause, vendor ?? undefined)
      return ok({ moves: moves.map(shown) })
    },
  }
}

/** Without the sandbox vendor, these calls answer `request.not_found`. */
export function vendorSandboxRoutes(vendor: SandboxVendor | undefined): GroupHandlers<typeof sandboxCalls, Who> {
  return {
    async look({ caller }) {
      if (vendor === undefined) return err('request.not_found')
      const { mood, balance, requests } = await vendor.readState(caller.account.id)
      const { code, name } = vendor
      return ok({
        code,
        name,
        currency: caller.account.currency,
        mood,
        balance,
        requests: requests.map(({ id, kind, isDone, amount, atMs }) => ({ id, kind, isDone, amount, atMs })),
      })
    },
    async mood({ request }) {
      if (vendor === undefined) return err('request.not_found')
      await vendor.setMood(request.mood)
      return ok({})
    },
    async play({ request, caller }) {
      if (vendor === undefined) return err('request.not_found')
      if (!isPayable(caller.account.currency, request.stake)) return err('wallet.amount_invalid')
      const played = await vendor.play(caller.account.id, request.stake, request.isWin)
      return played.ok ? ok({ balance: played.value }) : err(played.error)
    },
  }
}
