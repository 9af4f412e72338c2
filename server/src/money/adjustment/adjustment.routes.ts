import type { Adjustment, adjustments as calls } from '@ronda/contract'
import { err, ok, type Id } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { decisionRefusal } from './adjustment.ts'
import { propose, proposeUndo, type AdjustmentOptions } from './adjustment.actions.ts'
import { decide } from './decide.actions.ts'
import { findAdjustment, listAdjustments, type StoredAdjustment } from './adjustment.sql.ts'

type Who = Callers & { readonly member: MemberSession }

const PAGE_MAX = 50

/** An adjustment as a staff member sees it. */
function shownTo(reader: Id<'account'>, stored: StoredAdjustment, nowMs: number): Adjustment {
  return {
    id: stored.id,
    member: { number: stored.memberNumber, name: stored.memberName },
    currency: stored.currency,
    amount: stored.amount,
    account: stored.houseAccount,
    reason: stored.reason,
    state: stored.state,
    undoes: stored.undoes,
    undoneBy: stored.undoneBy,
    proposedBy: stored.proposedByName,
    proposedAt: stored.proposedAtMs,
    expiresAt: stored.expiresAtMs,
    firstApprovedBy: stored.firstApprovedByName,
    firstApprovedAt: stored.firstApprovedAtMs,
    decidedBy: stored.decidedByName,
    decidedAt: stored.decidedAtMs,
    note: stored.note,
    finishedAt: stored.finishedAtMs,
    failure: stored.failure,
    mayDecide: decisionRefusal(stored, reader, nowMs) === undefined,
  }
}

export function adjustmentRoutes(options: AdjustmentOptions): GroupHandlers<typeof calls, Who> {
  const { db, clock } = options
  const show = (reader: Id<'account'>, stored: StoredAdjustment) => shownTo(reader, stored, clock.nowMs())
  return {
    async list({ request: { isOpen, before }, caller }) {
      const page = { isOpen: isOpen === 'yes', beforeSeq: before }
      // One more than is shown, to know whether there are more.
      const found = await db.read((tx) => listAdjustments(tx, page, PAGE_MAX + 1))
      const shown = found.slice(0, PAGE_MAX)
      const next = found.length > PAGE_MAX ? (shown.at(-1)?.seq ?? null) : null
      return ok({ list: shown.map((each) => show(caller.account.id, each)), next })
    },
    async read({ request, caller }) {
      const found = await db.read((tx) => findAdjustment(tx, request.id))
      return found === undefined ? err('adjustment.unknown') : ok(show(caller.account.id, found))
    },
    async propose({ request: { account, ...proposal }, caller }) {
      const proposed = await propose(options, { ...proposal, houseAccount: account, by: caller.account.id })
      return proposed.ok ? ok({ id: proposed.value }) : proposed
    },
    async undo({ request: { id, key, reason }, caller }) {
      const proposed = await proposeUndo(options, { key, undoes: id, reason, by: caller.account.id })
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
  }
}
