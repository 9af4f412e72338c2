import type { launch as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import { findWallet } from '../../money/ledger/index.ts'
import type { Controls } from '../../money/control/index.ts'
import type { Purses } from '../../money/wallet/index.ts'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { Positions } from './position.actions.ts'

type Who = Callers & { readonly member: MemberSession }

export type PositionOptions = {
  readonly db: Db
  readonly purses: Purses
  readonly positions: Positions
  readonly controls: Controls
}

/** Nobody needs to be stopped from trying. */
const UNWATCHED = { checkInMs: null, stoppedUntilMs: null }

/** A trial account has trial money only, and none before its first game. */
async function walletOf({ db, purses }: PositionOptions, { account, isTrial }: MemberSession) {
  if (!isTrial) {
    const { cash, currency } = await purses.of(account.id)
    return { wallet: cash, currency }
  }
  const name = { owner: account.id, purpose: 'trial', currency: 'XTR' } as const
  return { wallet: await db.read((tx) => findWallet(tx, name)), currency: name.currency }
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
