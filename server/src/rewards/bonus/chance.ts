import type { BonusTerms } from '@ronda/contract'
import { assert, type Rational, type Rng } from '@ronda/core'
import { playRound, type SlotModel } from '@ronda/games'
import { validPartOf } from '../bet/bet.ts'

export type ChanceJob = {
  readonly model: SlotModel
  /** The return by which a bet counts; zero where each counts in full. */
  readonly returned: Rational
  readonly amount: bigint
  readonly target: bigint
  readonly stake: bigint
  /** Hexadecimal digits: equal terms are simulated with the same numbers. */
  readonly seed: string
}

/** The result of many simulated players. Amounts are sums over all runs. */
export type ChanceTally = {
  readonly runs: number
  readonly finished: number
  readonly paid: bigint
  readonly staked: bigint
  readonly bets: number
}

/** So many players give the chance to within two in a hundred. */
export const RUNS_MAX = 2_000
/** Fewer say too little to be shown. */
export const RUNS_MIN = 200
/** A bound on the work: about five seconds of a processor. */
const BETS_MAX = 2_000_000

const WORD = 2 ** 32

/** Numbers for a simulation (sfc32); never for play. */
function rngOf(seed: string): Rng {
  const word = (at: number): number => Number.parseInt(seed.slice(at * 8, at * 8 + 8), 16) | 0
  let [a, b, c, counter] = [word(0), word(1), word(2), 1]
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return sum >>> 0
  }
  for (let warmUp = 0; warmUp < 12; warmUp += 1) next()
  return (below) => {
    // Words that would favour some number are drawn again.
    const limit = WORD - (WORD % below)
    let drawn = next()
    while (drawn >= limit) drawn = next()
    return drawn % below
  }
}

/** One player who stakes the same each time, until the target is reached or the money is gone. */
function playOnce(job: ChanceJob, rng: Rng, betsMax: number) {
  const { model, returned, amount, target, stake } = job
  const coin = stake / BigInt(model.cost)
  const valid = validPartOf(stake, returned)
  let [balance, progress, bets] = [amount, 0n, 0]
  while (progress < target && balance >= stake && bets < betsMax) {
    balance += BigInt(playRound(model, 'spin', rng).coins) * coin - stake
    progress += valid
    bets += 1
  }
  return { balance, bets, isFinished: progress >= target, isCut: progress < target && balance >= stake }
}

/** Plays the bonus with the rules of the game itself, round by round, until there were enough players. */
export function simulateChance(job: ChanceJob): ChanceTally {
  assert(job.stake > 0n && job.stake % BigInt(job.model.cost) === 0n, 'a stake that the game offers')
  const rng = rngOf(job.seed)
  let [runs, finished, bets] = [0, 0, 0]
  let paid = 0n
  while (runs < RUNS_MAX) {
    const run = playOnce(job, rng, BETS_MAX - bets)
    // A run that was cut off says nothing.
    if (run.isCut) break
    runs += 1
    bets += run.bets
    if (run.isFinished) {
      finished += 1
      paid += run.balance
    }
  }
  return { runs, finished, paid, bets, staked: BigInt(bets) * job.stake }
}

const Z95 = 1.96

/** Half the width of the 95 % interval of a share (Agresti–Coull): it is never 0, not even when all or none finished. */
export function errorOf(finished: number, runs: number): number {
  const trials = runs + Z95 ** 2
  const share = (finished + Z95 ** 2 / 2) / trials
  return Z95 * Math.sqrt((share * (1 - share)) / trials)
}

/** A player is thought to make about so many bets with the amount. */
const BETS_PER_AMOUNT = 50n

/**
 * The stake of a simulated player: the largest offered one that is not above the terms, nor a fiftieth of the amount. Free
 * spins have one stake.
 */
export function stakeOf(
  stakes: readonly bigint[],
  { kind, amount, stakeMax }: Pick<BonusTerms, 'kind' | 'amount' | 'stakeMax'>,
): bigint {
  if (kind === 'spins') return stakeMax
  const most = amount / BETS_PER_AMOUNT < stakeMax ? amount / BETS_PER_AMOUNT : stakeMax
  return stakes.filter((stake) => stake <= most).at(-1) ?? stakes[0] ?? stakeMax
}
