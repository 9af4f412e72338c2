import { isFirstHalf, type Period } from './period.ts'
import type { Parts } from './round.ts'
import { NOTHING_CARRIED, type Carried } from './run.ts'
import type { CarryKind, Terms } from './terms.ts'

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

/** The last payslip of an agent, of the same kind and currency, and the terms that it was made by. */
export type LastPayslip = { readonly terms: Terms; readonly toMs: number; readonly carried: Carried }

/** Losses of these are carried into the very next period alone. */
const NEXT_ONLY: readonly CarryKind[] = ['previousPeriod', 'secondHalf']

/**
 * What comes into a period from an agent's last payslip, whatever contract that one was made by: a contract that is
 * signed again would otherwise wipe the loss. Another measure starts anew.
 */
export function carriedInto(terms: Terms, { fromMs }: Pick<Period, 'fromMs'>, last: LastPayslip | undefined): Carried {
  if (last === undefined || last.terms.currency !== terms.currency || last.terms.measure !== terms.measure) {
    return NOTHING_CARRIED
  }
  const isNext = last.toMs === fromMs
  return isNext || !NEXT_ONLY.includes(last.terms.carry) ? last.carried : { ...last.carried, loss: 0n }
}
