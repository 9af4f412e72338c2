import type { DeskBill, payslipDesk as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import {
  decideBills,
  dryRun,
  listBillsFor,
  readRunFile,
  readRuns,
  runNow,
  type DeskOptions,
  type ListedBill,
} from './desk.actions.ts'
import { stateOf, stateOfCorrection } from './payslip.ts'
import { shownFile, shownDue, shownRun } from './payslip.view.ts'
import { findAgentNames } from './read.sql.ts'

type Who = Callers & { readonly member: MemberSession }

const shownBill = (bill: ListedBill, nowMs: number): DeskBill => ({
  id: bill.id,
  kind: bill.kind,
  currency: bill.currency,
  period: { kind: bill.periodKind, from: bill.from.getTime(), to: bill.to.getTime() },
  agent: { id: bill.agentNumber, name: bill.agentName },
  no: bill.no,
  amount: bill.amount,
  collected: bill.collected ?? 0n,
  state: bill.no === 0 ? stateOf(bill, bill.tier, nowMs) : stateOfCorrection(bill, nowMs),
  postedAt: bill.postedAtMs,
  decideUntil: bill.decideUntilMs,
  note: bill.note,
  isOwn: bill.isOwn,
})

export function payslipDeskRoutes(options: DeskOptions): GroupHandlers<typeof calls, Who> {
  const { db, clock, currency } = options
  return {
    async runs({ request }) {
      const { currency, now, runs, hasMore } = await readRuns(options, request)
      const next = hasMore ? (runs.at(-1)?.seq ?? null) : null
      return ok({ currency, now: now && { ...now, due: now.due.map(shownDue) }, runs: runs.map(shownRun), next })
    },
    async dryRun({ request }) {
      const made = await dryRun(options, request)
      if (!made.ok) return made
      const { asked, lines, ...totals } = made.value
      const names = await db.read((tx) =>
        findAgentNames(
          tx,
          lines.map(({ agent }) => agent),
        ),
      )
      const { period } = shownDue(asked)
      const shown = lines.map(({ agent: id, ...amounts }) => ({ agent: { id, name: names.get(id) ?? id }, ...amounts }))
      return ok({ currency, period, ...totals, lines: shown })
    },
    async run({ caller }) {
      await runNow(options, caller.account.id)
      return ok({})
    },
    async file({ request: { id, kind = 'closed', after } }) {
      const found = await readRunFile(options, id, { kind, after })
      return found.ok ? ok(shownFile(found.value, kind)) : found
    },
    async bills({ request, caller }) {
      const { rows, hasMore } = await listBillsFor(options, { ...request, by: caller.account.id })
      const next = hasMore ? (rows.at(-1)?.seq ?? null) : null
      return ok({ bills: rows.map((row) => shownBill(row, clock.nowMs())), next })
    },
    decide: async ({ request, caller }) => decideBills(options, { ...request, by: caller.account.id }),
  }
}
