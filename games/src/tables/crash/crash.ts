import { drawLimbo, LIMBO_MODEL, TARGET_MIN } from '../../arcade/limbo/limbo.ts'
import { fieldsOf, isWithin } from '../../arcade/read.ts'
import { WHOLE, type SharedRules } from '../rules.ts'
import { TICKET_UNITS_MAX } from '../sharedTable.ts'
import { CRASH_MAX, CRASH_MIN, GROWTH, msOf, multipleAt } from './curve.ts'

export type CrashBet = {
  /** In units. */
  readonly amount: number
  /** In hundredths: the multiple at which it leaves automatically. */
  readonly target?: number
}

export type CrashOutcome = {
  /**
   * In hundredths: the last multiple that is reached. Below 1.00 the round bursts before it begins, and nobody can
   * leave.
   */
  readonly bust: number
}

/** One hundredth of a unit, in the amounts that bets are counted in. */
const HUNDREDTH = WHOLE / 100

/**
 * The multiple at which a bet leaves if the round does not burst before: at its target or when its player left,
 * whichever comes first.
 */
const multipleOf = ({ target = CRASH_MAX }: CrashBet, leftMs: number | undefined): number =>
  leftMs === undefined ? target : Math.min(target, multipleAt(leftMs))

/**
 * A multiple that grows for everyone until it bursts. A player who leaves before that is paid the multiple at that
 * moment: it is reached with a chance of 0.99 ÷ multiple, so that 99 % are returned wherever one leaves.
 */
export const crash: SharedRules<CrashBet, CrashOutcome> = {
  id: 'crash',
  model: { id: 'crash', ...LIMBO_MODEL, begins: CRASH_MIN, growsEachMs: GROWTH },
  readBet(value) {
    const { amount, target } = fieldsOf(value)
    if (!isWithin(amount, 1, TICKET_UNITS_MAX)) return undefined
    if (target === undefined) return { amount }
    return isWithin(target, TARGET_MIN, CRASH_MAX) ? { amount, target } : undefined
  },
  costOf: ({ amount }) => amount * WHOLE,
  draw: (rng) => ({ bust: drawLimbo(rng) }),
  paid(bet, { bust }, leftMs) {
    const exit = multipleOf(bet, leftMs)
    return exit <= bust ? bet.amount * exit * HUNDREDTH : 0
  },
  // It bursts at the first moment at which the multiple would exceed its last one. At the greatest multiple all bets
  // have left.
  showMs: ({ bust }) => msOf(Math.min(bust + 1, CRASH_MAX)),
  mayLeave: true,
  exitOf(bet, leftMs) {
    const multiple = multipleOf(bet, leftMs)
    return { atMs: Math.min(msOf(multiple), leftMs ?? Number.POSITIVE_INFINITY), multiple }
  },
}
