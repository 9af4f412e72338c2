import { hours, type Currency } from '@ronda/core'

/** A line of the provider's books or of ours. `id` is the deposit's or withdrawal's. */
export type Line = {
  readonly id: string
  readonly kind: 'charge' | 'reversal' | 'payout'
  readonly amount: bigint
  readonly currency: Currency
  readonly atMs: number
}

/** A line of ours, with the amount that the ledger has booked. */
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

/** A line that is there twice counts twice: then the sums differ. */
function byName<Each extends Line>(lines: readonly Each[]): ReadonlyMap<string, readonly Each[]> {
  const found = new Map<string, Each[]>()
  for (const line of lines) {
    const known = found.get(nameOf(line))
    if (known) known.push(line)
    else found.set(nameOf(line), [line])
  }
  return found
}

const sumOf = (lines: readonly Line[]): bigint => lines.reduce((sum, { amount }) => sum + amount, 0n)

type IsInDay = (atMs: number) => boolean

/** Two lines further apart than this are not about the same payment or return. */
const APART_MS_MAX = hours(6)

/**
 * Of our lines about a payment, those that correspond to theirs. All lines of the day do, and those close in time to a
 * line of theirs; others may be of another day, or of this one and booked late: the run of consecutive lines with the
 * same sum as theirs is taken, where there is one.
 */
function runOf(ours: readonly OurLine[], theirs: readonly Line[], isInDay: IsInDay): readonly OurLine[] {
  const sorted = ours.toSorted((left, right) => left.atMs - right.atMs)
  const isNear = ({ atMs }: Line): boolean =>
    isInDay(atMs) || theirs.some((line) => Math.abs(line.atMs - atMs) <= APART_MS_MAX)
  const [first, last] = [sorted.findIndex(isNear), sorted.findLastIndex(isNear)]
  for (let from = 0; from <= (first === -1 ? sorted.length - 1 : first); from += 1) {
    for (let to = Math.max(last, from); to < sorted.length; to += 1) {
      const run = sorted.slice(from, to + 1)
      if (sumOf(run) === sumOf(theirs)) return run
    }
  }
  return first === -1 ? sorted : sorted.slice(first, last + 1)
}

function faultOf(theirs: readonly Line[], ours: readonly OurLine[]): Fault | undefined {
  const [line] = theirs
  if (ours.length === 0) return 'missingHere'
  if (line === undefined) return 'missingThere'
  if (sumOf(theirs) !== sumOf(ours) || ours.some(({ currency }) => currency !== line.currency)) return 'amount'
  return ours.every(({ amount, booked }) => amount === booked) ? undefined : 'unbooked'
}

/** Compares both sides of one payment or return on a day; undefined when it belongs to another day. */
function compareOne(
  theirs: readonly Line[],
  all: readonly OurLine[],
  isInDay: IsInDay,
): 'matched' | Difference | undefined {
  const ours = theirs.length > 0 ? runOf(all, theirs, isInDay) : all.filter(({ atMs }) => isInDay(atMs))
  const line = [...theirs, ...ours].find(({ atMs }) => isInDay(atMs))
  if (line === undefined) return undefined
  const fault = faultOf(theirs, ours)
  const isTheirDay = theirs.length === 0 || theirs.some(({ atMs }) => isInDay(atMs))
  // Their lines belong to the day before or after and are compared there; only our additional lines belong to this day.
  if (!isTheirDay && (fault !== 'amount' || ours.length <= theirs.length)) return undefined
  if (fault === undefined) return 'matched'
  const { id, kind, currency } = line
  return {
    id,
    kind,
    currency,
    fault,
    theirs: theirs.length > 0 ? sumOf(theirs) : null,
    ours: ours.length > 0 ? sumOf(ours) : null,
    booked: ours.length > 0 ? ours.reduce((sum, { booked }) => sum + booked, 0n) : null,
  }
}

/**
 * Compares a day of their books with ours. Both are given with a margin around the day: what they settled just before
 * midnight we may have booked just after. A line belongs to the day of theirs, or of ours where they have none.
 */
export function compare(theirs: readonly Line[], ours: readonly OurLine[], isInDay: IsInDay): Comparison {
  const [theirLines, ourLines] = [byName(theirs), byName(ours)]
  const differences: Difference[] = []
  let matched = 0
  for (const name of new Set([...theirLines.keys(), ...ourLines.keys()])) {
    const found = compareOne(theirLines.get(name) ?? [], ourLines.get(name) ?? [], isInDay)
    if (found === 'matched') matched += 1
    else if (found) differences.push(found)
  }
  return { matched, differences }
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** When a day (UTC) begins; undefined for an invalid date, or a day that has not begun. */
export function startOfDay(day: string, nowMs: number): number | undefined {
  const startMs = DAY.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(startMs) || new Date(startMs).toISOString().slice(0, 10) !== day) return undefined
  return startMs <= nowMs ? startMs : undefined
}
