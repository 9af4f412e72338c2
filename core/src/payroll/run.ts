import type { Currency } from '../money.ts'
import type { PayEvent } from './event.ts'
import type { Period } from './period.ts'
import type { Parts } from './round.ts'
import type { PayKind, Terms } from './terms.ts'

/** A contract that is valid in a period; an agent has at most one of each kind. */
export type PayContract = { readonly agent: string; readonly terms: Terms }

/** What a period leaves to the agent's next one of the kind. */
export type Carried = {
  /** The loss of a dividend, zero or negative. */
  readonly loss: Parts
  /** What rounding left of the salary, and of the rebates that were taken off it. */
  readonly gross: Parts
  readonly rebates: Parts
}

export const NOTHING_CARRIED: Carried = { loss: 0n, gross: 0n, rebates: 0n }

/** Everything that the payslips of one kind and one period are computed from. */
export type PayRun = {
  readonly kind: PayKind
  readonly currency: Currency
  readonly period: Period
  readonly contracts: readonly PayContract[]
  readonly events: readonly PayEvent[]
  /** By agent; nothing was carried for an agent who is not here. */
  readonly carried: ReadonlyMap<string, Carried>
}

export type RunFault =
  | { readonly kind: 'contract'; readonly agent: string }
  | { readonly kind: 'contract_twice'; readonly agent: string }
  | { readonly kind: 'event_outside'; readonly event: string }
  | { readonly kind: 'event_twice'; readonly event: string }
  | { readonly kind: 'line'; readonly event: string }
  | { readonly kind: 'carried'; readonly agent: string }

function firstTwice<T>(items: readonly T[], keyOf: (item: T) => string): string | undefined {
  const seen = new Set<string>()
  const found = items.find((item) => seen.size === seen.add(keyOf(item)).size)
  return found === undefined ? undefined : keyOf(found)
}

function faultOfEvents({ events, period }: PayRun): RunFault | undefined {
  const twice = firstTwice(events, ({ id }) => id)
  if (twice !== undefined) return { kind: 'event_twice', event: twice }
  // Many events share one array, and each is looked at once.
  const lines = new Set<readonly string[]>()
  for (const { id, atMs, line } of events) {
    if (atMs < period.fromMs || atMs >= period.toMs) return { kind: 'event_outside', event: id }
    if (!lines.has(line) && new Set(line).size < line.length) return { kind: 'line', event: id }
    lines.add(line)
  }
  return undefined
}

/** Why payslips cannot be computed from these inputs, or undefined. */
export function faultOfRun(run: PayRun): RunFault | undefined {
  const { kind, currency, period, contracts, carried } = run
  const twice = firstTwice(contracts, ({ agent }) => agent)
  if (twice !== undefined) return { kind: 'contract_twice', agent: twice }
  const other = contracts.find(
    ({ terms }) => terms.kind !== kind || terms.currency !== currency || terms.period !== period.kind,
  )
  if (other !== undefined) return { kind: 'contract', agent: other.agent }
  const gain = [...carried].find(([, { loss }]) => loss > 0n)
  if (gain !== undefined) return { kind: 'carried', agent: gain[0] }
  return faultOfEvents(run)
}
