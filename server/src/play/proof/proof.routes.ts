import type { proof as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { WalletStore } from '../../money/wallet/index.ts'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { showArcade } from '../arcade/index.ts'
import { countPlayed } from '../fairness/index.ts'
import { findRoundsOfAll } from '../round/index.ts'
import { findAllPlayed, type SharedTitleOf } from '../sharedRound/index.ts'
import { showStored } from '../slot/index.ts'

/** Some hundred bytes each: a page that a phone verifies while the next one is loading. */
const PAGE_MAX = 500

type Who = Callers & { readonly member: MemberSession }

export type ProofOptions = { readonly db: Db; readonly walletStore: WalletStore; readonly sharedOf: SharedTitleOf }

export function proofRoutes({ db, walletStore, sharedOf }: ProofOptions): GroupHandlers<typeof calls, Who> {
  return {
    async rounds({ request, caller }) {
      const { cash, currency } = await walletStore.of(caller.account.id)
      const atMost = Math.min(Math.max(request.limit, 1), PAGE_MAX)
      const page = { before: request.before, atMost }
      const own = await db.read((tx) => findRoundsOfAll(tx, cash, page))
      const shared = await db.read((tx) => findAllPlayed(tx, { titleOf: sharedOf }, { wallet: cash, currency }, page))
      const shown = own.map((one) => ('round' in one ? showArcade(one, currency) : showStored(one, currency)))
      const rounds = [...shown, ...shared]
        .toSorted((left, right) => (right.seq ?? 0) - (left.seq ?? 0))
        .slice(0, atMost)
      const ofOwn = new Set(rounds.filter((round) => !('tickets' in round)).map(({ seedId }) => seedId))
      const seeds = await db.read((tx) => countPlayed(tx, cash, [...ofOwn]))
      return ok({ rounds, seeds, next: rounds.length === atMost ? (rounds.at(-1)?.seq ?? null) : null })
    },
  }
}
