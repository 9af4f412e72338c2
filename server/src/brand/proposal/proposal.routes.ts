import type { proposals as calls, SettingsProposal } from '@ronda/contract'
import { ok, type Id, type Result } from '@ronda/core'
import type { Callers, GroupHandlers, MemberCaller } from '../../platform/http/index.ts'
import { mayWithdraw } from './proposal.ts'
import type { NamedProposal, Proposals } from './proposal.actions.ts'

/** The account that proposes or decides is recorded. */
type Caller = MemberCaller & { readonly account: { readonly id: Id<'account'> } }
type Who = Callers & { readonly member: Caller }

const PAGE_MAX = 30

function shownTo({ account }: Caller, stored: NamedProposal): SettingsProposal {
  const { id, seq, state, before, after, reason, note } = stored
  return {
    id,
    seq,
    state,
    before,
    after,
    reason,
    note,
    proposedBy: stored.proposedByName,
    proposedAt: stored.proposedAtMs,
    expiresAt: stored.expiresAtMs,
    decidedBy: stored.decidedByName,
    decidedAt: stored.decidedAtMs,
    appliesAt: stored.appliesAtMs,
    finishedAt: stored.finishedAtMs,
    withdrawnBy: stored.withdrawnByName,
    mayDecide: state === 'proposed' && stored.proposedBy !== account.id,
    mayWithdraw: mayWithdraw(state),
  }
}

function show<E>(caller: Caller, found: Result<NamedProposal, E>): Result<SettingsProposal, E> {
  return found.ok ? ok(shownTo(caller, found.value)) : found
}

export function proposalRoutes(proposals: Proposals): GroupHandlers<typeof calls, Who> {
  return {
    async list({ request: { isOpen, before }, caller }) {
      const page = { isOpen: isOpen === 'yes', beforeSeq: before, atMost: PAGE_MAX + 1 }
      const found = await proposals.list(page)
      const shown = found.slice(0, PAGE_MAX)
      const next = found.length > PAGE_MAX ? (shown.at(-1)?.seq ?? null) : null
      return ok({ list: shown.map((each) => shownTo(caller, each)), next, delayMs: proposals.delayMs })
    },
    read: async ({ request, caller }) => show(caller, await proposals.read(request.id)),
    propose: async ({ request, caller }) =>
      show(caller, await proposals.propose({ ...request, by: caller.account.id })),
    approve: async ({ request, caller }) => show(caller, await proposals.approve(request.id, caller.account.id)),
    refuse: async ({ request, caller }) =>
      show(caller, await proposals.refuse(request.id, caller.account.id, request.note)),
    withdraw: async ({ request, caller }) => show(caller, await proposals.withdraw(request.id, caller.account.id)),
  }
}
