import type { proof as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { Purses } from '../../money/wallet/index.ts'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { showArcade } from '../arcade/index.ts'
import { findRoundsOfAll } from '../round/index.ts'
import { showStored } from '../slot/index.ts'

/** Some hundred bytes each: a page that a phone verifies while the next one is on its way. */
const PAGE_MAX = 500

type Who = Callers & { readonly member: MemberSession }

export function proofRoutes({
  db,
  purses,
}: {
  readonly db: Db
  readonly purses: Purses
}): GroupHandlers<typeof calls, Who> {
  return {
    async rounds({ request, caller }) {
      const { cash, currency } = await purses.of(caller.account.id)
      const atMost = Math.min(Math.max(request.limit, 1), PAGE_MAX)
      const found = await db.read((tx) => findRoundsOfAll(tx, cash, { before: request.before, atMost }))
      const rounds = found.map((one) => ('round' in one ? showArcade(one, currency) : showStored(one, currency)))
      return ok({ rounds, next: found.length === atMost ? (rounds.at(-1)?.seq ?? null) : null })
    },
  }
}
