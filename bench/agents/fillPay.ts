import { ATOMS_PER_UNIT, days } from '@ronda/core'
import { canonicalTerms, type PayKind, type Period, type Terms } from '@ronda/core/payroll'
import type pg from 'pg'
import { sha256 } from '../../server/src/agents/payslip/run.lib.ts'
import { LEVELS, type Size } from './size.ts'

/** One level has this much more than the one below it: 0.05 %. So that is what each level is paid of a bet. */
export const STEP_MILLIONTHS = 500

const termsAt = (level: number, kind: PayKind, period: Terms['period']): Terms => ({
  kind,
  currency: 'USD',
  period,
  tierKind: 'fixed',
  measure: 'period',
  carry: 'none',
  platformMillionths: 0,
  activeFrom: 0n,
  tiers: [{ validBetMin: 0n, lossMin: 0n, activeMembersMin: 0, rateMillionths: (LEVELS - level) * STEP_MILLIONTHS }],
})

const CONTRACTS = `
  insert into agent_contract (id, kind, currency, agent, upline, version, terms, terms_hash, period, rate_millionths,
    state, proposed_by, proposed_at, expires_at, decided_by, decided_at, valid_from)
  select md5($1 || spot.id::text)::uuid, $1, 'USD', spot.id, spot.line[1], 1, terms, hash, $2, rate, 'valid',
    coalesce(spot.line[1], spot.id), $8, $8::timestamptz + interval '1 day', spot.id, $8, $8
  from (
    select level, id, line from spot union all select 0, $3::uuid, array[]::uuid[]
  ) as spot join unnest($4::int[], $5::text[], $6::text[], $7::int[]) as given(level, terms, hash, rate) using (level)`

export type Contracts = {
  readonly root: string
  readonly kind: PayKind
  readonly period: Terms['period']
  readonly validFrom: Date
}

/** A contract of a kind for each agent of the temporary table `spot`; the root has its contract from the platform. */
export async function fillContracts(client: pg.Client, { root, kind, period, validFrom }: Contracts): Promise<void> {
  const levels = Array.from({ length: LEVELS }, (_, level) => level)
  const terms = levels.map((level) => termsAt(level, kind, period))
  const texts = terms.map(canonicalTerms)
  const rates = terms.map(({ tiers: [tier] }) => tier?.rateMillionths)
  await client.query(CONTRACTS, [kind, period, root, levels, texts, texts.map(sha256), rates, validFrom])
}

const EVENTS = `
  insert into pay_event (source, wallet, seq, operation, account, line, currency, game, at, valid_bet, stakes, prizes)
  select 'bet', 1000000000, $1 + bet, null, person.id, pay_line.id, 'USD', 'FERIA_DE_LUZ',
    $2::timestamptz + floor(bet::float8 / $3 * $4) * interval '1 ms', amount, amount, amount * 19 / 20
  from generate_series(0, $3 - 1) as bet
  join person on person.number = (bet::bigint * 7 % $5)::int
  join pay_line on pay_line.agents = person.line
  cross join lateral (select (20 * (1 + bet % 50) * $6)::bigint as amount) as size
  order by bet`

export type Bets = { readonly count: number; readonly firstSeq: number; readonly period: Period }

/** Bets of 20, 40 … 1,000 units, spread over the members and the period. */
async function fillEvents(client: pg.Client, size: Size, { count, firstSeq, period }: Bets): Promise<void> {
  const spanMs = period.toMs - period.fromMs
  await client.query(EVENTS, [firstSeq, new Date(period.fromMs), count, spanMs, size.members, Number(ATOMS_PER_UNIT)])
}

const HISTORY_RUNS = `
  insert into pay_run (id, kind, currency, period, zone, from_at, to_at, events_until, inputs_hash, payslips, pay, closed_at)
  select md5($1 || from_at::text)::uuid, $1, 'USD', $2, 'UTC', from_at, from_at + $4::interval, 0, repeat('0', 64), 3, 0, now()
  from generate_series($3::timestamptz - $5 * $4::interval, $3::timestamptz - $4::interval, $4::interval) as from_at`

const NOTHING = JSON.stringify({
  figures: {
    ...Object.fromEntries(
      ['validBet', 'stakes', 'prizes', 'rebates', 'promotions', 'paymentFees'].map((name) => [name, '0']),
    ),
    activeMembers: 0,
    activeMemberDays: 0,
  },
  base: '0',
  downlines: [],
  rebates: '0',
  carried: { loss: '0', gross: '0', rebates: '0' },
  into: { loss: '0', gross: '0', rebates: '0' },
})

const HISTORY_SLIPS = `
  insert into pay_slip (id, run, kind, from_at, agent, contract, terms_hash, tier, gross, pay, debt, detail)
  select md5(pay_run.id::text || contract.agent::text)::uuid, pay_run.id, pay_run.kind, from_at, contract.agent, contract.id,
    terms_hash, 0, 1000000, 1000000, 0, $2
  from pay_run cross join agent_contract as contract
  where pay_run.kind = $1 and contract.kind = $1 and contract.agent = any($3::uuid[])`

const HISTORY_BILLS = `
  insert into pay_bill (id, slip, no, agent, kind, currency, amount, posted_at, decision, decide_until, decided_at,
    collected)
  select id, id, 0, agent, kind, 'USD', pay, from_at, 'approved', from_at + interval '30 days', from_at, pay
  from pay_slip where kind = $1 and not exists (select from pay_bill where pay_bill.slip = pay_slip.id)`

export type History = {
  readonly kind: PayKind
  readonly period: Terms['period']
  readonly every: string
  readonly runs: number
}

/** Payslips of some agents before a moment. */
async function fillHistory(
  client: pg.Client,
  agents: readonly string[],
  beforeMs: number,
  history: History,
): Promise<void> {
  const { kind, period, every, runs } = history
  await client.query(HISTORY_RUNS, [kind, period, new Date(beforeMs), every, runs])
  await client.query(HISTORY_SLIPS, [kind, NOTHING, agents])
  await client.query(HISTORY_BILLS, [kind])
}

export type PayPlan = {
  readonly root: string
  readonly paidBefore: readonly string[]
  readonly fiveMinutes: Period
  readonly day: Period
}

/** 30 days of payslips every five minutes, and a year of them every day. */
const FIVE_MINUTE_RUNS = 8_640
const DAILY_RUNS = 365

/** Contracts of every agent, the bets that are paid, and payslips of the past. */
export async function fillPay(client: pg.Client, size: Size, plan: PayPlan): Promise<void> {
  const { root, paidBefore, fiveMinutes, day } = plan
  const validFrom = new Date(day.fromMs - days(60))
  await fillContracts(client, { root, kind: 'realTimeSalary', period: 'fiveMinutes', validFrom })
  await fillContracts(client, { root, kind: 'dailySalary', period: 'daily', validFrom })
  await client.query('insert into pay_line (agents) select distinct line from person')
  await client.query('analyze pay_line')
  await fillEvents(client, size, { count: size.dayBets, firstSeq: 0, period: day })
  await fillEvents(client, size, { count: size.salaryBets, firstSeq: size.dayBets, period: fiveMinutes })
  const fast = { kind: 'realTimeSalary', period: 'fiveMinutes', every: '5 minutes', runs: FIVE_MINUTE_RUNS } as const
  const daily = { kind: 'dailySalary', period: 'daily', every: '1 day', runs: DAILY_RUNS } as const
  await fillHistory(client, paidBefore, fiveMinutes.fromMs, fast)
  await fillHistory(client, paidBefore, day.fromMs, daily)
}
