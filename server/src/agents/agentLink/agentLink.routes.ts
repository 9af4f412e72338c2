import type { AgentLink, agentLinks as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import {
  createLink,
  readLinks,
  readSigned,
  stopLink,
  type AgentLinkOptions,
  type ShownLink,
} from './agentLink.actions.ts'

type Who = Callers & { readonly member: MemberSession }

const shownLink = (link: ShownLink): AgentLink => ({
  id: link.id,
  code: link.code,
  name: link.name,
  account: link.account,
  note: link.note,
  validUntil: link.validUntilMs,
  isStopped: link.isStopped,
  createdAt: link.createdAtMs,
  visits: link.visits,
  registrations: link.registrations,
  firstDeposits: link.firstDeposits,
  active: link.active,
})

export function agentLinkRoutes(options: AgentLinkOptions): GroupHandlers<typeof calls, Who> {
  return {
    signed: async ({ caller }) => ok({ terms: (await readSigned(options, caller.account.id)) ?? null }),
    async list({ request, caller }) {
      const { links, ...rest } = await readLinks(options, caller.account.id, request.before)
      return ok({ ...rest, links: links.map(shownLink) })
    },
    async create({ request, caller }) {
      const created = await createLink(options, caller.account, request)
      return created.ok ? ok(shownLink(created.value)) : created
    },
    async stop({ request, caller }) {
      const stopped = await stopLink(options, caller.account.id, request)
      return stopped.ok ? ok(shownLink(stopped.value)) : stopped
    },
  }
}
