import type { AccountProposal, agentAccountDesk as calls, DeskAccount } from '@ronda/contract'
import { ok, type Id } from '@ronda/core'
import { findByName, findByNumber } from '../../people/identity/index.ts'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { decisionRefusal, stateNow } from '../../rewards/decision/index.ts'
import { shownPassword } from './agentAccount.routes.ts'
import { listOpenedByAll, type OpenedByHand } from './agentAccount.sql.ts'
import { approveGeneralAgent, proposeGeneralAgent, refuseGeneralAgent } from './desk.actions.ts'
import type { AgentAccountOptions } from './opening.actions.ts'
import { listProposals, type StoredProposal } from './proposal.sql.ts'
import { renewByStaff } from './renew.actions.ts'

type Who = Callers & { readonly member: MemberSession }

const PAGE_MAX = 20

const shownProposal = (stored: StoredProposal, reader: Id<'account'>, nowMs: number): AccountProposal => ({
  id: stored.id,
  username: stored.username,
  language: stored.language,
  reason: stored.reason,
  state: stateNow(stored, nowMs),
  proposedBy: stored.proposedByName,
  proposedAt: stored.proposedAtMs,
  expiresAt: stored.expiresAtMs,
  decidedBy: stored.decidedByName,
  note: stored.note,
  mayDecide: decisionRefusal(stored, reader, nowMs) === undefined,
})

const shownAccount = ({ number, username, kind, agentName, openedAtMs, password }: OpenedByHand): DeskAccount => ({
  id: number,
  name: username,
  account: kind,
  openedBy: agentName,
  openedAt: openedAtMs,
  password,
})

/** An account by number or complete name. */
async function findAccount(tx: Tx, merchant: string, text: string): Promise<string | undefined> {
  const numbered = /^\d{1,15}$/.test(text) ? await findByNumber(tx, merchant, BigInt(text)) : undefined
  return (numbered ?? (await findByName(tx, merchant, text))?.account)?.id
}

export function agentAccountDeskRoutes(options: AgentAccountOptions): GroupHandlers<typeof calls, Who> {
  const { db, clock, merchant, currency } = options
  return {
    async proposals({ request: { before }, caller }) {
      // One more than is shown is read, to know whether there are more.
      const found = await db.read((tx) => listProposals(tx, before, PAGE_MAX + 1))
      const page = found.slice(0, PAGE_MAX)
      const proposals = page.map((each) => shownProposal(each, caller.account.id, clock.nowMs()))
      return ok({ currency, proposals, next: found.length > PAGE_MAX ? (page.at(-1)?.seq ?? null) : null })
    },
    async propose({ request, caller }) {
      const proposed = await proposeGeneralAgent(options, { ...request, by: caller.account.id })
      return proposed.ok ? ok({ id: proposed.value }) : proposed
    },
    async approve({ request: { id }, caller }) {
      const decision = { id, by: caller.account.id, state: 'approved', note: null } as const
      const made = await approveGeneralAgent(options, decision)
      return made.ok ? ok(shownPassword(made.value)) : made
    },
    async refuse({ request: { id, note }, caller }) {
      const refused = await refuseGeneralAgent(options, { id, note, by: caller.account.id, state: 'refused' })
      return refused.ok ? ok(shownProposal(refused.value, caller.account.id, clock.nowMs())) : refused
    },
    async accounts({ request: { member: text = '', before } }) {
      return db.read(async (tx) => {
        const isOne = text.trim() !== ''
        const only = isOne ? await findAccount(tx, merchant, text.trim()) : undefined
        const page = { only, before, atMost: PAGE_MAX + 1, nowMs: clock.nowMs() }
        const found = isOne && only === undefined ? [] : await listOpenedByAll(tx, page)
        const accounts = found.slice(0, PAGE_MAX).map(shownAccount)
        return ok({ accounts, next: found.length > PAGE_MAX ? (accounts.at(-1)?.id ?? null) : null })
      })
    },
    async renew({ request, caller }) {
      const made = await renewByStaff(options, { number: request.member, by: caller.account.id })
      return made.ok ? ok(shownPassword(made.value)) : made
    },
  }
}
