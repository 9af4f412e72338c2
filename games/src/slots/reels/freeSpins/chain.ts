import { momentsOf, NOTHING, type Moments } from '../facts.ts'
import type { Tally } from '../tally.ts'

/** The stops that award the same number of free spins: what they pay in all. */
export type Outcome = Tally & { readonly awarded: number }

/** What the free spins of a round pay: mean, mean square, and the most that they can pay together. */
export type Chain = Moments & { readonly most: number }

const NO_SPINS: Chain = { ...NOTHING, most: 0 }

/** By what the first spin awards: all free spins that follow, of which a round has no more than the limit. */
export function chainsOf(free: readonly Outcome[], limit: number): (awarded: number) => Chain {
  const known = new Map<number, Chain>()
  const chainFrom = (awarded: number, played: number): Chain => {
    if (awarded === played) return NO_SPINS
    const key = awarded * (limit + 1) + played
    const chain = known.get(key) ?? follow(free, (more) => chainFrom(Math.min(limit, awarded + more), played + 1))
    known.set(key, chain)
    return chain
  }
  return (awarded) => chainFrom(Math.min(limit, awarded), 0)
}

/** One spin and what follows from it; what follows depends on the spin through its award alone. */
export function follow(outcomes: readonly Outcome[], next: (awarded: number) => Chain): Chain {
  const stops = outcomes.reduce((sum, outcome) => sum + outcome.stops, 0)
  let [mean, square, most] = [0, 0, 0]
  for (const outcome of outcomes) {
    const [own, then, chance] = [momentsOf(outcome), next(outcome.awarded), outcome.stops / stops]
    mean += chance * (own.mean + then.mean)
    square += chance * (own.square + 2 * own.mean * then.mean + then.square)
    most = Math.max(most, outcome.most + then.most)
  }
  return { mean, square, most }
}
