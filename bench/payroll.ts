import { assert, type Currency } from '@ronda/core'
import { makePayslips, NO_AMOUNTS, periodAt, type PayEvent, type PayRun, type Terms } from '@ronda/core/payroll'
import type { Report } from './report.ts'

/** Payslips of agents from events: the whole computation, without a database. */
export const group = { name: 'payroll', run: measurePayroll }

const LEVELS = 12
const CURRENCY: Currency = 'USD'
const ZONE = 'America/Lima'
const START_MS = Date.parse('2028-02-29T17:00:00Z')
const UNIT = 100_000n
/** One level has this much more than the one below it: 0.05 %. */
const STEP_MILLIONTHS = 500

/** Rates rise from the lowest level up. With bets of 20 units every share is a whole number of cents. */
function salaryAt(level: number, kind: 'dailySalary' | 'realTimeSalary'): Terms {
  return {
    kind,
    currency: CURRENCY,
    period: kind === 'dailySalary' ? 'daily' : 'fiveMinutes',
    tierKind: 'fixed',
    measure: 'period',
    carry: 'none',
    platformMillionths: 0,
    activeFrom: 0n,
    tiers: [{ validBetMin: 0n, lossMin: 0n, activeMembersMin: 0, rateMillionths: (LEVELS - level) * STEP_MILLIONTHS }],
  }
}

/** The agents above each place of a tree with `width` agents on every level but the first, nearest first. */
function makeLines(width: number): readonly (readonly string[])[] {
  return Array.from({ length: width }, (_, place) =>
    Array.from({ length: LEVELS }, (_, up) => `agent-${LEVELS - 1 - up}-${place >> up}`),
  )
}

function makeRun(kind: 'dailySalary' | 'realTimeSalary', width: number, bets: number): PayRun {
  const lines = makeLines(width)
  const agents = [...new Set(lines.flat())]
  const contracts = agents.map((agent) => ({ agent, terms: salaryAt(Number(agent.split('-')[1]), kind) }))
  const period = periodAt(START_MS, kind === 'dailySalary' ? 'daily' : 'fiveMinutes', ZONE)
  const events = Array.from({ length: bets }, (_, index): PayEvent => {
    // A multiplication by an odd number spreads bets over the lines without chance.
    const place = (index * 7_919) % width
    const validBet = BigInt(20 * (1 + (index % 50))) * UNIT
    const member = `member-${place}-${index % 10}`
    const amounts = { ...NO_AMOUNTS, validBet, stakes: validBet }
    return { id: `bet-${index}`, member, atMs: period.fromMs, line: lines[place] ?? [], amounts, excluded: null }
  })
  return { kind, currency: CURRENCY, period, contracts, events, carried: new Map() }
}

/** What each agent has by the chain rule, bet by bet: v × (own rate − rate of the one below). */
function payByChain({ contracts, events }: PayRun): ReadonlyMap<string, bigint> {
  const rates = new Map(contracts.map(({ agent, terms }) => [agent, BigInt(terms.tiers[0]?.rateMillionths ?? 0)]))
  const paid = new Map<string, bigint>()
  for (const { line, amounts } of events) {
    let below = 0n
    for (const agent of line) {
      const rate = rates.get(agent) ?? 0n
      paid.set(agent, (paid.get(agent) ?? 0n) + amounts.validBet * (rate - below))
      below = rate
    }
  }
  return paid
}

/** Pays a run, and compares every payslip with the chain rule to the atom. */
function payRun(run: PayRun): number {
  const began = performance.now()
  const payslips = makePayslips(run)
  const seconds = (performance.now() - began) / 1_000
  const wanted = payByChain(run)
  let compared = 0
  for (const { agent, pay, debt } of payslips) {
    assert(pay * 1_000_000n === (wanted.get(agent) ?? 0n) && debt === 0n, `${agent} is paid what the chain rule gives`)
    if (pay > 0n) compared++
  }
  assert(compared > LEVELS, 'some agents were paid')
  return seconds
}

function measurePayroll(report: Report): Promise<void> {
  const month = makeRun('dailySalary', 10_000, 1_000_000)
  report.note(`${month.events.length} bets, ${LEVELS} levels, ${month.contracts.length} contracts`)
  report.figure({ name: 'payroll.again', value: payRun(month), unit: 's', goal: 60, better: 'lower' })

  const fiveMinutes = makeRun('realTimeSalary', 50_000, 200_000)
  report.note(`${fiveMinutes.events.length} bets, ${LEVELS} levels, ${fiveMinutes.contracts.length} contracts`)
  report.figure({ name: 'payroll.realTime', value: payRun(fiveMinutes), unit: 's', goal: 60, better: 'lower' })
  return Promise.resolve()
}
