import type { agentContractDesk as calls, ContractImpact, ContractProposal } from '@ronda/contract'
import { err, ok, type Id } from '@ronda/core'
import { highestRate } from '@ronda/core/payroll'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { decisionRefusal, stateNow } from '../../rewards/decision/index.ts'
import { shownForDesk, shownVersion } from './agentContract.view.ts'
import { findContract, listForDesk } from './contract.sql.ts'
import { approveProposal, endByStaff, findAgent, proposeForPlatform, refuseProposal } from './desk.actions.ts'
import type { ContractOptions } from './offer.actions.ts'
import { previewEnd, previewProposal, type Preview } from './preview.actions.ts'
import { listProposals, type StoredProposal } from './proposal.sql.ts'
import { readVersionPage } from './read.actions.ts'

type Who = Callers & { readonly member: MemberSession }

const PAGE_MAX = 20

/** One more than is shown is read, to know whether there are more. */
function pageOf<T extends { readonly seq: number }>(found: readonly T[]) {
  const page = found.slice(0, PAGE_MAX)
  return { page, next: found.length > PAGE_MAX ? (page.at(-1)?.seq ?? null) : null }
}

const shownProposal = (stored: StoredProposal, reader: Id<'account'>, nowMs: number): ContractProposal => ({
  id: stored.id,
  agent: { id: stored.agentNumber, name: stored.agentName },
  terms: { ...stored.terms, tiers: [...stored.terms.tiers] },
  noticeDays: stored.noticeDays,
  reason: stored.reason,
  state: stateNow(stored, nowMs),
  proposedBy: stored.proposedByName,
  proposedAt: stored.proposedAtMs,
  expiresAt: stored.expiresAtMs,
  decidedBy: stored.decidedByName,
  note: stored.note,
  mayDecide: decisionRefusal(stored, reader, nowMs) === undefined,
})

/** Staff see whole names. */
const shownImpact = ({ ended, count, hash }: Preview): ContractImpact => ({
  ended: ended.map((each) => ({ ...shownForDesk(each).agent, rateMillionths: highestRate(each.terms) })),
  count,
  hash,
})

export function agentContractDeskRoutes(options: ContractOptions): GroupHandlers<typeof calls, Who> {
  const { db, clock, merchant, currency } = options
  return {
    async list({ request: { agent: text = '', ...filter } }) {
      return db.read(async (tx) => {
        const agent = text.trim() === '' ? undefined : await findAgent(tx, merchant, text.trim())
        const isNobody = text.trim() !== '' && agent === undefined
        const asked = { ...filter, agent: agent?.id, atMost: PAGE_MAX + 1 }
        const { page, next } = pageOf(isNobody ? [] : await listForDesk(tx, asked))
        return ok({ contracts: page.map(shownForDesk), next })
      })
    },
    async read({ request: { id } }) {
      return db.read(async (tx) => {
        const contract = await findContract(tx, id)
        if (contract === undefined) return err('agentContract.unknown')
        const { agent, terms } = contract
        const { versions, next } = await readVersionPage(tx, { agent, kind: terms.kind })
        const impact = shownImpact(await previewEnd(tx, contract, clock.nowMs()))
        return ok({ contract: shownForDesk(contract), versions: versions.map(shownVersion), next, impact })
      })
    },
    async versions({ request: { id, before } }) {
      return db.read(async (tx) => {
        const contract = await findContract(tx, id)
        if (contract === undefined) return err('agentContract.unknown')
        const { agent, terms } = contract
        const { versions, next } = await readVersionPage(tx, { agent, kind: terms.kind, before })
        return ok({ versions: versions.map(shownVersion), next })
      })
    },
    async end({ request, caller }) {
      const ended = await endByStaff(options, { ...request, by: caller.account.id })
      return ended.ok ? ok(shownForDesk(ended.value)) : ended
    },
    async proposals({ request: { before }, caller }) {
      const { page, next } = pageOf(await db.read((tx) => listProposals(tx, before, PAGE_MAX + 1)))
      const proposals = page.map((each) => shownProposal(each, caller.account.id, clock.nowMs()))
      return ok({ currency, proposals, next })
    },
    async propose({ request, caller }) {
      const proposed = await proposeForPlatform(options, { ...request, by: caller.account.id })
      return proposed.ok ? ok({ id: proposed.value }) : proposed
    },
    async proposalImpact({ request: { id } }) {
      const preview = await previewProposal(options, id)
      return preview.ok ? ok(shownImpact(preview.value)) : preview
    },
    async approve({ request: { id, impact }, caller }) {
      const by = caller.account.id
      const decided = await approveProposal(options, { id, impact, by })
      return decided.ok ? ok(shownProposal(decided.value, by, clock.nowMs())) : decided
    },
    async refuse({ request: { id, note }, caller }) {
      const by = caller.account.id
      const decided = await refuseProposal(options, { id, by, note })
      return decided.ok ? ok(shownProposal(decided.value, by, clock.nowMs())) : decided
    },
  }
}
