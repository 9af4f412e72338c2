import { ATOMS_PER_UNIT } from '../../money.ts'
import type { PayEvent } from '../event.ts'
import { NO_AMOUNTS, type Amounts } from '../figures.ts'
import { makePayslips, type Payslip } from '../payslip.ts'
import { periodAt } from '../period.ts'
import type { PayRun } from '../run.ts'
import type { Terms, Tier } from '../terms.ts'

export const ZONE = 'America/Lima'
/** In the first half of a November, and on a Thursday. */
export const NOON_MS: number = Date.parse('2026-11-12T17:00:00Z')

export const atoms = (units: number): bigint => BigInt(Math.round(units * 100)) * (ATOMS_PER_UNIT / 100n)

/** A tier with amounts in whole units and a rate in percent. */
export function tier(percent: number, minimums: { validBet?: number; loss?: number; active?: number } = {}): Tier {
  const { validBet = 0, loss = 0, active = 0 } = minimums
  const rateMillionths = Math.round(percent * 10_000)
  return { validBetMin: atoms(validBet), lossMin: atoms(loss), activeMembersMin: active, rateMillionths }
}

export function dividend(tiers: readonly Tier[], changes: Partial<Terms> = {}): Terms {
  return {
    kind: 'dividend',
    currency: 'USD',
    period: 'monthly',
    tierKind: 'fixed',
    measure: 'period',
    carry: 'none',
    platformMillionths: 0,
    activeFrom: 0n,
    tiers,
    ...changes,
  }
}

export const salary = (tiers: readonly Tier[], changes: Partial<Terms> = {}): Terms =>
  dividend(tiers, { kind: 'dailySalary', period: 'daily', ...changes })

/** Amounts in whole units. */
export function amounts(given: Partial<Record<keyof Amounts, number>>): Amounts {
  const entries = Object.entries(given).map(([name, count]) => [name, atoms(count)])
  return { ...NO_AMOUNTS, ...(Object.fromEntries(entries) as Partial<Amounts>) }
}

let events = 0

/** An event of a member of its own below the line, nearest agent first. */
export function event(line: readonly string[], given: Amounts, changes: Partial<PayEvent> = {}): PayEvent {
  events++
  return { id: `e${events}`, member: `m${events}`, atMs: NOON_MS, line, amounts: given, excluded: null, ...changes }
}

type Contracts = Readonly<Record<string, Terms>>

/** A run of these contracts, all of one kind, in the period of noon. */
export function runOf(contracts: Contracts, happened: readonly PayEvent[], changes: Partial<PayRun> = {}): PayRun {
  const all = Object.entries(contracts).map(([agent, terms]) => ({ agent, terms }))
  const first = all[0]?.terms ?? dividend([tier(1)])
  const { kind, currency } = first
  const period = periodAt(NOON_MS, first.period, ZONE)
  return { kind, currency, period, contracts: all, events: happened, carried: new Map(), ...changes }
}

/** The payslips of a run, by agent. */
export function paidBy(run: PayRun): Readonly<Record<string, Payslip>> {
  return Object.fromEntries(makePayslips(run).map((payslip) => [payslip.agent, payslip]))
}

/** What each agent is paid, in cents. */
export function centsBy(run: PayRun): Readonly<Record<string, number>> {
  return Object.fromEntries(makePayslips(run).map(({ agent, pay }) => [agent, Number(pay / 1_000n)]))
}

/** An event that undoes another, at the moment of that one. */
export function undo(done: PayEvent, id: string): PayEvent {
  const opposite = Object.fromEntries(Object.entries(done.amounts).map(([name, amount]) => [name, -amount]))
  return { ...done, id, amounts: opposite as Amounts }
}
