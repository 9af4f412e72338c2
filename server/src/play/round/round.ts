import { STAKE_REFUSALS, type RefusalCode, type StakeRefusal } from '@ronda/contract'
import { assert } from '@ronda/core'

/** The ledger can refuse in more ways than a stake can meet. */
export function stakeRefusal(code: RefusalCode): StakeRefusal {
  const refusal = STAKE_REFUSALS.find((one) => one === code)
  assert(refusal !== undefined, `a stake refused with ${code}`)
  return refusal
}

/**
 * What the ids of a round's operations in the ledger are made of. Slots and solo games share one record of rounds, so
 * they share these names; a key that named a round in one of them cannot name another.
 */
export const nameOfStake = (wallet: number, round: string) => ['round', wallet, round] as const

/** A further stake at a place of the round. */
export const nameOfRaise = (wallet: number, round: string, at: number) => ['round.raise', wallet, round, at] as const

/** The payment at its end. */
export const nameOfEnd = (wallet: number, round: string) => ['round.end', wallet, round] as const

export type Pace = {
  /** The round before, if any. */
  readonly last: { readonly id: string; readonly atMs: number } | undefined
  readonly roundMsMin: number
  readonly nowMs: number
}

/** Whether a new round would come sooner than the market allows. A retry of the last one only asks for its answer. */
export function isTooSoon(round: string, { last, roundMsMin, nowMs }: Pace): boolean {
  return last !== undefined && last.id !== round && nowMs < last.atMs + roundMsMin
}

/** A stake is counted in so many parts; every stake that is offered has a whole number of atoms in each. */
const PARTS = 10_000n

/** How many atoms so many ten-thousandths of a stake are. */
export function atomsOf(stake: bigint, parts: number): bigint {
  assert(stake % PARTS === 0n, `a stake of ${stake} atoms`)
  return (stake / PARTS) * BigInt(parts)
}
