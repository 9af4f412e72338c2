import type { failures as calls } from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import { countFailures, retryFailureNow, listFailures } from '../../platform/failures/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { Db } from '../../platform/postgres/db.ts'

type Who = Callers & { readonly member: MemberSession }

const LISTED_MAX = 200

export function failuresRoutes({
  db,
  clock,
}: {
  readonly db: Db
  readonly clock: Clock
}): GroupHandlers<typeof calls, Who> {
  return {
    async list() {
      return db.read(async (tx) => {
        const found = await listFailures(tx, LISTED_MAX)
        const list = found.map(({ firstAtMs, lastAtMs, nextTryAtMs, ...item }) => ({
          ...item,
          firstAt: firstAtMs,
          lastAt: lastAtMs,
          nextTryAt: nextTryAtMs,
        }))
        return ok({ list, count: await countFailures(tx) })
      })
    },
    async retry({ request: { kind, item }, caller }) {
      const nowMs = clock.nowMs()
      return db.transact(async (tx): Promise<Result<{}, 'failure.unknown'>> => {
        if (!(await retryFailureNow(tx, kind, item, nowMs))) return err('failure.unknown')
        const auditEntry = {
          actor: caller.account.id,
          action: 'failure.retry' as const,
          subject: `${kind}:${item}`,
          detail: {},
        }
        await writeAuditEntry(tx, auditEntry, nowMs)
        return ok({})
      })
    },
  }
}
