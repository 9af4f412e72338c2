import { assert, makePercent } from '@ronda/core'
import { bestHoldemReturn, HOLDEM_CALLS, HOLDEM_EDGE } from '@ronda/games'
import type { Report } from './report.ts'

/** The return of casino hold'em by enumeration of every game: too long for a test, so it is proven here. */
export const group = { name: 'holdem', run: proveHoldem }

const isSame = (left: typeof HOLDEM_EDGE, right: typeof HOLDEM_EDGE): boolean =>
  left.numerator === right.numerator && left.denominator === right.denominator

function proveHoldem(report: Report): Promise<void> {
  const began = performance.now()
  const { net, calls } = bestHoldemReturn()
  assert(isSame({ ...net, numerator: -net.numerator }, HOLDEM_EDGE), 'the stated edge is the proven one')
  assert(isSame(calls, HOLDEM_CALLS), 'the best play calls as often as stated')
  report.note(`${makePercent(HOLDEM_EDGE, 6)} % of the ante is kept, ${makePercent(calls, 4)} % of hands are called`)
  const seconds = (performance.now() - began) / 1_000
  report.figure({ name: 'holdem.proof', value: seconds, unit: 's', goal: 120, better: 'lower' })
  return Promise.resolve()
}
