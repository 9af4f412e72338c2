import type { bonusDesk as calls, BonusProposal } from '@ronda/contract'
import { err, ok, type Id } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { decisionRefusal, stateNow } from '../decision/index.ts'
import { FUND } from './bonus.actions.ts'
import { sumPromised } from './bonus.sql.ts'
import type { Chances } from './chance.actions.ts'
import { decide, findMember, propose, type ProposalOptions } from './proposal.actions.ts'
import { listProposals, type StoredProposal } from './proposal.sql.ts'
import { readBonuses } from './read.actions.ts'
import { areTermsValid, targetOf, termsHashOf, termsOf } from './terms.ts'
import { termsText } from './termsText.ts'

type Who = Callers & { readonly member: MemberSession }

const PAGE_MAX = 20

/** A proposal as a staff member sees it. */
function shownTo(reader: Id<'account'>, stored: StoredProposal, nowMs: number): BonusProposal {
  return {
    id: stored.id,
    member: { number: stored.memberNumber, name: stored.memberName },
    names: stored.names,
    terms: stored.terms,
    reason: stored.reason,
    state: stateNow(stored, nowMs),
    proposedBy: stored.proposedByName,
    proposedAt: stored.proposedAtMs,
    expiresAt: stored.expiresAtMs,
    decidedBy: stored.decidedByName,
    decidedAt: stored.decidedAtMs,
    note: stored.note,
    failure: stored.failure,
    mayDecide: decisionRefusal(stored, reader, nowMs) === undefined,
  }
}

export type DeskOptions = ProposalOptions & { readonly chances: Chances }

export function bonusDeskRoutes(options: DeskOptions): GroupHandlers<typeof calls, Who> {
  const { db, clock, currency, games, chances, rewardFunds, merchant } = options
  const show = (reader: Id<'account'>, stored: StoredProposal) => shownTo(reader, stored, clock.nowMs())
  return {
    async list({ request: { before }, caller }) {
      // One more than is shown, to know whether there are more.
      const found = await db.read((tx) => listProposals(tx, before, PAGE_MAX + 1))
      const page = found.slice(0, PAGE_MAX)
      const next = found.length > PAGE_MAX ? (page.at(-1)?.seq ?? null) : null
      const balance = await rewardFunds.balanceOf(FUND, currency)
      const promised = await db.read((tx) => sumPromised(tx, currency))
      const proposals = page.map((each) => show(caller.account.id, each))
      return ok({ currency, balance, promised, proposals, next })
    },
    async preview({ request: { draft, language } }) {
      const terms = termsOf(draft, options)
      if (!areTermsValid(terms, games)) return err('bonus.draft')
      const text = [...termsText(terms, games, language)]
      const answer = await chances.of(terms, language)
      return ok({ text, termsHash: termsHashOf(terms), target: targetOf(terms), ...answer })
    },
    async propose({ request, caller }) {
      const proposed = await propose(options, { ...request, by: caller.account.id })
      return proposed.ok ? ok({ id: proposed.value }) : proposed
    },
    async approve({ request: { id }, caller }) {
      const decided = await decide(options, { id, state: 'approved', note: null, by: caller.account.id })
      return decided.ok ? ok(show(caller.account.id, decided.value)) : decided
    },
    async refuse({ request: { id, note }, caller }) {
      const decided = await decide(options, { id, state: 'refused', note, by: caller.account.id })
      return decided.ok ? ok(show(caller.account.id, decided.value)) : decided
    },
    async member({ request: { member, language }, caller }) {
      // In one transaction: nobody can view an account without an audit entry.
      const found = await db.write(async (tx) => {
        const owner = await findMember(tx, merchant, member)
        if (owner === undefined) return undefined
        const entry = { actor: caller.account.id, action: 'member.look', subject: `account:${owner.id}` } as const
        await writeAuditEntry(tx, { ...entry, detail: { number: owner.number } }, clock.nowMs())
        return owner
      })
      if (found === undefined) return err('bonus.member_unknown')
      const { bonuses } = await readBonuses(options, found.id, language)
      return ok({ member: { number: found.number, name: found.username }, bonuses: [...bonuses] })
    },
  }
}
