import type { WithdrawalAllowance } from '@ronda/contract'
import { err, isPayable, ok, smallestOf, type Currency, type Result } from '@ronda/core'

/** The facts that decide how much may be withdrawn. Amounts in atoms. */
export type AllowanceFacts = {
  readonly currency: Currency
  /** The balance less what other requests are about to take. */
  readonly cash: bigint
  readonly wageringLeft: bigint
  readonly min: bigint
  readonly max: bigint
  readonly dayMax: bigint
  /** What was requested today and not returned. */
  readonly dayTaken: bigint
}

export type Allowance = Pick<WithdrawalAllowance, 'most' | 'dayLeft'> & {
  readonly reason: Exclude<WithdrawalAllowance['reason'], 'paused'>
}

export type AllowanceRefusal =
  | 'withdrawal.amount_invalid'
  | 'withdrawal.below_min'
  | 'withdrawal.above_max'
  | 'withdrawal.day_reached'
  | 'withdrawal.wagering_left'
  | 'wallet.insufficient_funds'

const positive = (amount: bigint): bigint => (amount > 0n ? amount : 0n)

/** How much is accepted right now, to the atom, and which bound limits it. */
export function allowanceOf(facts: AllowanceFacts): Allowance {
  const { currency, cash, wageringLeft, min, max, dayMax, dayTaken } = facts
  const dayLeft = positive(dayMax - dayTaken)
  // In the order of reporting: of equal bounds the first is named.
  const bounds = [
    { reason: 'funds', amount: cash },
    { reason: 'wagering', amount: positive(cash - wageringLeft) },
    { reason: 'day', amount: dayLeft },
    { reason: 'max', amount: max },
  ] as const
  const tightest = bounds.reduce((least, bound) => (bound.amount < least.amount ? bound : least))
  const payable = tightest.amount - (tightest.amount % smallestOf(currency))
  return { most: payable >= min && payable > 0n ? payable : 0n, reason: tightest.reason, dayLeft }
}

/** Refusals in the order of `allowanceOf`, so that its `most` is never refused. */
export function decideAmount(facts: AllowanceFacts, amount: bigint | 'max'): Result<bigint, AllowanceRefusal> {
  const { most, reason, dayLeft } = allowanceOf(facts)
  if (amount === 'max') return most > 0n ? ok(most) : err(REFUSALS[reason])
  if (!isPayable(facts.currency, amount)) return err('withdrawal.amount_invalid')
  if (amount < facts.min) return err('withdrawal.below_min')
  if (amount > facts.max) return err('withdrawal.above_max')
  if (amount > facts.cash) return err('wallet.insufficient_funds')
  if (amount > facts.cash - facts.wageringLeft) return err('withdrawal.wagering_left')
  if (amount > dayLeft) return err('withdrawal.day_reached')
  return ok(amount)
}

/** The refusal when not even the minimum may leave. */
const REFUSALS: Readonly<Record<Allowance['reason'], AllowanceRefusal>> = {
  funds: 'wallet.insufficient_funds',
  wagering: 'withdrawal.wagering_left',
  day: 'withdrawal.day_reached',
  max: 'withdrawal.above_max',
}
