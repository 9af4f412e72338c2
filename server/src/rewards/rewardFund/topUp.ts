import { TOP_UP_UNITS } from '@ronda/contract'
import { ATOMS_PER_UNIT, hours, isPayable, type Currency } from '@ronda/core'

/** A proposal that is not decided in this time expires: its reason may no longer hold. */
export const OPEN_MS = hours(24)

const AMOUNT_MIN = BigInt(TOP_UP_UNITS.min) * ATOMS_PER_UNIT
/** It stops typing errors. */
const AMOUNT_MAX = BigInt(TOP_UP_UNITS.max) * ATOMS_PER_UNIT

export const isTopUpAmount = (currency: Currency, amount: bigint): boolean =>
  isPayable(currency, amount) && amount >= AMOUNT_MIN && amount <= AMOUNT_MAX

/** What one of the staff proposed: money for a fund, or something that a fund pays for. */
export type Proposed = {
  readonly state: string
  readonly proposedBy: string
  readonly expiresAtMs: number
}

export type DecisionRefusal = 'reward.same_person' | 'reward.decided' | 'reward.expired'

/** The person is checked before the state: a proposer is told that somebody else decides, whatever the state. */
export function decisionRefusal(proposed: Proposed, decider: string, nowMs: number): DecisionRefusal | undefined {
  if (proposed.proposedBy === decider) return 'reward.same_person'
  if (proposed.state === 'expired') return 'reward.expired'
  if (proposed.state !== 'proposed') return 'reward.decided'
  return nowMs >= proposed.expiresAtMs ? 'reward.expired' : undefined
}
