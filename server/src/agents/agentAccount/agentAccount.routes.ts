import type { agentAccounts as calls, OpenedAccount } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { openByHand, readOpened, type AgentAccountOptions } from './agentAccount.actions.ts'
import type { OpenedByHand } from './agentAccount.sql.ts'

type Who = Callers & { readonly member: MemberSession }

const shownAccount = ({ number, username, kind, openedAtMs, isUsed }: OpenedByHand): OpenedAccount => ({
  id: number,
  name: username,
  account: kind,
  openedAt: openedAtMs,
  isUsed,
})

export function agentAccountRoutes(options: AgentAccountOptions): GroupHandlers<typeof calls, Who> {
  return {
    async list({ request, caller }) {
      const { rows, hasMore, ...rest } = await readOpened(options, caller.account.id, request.before)
      return ok({ ...rest, rows: rows.map(shownAccount), next: hasMore ? (rows.at(-1)?.number ?? null) : null })
    },
    async open({ request, caller }) {
      const made = await openByHand(options, caller.account.id, request)
      if (!made.ok) return made
      const { opened, password } = made.value
      return ok({ id: opened.number, username: opened.username, account: opened.kind, password })
    },
  }
}
