import type { Currency } from '@ronda/core'

/** A line of somebody's books. `id` is the deposit's or withdrawal's. */
export type Line = {
  readonly id: string
  readonly kind: 'charge' | 'reversal' | 'payout'
  readonly amount: bigint
  readonly currency: Currency
  readonly atMs: number
}

/** A line of ours, with what the ledger has of it. */
export type OurLine = Line & { readonly booked: bigint }

export type Fault = 'missingHere' | 'missingThere' | 'amount' | 'unbooked'

export type Difference = Pick<Line, 'id' | 'kind' | 'currency'> & {
  readonly fault: Fault
  readonly theirs: bigint | null
  readonly ours: bigint | null
  readonly booked: bigint | null
}

export type Comparison = { readonly matched: number; readonly differences: readonly Difference[] }

const nameOf = ({ kind, id }: Line): string => `${kind} ${id}`

/** A line that is there twice counts twice: the sum then tells of it. */
function byName<Each extends Line>(lines: readonly Each[]): ReadonlyMap<string, Each> {
  const found = new Map<string, Each>()
  for (const line of lines) {
    const before = found.get(nameOf(line))
    found.set(nameOf(line), before === undefined ? line : { ...line, amount: before.amount + line.amount })
  }
  return found
}

function faultOf(theirs: Line | undefined, ours: OurLine | undefined): Fault | undefined {
  if (ours === undefined) return 'missingHere'
  if (theirs === undefined) return 'missingThere'
  if (theirs.amount !== ours.amount || theirs.currency !== ours.currency) return 'amount'
  return ours.booked === ours.amount ? undefined : 'unbooked'
}

/**
 * Holds a day of their books against ours. Both are given with some time around the day: what they settled a moment
 * before midnight we may have booked a moment after. A line belongs to the day that they give it, or else that we do.
 */
export function compare(
  theirs: readonly Line[],
  ours: readonly OurLine[],
  isInDay: (atMs: number) => boolean,
): Comparison {
  const [theirLines, ourLines] = [byName(theirs), byName(ours)]
  const differences: Difference[] = []
  let matched = 0
  for (const name of new Set([...theirLines.keys(), ...ourLines.keys()])) {
    const [their, our] = [theirLines.get(name), ourLines.get(name)]
    const line = their ?? our
    if (line === undefined || !isInDay(line.atMs)) continue
    const fault = faultOf(their, our)
    const amounts = { theirs: their?.amount ?? null, ours: our?.amount ?? null, booked: our?.booked ?? null }
    if (fault === undefined) matched += 1
    else differences.push({ id: line.id, kind: line.kind, currency: line.currency, fault, ...amounts })
  }
  return { matched, differences }
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** When a day (UTC) begins; undefined for what is no day, or is not over yet. */
export function startOfDay(day: string, nowMs: number): number | undefined {
  const startMs = DAY.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(startMs) || new Date(startMs).toISOString().slice(0, 10) !== day) return undefined
  return startMs <= nowMs ? startMs : undefined
}
