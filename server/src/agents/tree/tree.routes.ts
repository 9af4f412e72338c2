import type { TreeMove, TreePerson, treeDesk as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { Account } from '../../people/identity/index.ts'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { moveAccount, previewMove, readLine, type TreeOptions } from './move.actions.ts'
import { agentTypeOf } from './tree.ts'
import type { StoredMove } from './tree.sql.ts'

type Who = Callers & { readonly member: MemberSession }

const shownPerson = (
  { number, username, kind }: Pick<Account, 'number' | 'username' | 'kind'>,
  hasUpline: boolean,
): TreePerson => ({
  id: number,
  name: username,
  agentType: kind === 'agent' ? agentTypeOf({ hasUpline, isTrial: false }) : null,
})

const shownMove = ({ id, fromName, toName, reason, byName, atMs }: StoredMove): TreeMove => ({
  id,
  from: fromName,
  to: toName,
  reason,
  by: byName,
  at: atMs,
})

/** More are counted, and not listed. */
const SHOWN_MAX = 100

export function treeDeskRoutes(options: TreeOptions): GroupHandlers<typeof calls, Who> {
  return {
    async line({ request }) {
      const found = await readLine(options, request.member)
      if (!found.ok) return found
      const { account, above, team, moves } = found.value
      return ok({
        account: shownPerson(account, above.length > 0),
        above: above.map((each, index) => shownPerson(each, index < above.length - 1)),
        ...team,
        moves: moves.map(shownMove),
      })
    },
    async impact({ request: { member, upline } }) {
      const found = await previewMove(options, { member, upline: upline ?? null })
      if (!found.ok) return found
      const { ends, hash } = found.value
      const ended = ends.slice(0, SHOWN_MAX).map(({ number: id, name, kind }) => ({ id, name, kind }))
      return ok({ ended, count: ends.length, hash })
    },
    async move({ request, caller }) {
      const moved = await moveAccount(options, { ...request, by: caller.account.id })
      return moved.ok ? ok(shownMove(moved.value)) : moved
    },
  }
}
