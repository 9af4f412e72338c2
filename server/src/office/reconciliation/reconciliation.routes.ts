import type { reconciliation as calls } from '@ronda/contract'
import { err, ok } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { close, readLiability, reconcileDay, type ReconciliationOptions } from './reconciliation.actions.ts'
import { findCase, listCases, listRuns } from './reconciliation.sql.ts'

type Who = Callers & { readonly member: MemberSession }

const PAGE_MAX = 50
/** Two months of days with one provider. */
const RUNS_MAX = 60

export function reconciliationRoutes(options: ReconciliationOptions): GroupHandlers<typeof calls, Who> {
  const { db } = options
  return {
    async list({ request: { isOpen, before } }) {
      // One more than a page holds shows whether there are more.
      const found = await db.read((tx) => listCases(tx, { isOpen: isOpen === 'yes', before }, PAGE_MAX + 1))
      const list = found.slice(0, PAGE_MAX)
      return ok({ list, next: found.length > PAGE_MAX ? (list.at(-1)?.id ?? null) : null })
    },
    async read({ request }) {
      const found = await db.read((tx) => findCase(tx, request.id))
      return found === undefined ? err('reconciliation.unknown') : ok(found)
    },
    close: ({ request, caller }) => close(options, { ...request, by: caller.account.id }),
    async runs() {
      return ok({ list: await db.read((tx) => listRuns(tx, RUNS_MAX)) })
    },
    async run({ request }) {
      const runs = await reconcileDay(options, request.day)
      return runs.ok ? ok({ list: runs.value.map(({ ranAtMs, ...run }) => ({ ...run, ranAt: ranAtMs })) }) : runs
    },
    async liability() {
      return ok(await readLiability(options))
    },
  }
}
