import { STAKE_REFUSALS, type RefusalCode, type StakeRefusal } from '@ronda/contract'
import { assert } from '@ronda/core'

/** The ledger can refuse in more ways than a stake can meet. */
export function stakeRefusal(code: RefusalCode): StakeRefusal {
  const refusal = STAKE_REFUSALS.find((one) => one === code)
  assert(refusal !== undefined, `a stake refused with ${code}`)
  return refusal
}

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
