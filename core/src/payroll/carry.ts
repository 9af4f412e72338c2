import { isFirstHalf, type Period } from './period.ts'
import type { Parts } from './round.ts'
import type { CarryKind } from './terms.ts'

const lossOf = (parts: Parts): Parts => (parts < 0n ? parts : 0n)

/**
 * The loss that a period leaves to the next one, zero or negative. `result` is that of the period alone, `before` what
 * was carried into it.
 */
export function carryAfter(kind: CarryKind, result: Parts, before: Parts, period: Period): Parts {
  if (kind === 'unlimited') return lossOf(result + before)
  if (kind === 'previousPeriod') return lossOf(result)
  return kind === 'secondHalf' && isFirstHalf(period) ? lossOf(result) : 0n
}
