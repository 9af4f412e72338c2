import { FUND_DAYS, REWARD_FUNDS, type RewardFund, type rewardFunds as calls, type TopUp } from '@ronda/contract'
import { calendarDay, days, ok, present, type Id } from '@ronda/core'
import { findAmount, sumPaidByDay } from '../../money/ledger/index.ts'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { demoFillingOf, walletOfFund } from './rewardFund.actions.ts'
import { decide, propose, type TopUpOptions } from './topUp.actions.ts'
import { decisionRefusal, stateNow } from '../decision/index.ts'
import { listTopUps, type StoredTopUp } from './topUp.sql.ts'

type Who = Callers & { readonly member: MemberSession }

const PAGE_MAX = 20

/** A proposal as a staff member sees it. */
function shownTo(reader: Id<'account'>, stored: StoredTopUp, nowMs: number): TopUp {
  return {
    id: stored.id,
    fund: stored.fund,
    currency: stored.currency,
    amount: stored.amount,
    reason: stored.reason,
    state: stateNow(stored, nowMs),
    proposedBy: stored.proposedByName,
    proposedAt: stored.proposedAtMs,
    expiresAt: stored.expiresAtMs,
    decidedBy: stored.decidedByName,
    decidedAt: stored.decidedAtMs,
    note: stored.note,
    mayDecide: decisionRefusal(stored, reader, nowMs) === undefined,
  }
}

/** The last days in UTC, oldest first. */
const lastDays = (nowMs: number): readonly string[] =>
  Array.from({ length: FUND_DAYS }, (_, at) => calendarDay(nowMs - days(FUND_DAYS - 1 - at), 'UTC'))

async function showFunds(options: TopUpOptions): Promise<readonly RewardFund[]> {
  const { db, clock, ids, ledger, currency } = options
  const shown = lastDays(clock.nowMs())
  const fromMs = Date.parse(`${present(shown[0], 'the first day')}T00:00:00Z`)
  return Promise.all(
    REWARD_FUNDS.map(async (fund): Promise<RewardFund> => {
      const wallet = present(await walletOfFund(options, fund, currency), 'the wallet of a fund')
      const byDay = await db.read((tx) => sumPaidByDay(tx, wallet, fromMs))
      const demoAmount = await db.read((tx) => findAmount(tx, wallet, demoFillingOf(ids, fund, currency)))
      const paidByDay = shown.map((day) => ({ day, paid: byDay.get(day) ?? 0n }))
      return {
        fund,
        currency,
        balance: (await ledger.balanceOf(wallet)).balance,
        paid: paidByDay.reduce((sum, { paid }) => sum + paid, 0n),
        paidByDay,
        demoAmount: demoAmount ?? null,
      }
    }),
  )
}

export function rewardFundRoutes(options: TopUpOptions): GroupHandlers<typeof calls, Who> {
  const { db, clock } = options
  const show = (reader: Id<'account'>, stored: StoredTopUp) => shownTo(reader, stored, clock.nowMs())
  return {
    async list({ request: { before }, caller }) {
      // One more than is shown, to know whether there are more.
      const found = await db.read((tx) => listTopUps(tx, before, PAGE_MAX + 1))
      const page = found.slice(0, PAGE_MAX)
      const next = found.length > PAGE_MAX ? (page.at(-1)?.seq ?? null) : null
      const topUps = page.map((each) => show(caller.account.id, each))
      return ok({ funds: [...(await showFunds(options))], topUps, next })
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
  }
}
