import type { agentAccounts as calls, OpenedAccount } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { openByHand, readOpened } from './agentAccount.actions.ts'
import type { OpenedByHand } from './agentAccount.sql.ts'
import type { AgentAccountOptions, HandedOut } from './opening.actions.ts'
import { renewByAgent } from './renew.actions.ts'

type Who = Callers & { readonly member: MemberSession }

const shownAccount = ({ number, username, kind, openedAtMs, password }: OpenedByHand): OpenedAccount => ({
  id: number,
  name: username,
  account: kind,
  openedAt: openedAtMs,
  password,
})

export const shownPassword = ({ opened: { number, username, kind }, password }: HandedOut) => ({
  id: number,
  username,
  account: kind,
  password,
})

export function agentAccountRoutes(options: AgentAccountOptions): GroupHandlers<typeof calls, Who> {
  return {
    async list({ request, caller }) {
      const { rows, hasMore, ...rest } = await readOpened(options, caller.account.id, request.before)
      return ok({ ...rest, rows: rows.map(shownAccount), next: hasMore ? (rows.at(-1)?.number ?? null) : null })
    },
    async open({ request, caller }) {
      const made = await openByHand(options, caller.account.id, request)
      return made.ok ? ok(shownPassword(made.value)) : made
    },
    async renew({ request, caller }) {
      const made = await renewByAgent(options, { number: request.member, by: caller.account.id })
      return made.ok ? ok(shownPassword(made.value)) : made
    },
  }
}
