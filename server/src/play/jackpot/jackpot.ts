import { present, type Currency, type Rng } from '@ronda/core'
import {
  drawNumbers,
  playClassic,
  playMustHit,
  type JackpotFacts,
  type JackpotOpening,
  type JackpotTerms,
  type PlayedPool,
} from '@ronda/games'
import type { PoolMove, PoolState, WalletId } from '../../money/ledger/ledger.ts'

/** A pool that runs: its terms, its wallet, and, if it must hit, the active opening and the next ones. */
export type RunningPool = {
  readonly terms: JackpotTerms
  readonly wallet: WalletId
  readonly openings: readonly JackpotOpening[]
}

/** What the stakes of a currency play for. */
export type Stakes = {
  readonly currency: Currency
  /** All levels, including those that do not run: a round stores a value for each. */
  readonly levels: readonly JackpotTerms[]
  /** In the order of the levels. */
  readonly running: readonly RunningPool[]
}

/** The wallets that a stake moves, in the order that `settlePools` expects. */
export const walletsOf = ({ running }: Stakes): readonly WalletId[] => running.map(({ wallet }) => wallet)

/** What a round draws for the pools, after everything that its game draws. */
export function drawFor({ levels, running }: Stakes, rng: Rng): JackpotFacts {
  return drawNumbers(levels, (terms) => running.some((pool) => pool.terms.level === terms.level), rng)
}

export type SettledPools = {
  /** For each level the total contribution, or the number drawn. */
  readonly facts: JackpotFacts
  readonly award: bigint
  readonly moves: readonly PoolMove[]
  readonly awards: readonly Award[]
}

/** One award; `opening` only for a must-hit pool. */
export type Award = {
  readonly pool: WalletId
  readonly opening: JackpotOpening | undefined
  readonly drawn: bigint
  readonly amount: bigint
}

type Settled = { readonly pool: RunningPool; readonly drawn: bigint; readonly played: PlayedPool }

/** Depends on nothing but the stake, the numbers drawn and the state of the pools. */
export function settlePools(
  { levels, running }: Stakes,
  stake: bigint,
  numbers: JackpotFacts,
  states: readonly PoolState[],
): SettledPools {
  const settled = running.map((pool, at): Settled => {
    const state = present(states[at], 'the state of a pool')
    const { terms, openings } = pool
    if (terms.kind === 'must_hit')
      return { pool, drawn: state.contributed, played: playMustHit(terms, stake, state, openings) }
    const number = present(numbers[levels.indexOf(terms)], 'a number for a classic pool')
    return { pool, drawn: number, played: playClassic(terms, stake, number, state) }
  })
  return {
    facts: levels.map(({ level }) => settled.find(({ pool }) => pool.terms.level === level)?.drawn ?? null),
    award: settled.reduce((sum, { played }) => sum + played.award, 0n),
    moves: settled.map(({ pool, played: { contribution, award, seed } }) => ({
      pool: pool.wallet,
      contribution,
      award,
      seed,
    })),
    awards: settled.flatMap(awardsOf),
  }
}

function awardsOf({ pool, drawn, played }: Settled): readonly Award[] {
  if (played.award === 0n) return []
  const won = { pool: pool.wallet, drawn }
  if (pool.terms.kind === 'classic') return [{ ...won, opening: undefined, amount: played.award }]
  return played.ended.map((opening) => ({ ...won, opening, amount: opening.hit }))
}
