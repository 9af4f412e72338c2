import type { proof as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { Purses } from '../../money/wallet/index.ts'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { findRounds } from '../round/index.ts'
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
      const query = { game: undefined, before: request.before, atMost }
      const found = await db.read((tx) => findRounds(tx, cash, query))
      const last = found.at(-1)
      return ok({
        // A solo game keeps no draws: its rounds are proven where they are shown.
        rounds: found.filter(({ draws }) => draws.length > 0).map((round) => showStored(round, currency)),
        next: found.length === atMost && last ? last.seq : null,
      })
    },
  }
}
