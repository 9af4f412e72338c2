import type { Currency } from '@ronda/core'
import {
  periodAt,
  type Carried,
  type PayEvent,
  type PayKind,
  type PayRun,
  type Period,
  type PeriodKind,
  type Signed,
} from '@ronda/core/payroll'

/** Days of contracts are those of the figures of teams. */
export const PAY_ZONE = 'UTC'

export type RunEnd = 'closed' | 'done_before' | 'not_yet' | 'held_by_other'

export type RunAsked = { readonly kind: PayKind; readonly currency: Currency; readonly period: Period }

/** When the contracts of a kind were valid, and until when they were paid. */
export type PaidUntil = {
  readonly kind: PayKind
  readonly currency: Currency
  readonly periodKind: PeriodKind
  readonly sinceMs: number
  readonly untilMs: number | null
  /** The end of the last run; undefined before the first. */
  readonly lastMs: number | undefined
}

/** The periods that have ended and have no run, oldest first. */
export function duePeriods(
  { kind, currency, periodKind, sinceMs, untilMs, lastMs = 0 }: PaidUntil,
  { endedMs, atMost }: { readonly endedMs: number; readonly atMost: number },
): readonly RunAsked[] {
  const due: RunAsked[] = []
  let period = periodAt(Math.max(sinceMs, lastMs), periodKind, PAY_ZONE)
  while (due.length < atMost && period.toMs <= endedMs && (untilMs === null || period.fromMs < untilMs)) {
    due.push({ kind, currency, period })
    period = periodAt(period.toMs, periodKind, PAY_ZONE)
  }
  return due
}

/** A contract, with the number under which its agent is known in payslips and files. */
export type NumberedContract = {
  readonly id: string
  readonly account: string
  /** The number of the agent. */
  readonly agent: string
  readonly terms: PayRun['contracts'][number]['terms']
  readonly termsHash: string
  readonly signed: Signed | null
}

/** Events with the accounts of their lines. */
export type AccountEvent = Omit<PayEvent, 'line'> & { readonly line: readonly string[] }

const numbersIn = (line: readonly string[], byAccount: ReadonlyMap<string, NumberedContract>): readonly string[] =>
  line.flatMap((account) => byAccount.get(account)?.agent ?? [])

/**
 * The inputs of a run. Agents have their numbers, members theirs; agents without a contract are passed over, so they are
 * left out of the lines. A salary without an event pays nothing and carries what it carried, so it has no payslip.
 */
export function inputsOf(
  { kind, currency, period }: RunAsked,
  contracts: readonly NumberedContract[],
  events: readonly AccountEvent[],
  carriedOf: (contract: NumberedContract) => Carried,
): { readonly run: PayRun; readonly contracts: readonly NumberedContract[] } {
  const byAccount = new Map(contracts.map((contract) => [contract.account, contract]))
  // Events of one line share its array, here and in what follows: a line is read once, and not once for each event.
  const lines = new Map<readonly string[], readonly string[]>()
  for (const { line } of events) {
    if (!lines.has(line)) lines.set(line, numbersIn(line, byAccount))
  }
  const numbered = events.map((event): PayEvent => ({ ...event, line: lines.get(event.line) ?? [] }))
  const active = new Set([...lines.values()].flat())
  const paid = kind === 'dividend' ? contracts : contracts.filter(({ agent }) => active.has(agent))
  const carried = paid
    .map((contract) => [contract.agent, carriedOf(contract)] as const)
    .filter(([, { loss, gross, rebates }]) => loss !== 0n || gross !== 0n || rebates !== 0n)
  return {
    contracts: paid,
    run: {
      kind,
      currency,
      period,
      contracts: paid.map(({ agent, terms }) => ({ agent, terms })),
      events: numbered.filter(({ line }) => line.length > 0),
      carried: new Map(carried),
    },
  }
}

/** Whether a person decides before money is paid. Hours and minutes are too short for that. */
export const needsApproval = (kind: PayKind): boolean => kind === 'dividend' || kind === 'dailySalary'
