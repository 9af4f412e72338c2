import type { launch as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { Controls } from '../../money/control/index.ts'
import type { WalletStore } from '../../money/wallet/index.ts'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { Positions } from './position.actions.ts'

type Who = Callers & { readonly member: MemberSession }

export type PositionOptions = {
  readonly walletStore: WalletStore
  readonly positions: Positions
  readonly controls: Controls
  /** The wallet of a trial account; none before its first game. */
  readonly trialWalletOf: (account: MemberSession['account']['id']) => Promise<number | undefined>
}

/** Trial play has no reality check. */
const UNWATCHED = { checkInMs: null, stoppedUntilMs: null }

/** A trial account has trial money only. */
async function walletOf({ walletStore, trialWalletOf }: PositionOptions, { account, isTrial }: MemberSession) {
  if (!isTrial) {
    const { cash, currency } = await walletStore.of(account.id)
    return { wallet: cash, currency }
  }
  return { wallet: await trialWalletOf(account.id), currency: 'XTR' as const }
}

export function positionRoutes(options: PositionOptions): GroupHandlers<Pick<typeof calls, 'position'>, Who> {
  return {
    async position({ caller }) {
      const { wallet, currency } = await walletOf(options, caller)
      const stretch = wallet === undefined ? undefined : await options.positions.of(wallet)
      const watch = caller.isTrial ? UNWATCHED : await options.controls.watch(caller.account.id, stretch?.sinceMs)
      if (stretch === undefined) return ok({ sinceMs: null, currency, staked: 0n, won: 0n, rounds: 0, ...watch })
      const { sinceMs, staked, won, rounds } = stretch
      return ok({ sinceMs, currency, staked, won, rounds, ...watch })
    },
  }
}
