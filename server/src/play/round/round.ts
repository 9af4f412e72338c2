import { STAKE_REFUSALS, type RefusalCode, type StakeRefusal } from '@ronda/contract'
import { assert } from '@ronda/core'

/** The ledger has more refusal codes than a stake can get. */
export function stakeRefusal(code: RefusalCode): StakeRefusal {
  const refusal = STAKE_REFUSALS.find((one) => one === code)
  assert(refusal !== undefined, `a stake refused with ${code}`)
  return refusal
}

/**
 * The parts of the operation ids of a round in the ledger. Slots and arcade games share one table of rounds, so they
 * share these names; a key that named a round in one cannot name a round in the other.
 */
export const nameOfStake = (wallet: number, round: string) => ['round', wallet, round] as const

/** A further stake at a position of the round. */
export const nameOfRaise = (wallet: number, round: string, at: number) => ['round.raise', wallet, round, at] as const

/** The payout at the end of the round. */
export const nameOfEnd = (wallet: number, round: string) => ['round.end', wallet, round] as const

/** Why a round id that was used for another wager is refused. */
export function usedIdRefusal(
  usedIn: string | undefined,
  game: string,
): 'game.round_of_other_game' | 'wallet.key_reused' {
  return usedIn === undefined || usedIn === game ? 'wallet.key_reused' : 'game.round_of_other_game'
}

export type Pace = {
  /** The previous round, if any. */
  readonly last: { readonly id: string; readonly atMs: number } | undefined
  readonly roundMsMin: number
  readonly nowMs: number
}

/**
 * How long a new round has to wait for the shortest time that the market allows; 0 if it may begin. A retry of the last
 * one only reads its answer.
 */
export function paceLeftMs(round: string, { last, roundMsMin, nowMs }: Pace): number {
  return last === undefined || last.id === round ? 0 : Math.max(0, last.atMs + roundMsMin - nowMs)
}

/** A stake is counted in so many parts; every offered stake has a whole number of atoms in each. */
const PARTS = 10_000n

/** The atoms of so many ten-thousandths of a stake. */
export function atomsOf(stake: bigint, parts: number): bigint {
  assert(stake % PARTS === 0n, `a stake of ${stake} atoms`)
  return (stake / PARTS) * BigInt(parts)
}
