import { plus, rational, type Rational } from '@ronda/core'
import type { Terms } from './terms.ts'

/**
 * The expected return of a stake through a pool, the same for every stake.
 *
 * Classic: of each staked atom `contribution` reaches the next winner, and one in `odds` also wins the seed of the
 * house account. Must hit: a pool pays its hit point for every `hit − seed` that stakes contributed; its mean lies in
 * the middle between the first atom above the seed and the ceiling.
 */
export function jackpotReturn(terms: Terms): Rational {
  const contributed = rational(terms.contribution, 1_000n)
  if (terms.kind === 'classic') return plus(contributed, rational(terms.seed, terms.odds))
  const { seed, ceiling } = terms
  return rational(terms.contribution * (ceiling + seed + 1n), 1_000n * (ceiling - seed + 1n))
}

/** The mean of what it pays. */
export function meanAward(terms: Terms): Rational {
  if (terms.kind === 'must_hit') return rational(terms.seed + 1n + terms.ceiling, 2n)
  return plus(rational(terms.seed), rational(terms.contribution * terms.odds, 1_000n))
}

export function returnOfAll(levels: readonly Terms[]): Rational {
  return levels.map(jackpotReturn).reduce(plus, rational(0n))
}
