import type { Exclusion } from '@ronda/core/payroll'

/** What is stored of a bet that an exclusion is about. */
export type BetState = {
  /** The valid bet, less what was undone of it. */
  readonly validBet: bigint
  /** What exclusions have added so far: zero, or what takes the valid bet off. */
  readonly added: bigint
  /** Why it is excluded now; null: it counts. */
  readonly excluded: Exclusion | null
}

export type ExclusionEvent = Pick<BetState, 'excluded'> & { readonly validBet: bigint }

/**
 * The event after which a bet is excluded, or counts again; undefined where it is so already. A second reason changes
 * nothing: a bet is taken out once. After a bet was undone, what its exclusion took off is put back.
 */
export function exclusionOf(bet: BetState, asked: Exclusion | null): ExclusionEvent | undefined {
  const excluded = asked === null ? null : (bet.excluded ?? asked)
  const validBet = (excluded === null ? 0n : -bet.validBet) - bet.added
  return validBet === 0n && excluded === bet.excluded ? undefined : { excluded, validBet }
}
