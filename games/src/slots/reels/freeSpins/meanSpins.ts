import { assert, rational, type Rational } from '@ronda/core'

/** In how many of all cases a spin awards each number of free spins. None awarded counts too. */
export type Awards = ReadonlyMap<number, bigint>

/** Mean number of free spins of a round, from what its first spin awards and what each free spin awards. */
export type MeanSpins = (first: Awards, again: Awards, limit: number) => Rational

const allOf = (awards: Awards): bigint => [...awards.values()].reduce((sum, cases) => sum + cases, 0n)

/** The same chances in the smallest whole numbers: they are raised to the power of the limit. */
function reduced(awards: Awards): Awards {
  const all = allOf(awards)
  const shares = Array.from(awards, ([spins, cases]) => [spins, rational(cases, all)] as const)
  const common = shares.reduce(
    (product, [, { denominator }]) => rational(product, denominator).numerator * denominator,
    1n,
  )
  return new Map(shares.map(([spins, share]) => [spins, (share.numerator * common) / share.denominator]))
}

/**
 * Backwards from the last free spin that can be awarded: how many a round has in the end, when so many are awarded and
 * so many of them are played. Cases count in powers of all outcomes of a spin, so that only whole numbers are added.
 */
export const meanSpinsBackward: MeanSpins = remembered((first, again, limit) => {
  const all = allOf(again)
  /** By the number awarded, when `played` are played; out of all ^ (limit − played). */
  let after: readonly bigint[] = Array.from({ length: limit + 1 }, () => BigInt(limit))
  for (let played = limit - 1; played >= 0; played--) {
    const unit = all ** BigInt(limit - played)
    const next = after
    after = next.map((_, awarded) => {
      if (awarded <= played) return BigInt(awarded) * unit
      if (awarded === limit) return BigInt(limit) * unit
      let sum = 0n
      for (const [more, cases] of again) sum += cases * (next[Math.min(limit, awarded + more)] ?? 0n)
      return sum
    })
  }
  let sum = 0n
  for (const [spins, cases] of first) sum += cases * (after[Math.min(limit, spins)] ?? 0n)
  return rational(sum, allOf(first) * all ** BigInt(limit))
})

/** Forwards from the first spin: after each free spin, in how many cases each number has been awarded so far. */
export const meanSpinsForward: MeanSpins = remembered((first, again, limit) => {
  const all = allOf(again)
  let rounds = new Map<number, bigint>()
  const add = (to: Map<number, bigint>, awarded: number, cases: bigint): void => {
    const cut = Math.min(limit, awarded)
    to.set(cut, (to.get(cut) ?? 0n) + cases)
  }
  for (const [spins, cases] of first) add(rounds, spins, cases)
  let sum = 0n
  for (let played = 0; rounds.size > 0; played++) {
    const next = new Map<number, bigint>()
    const spinOnce = (awarded: number, cases: bigint): void => {
      for (const [more, ways] of again) add(next, awarded + more, cases * ways)
    }
    for (const [awarded, cases] of rounds) {
      if (awarded === played || awarded === limit) sum += BigInt(awarded) * cases * all ** BigInt(limit - played)
      else spinOnce(awarded, cases)
    }
    rounds = next
  }
  return rational(sum, allOf(first) * all ** BigInt(limit))
})

/** As many as a solver needs at a time; the titles of a family and profile all ask the same. */
const RESULTS_MAX = 100

function remembered(compute: MeanSpins): MeanSpins {
  const results = new Map<string, Rational>()
  return (first, again, limit) => {
    const [from, then] = [reduced(first), reduced(again)]
    const key = [...from, 'then', ...then, 'limit', limit].join()
    const known = results.get(key)
    if (known) return known
    assert([...first.keys()].every((spins) => spins === 0) || limit > 0, 'a limit of free spins')
    const mean = compute(from, then, limit)
    if (results.size >= RESULTS_MAX) results.clear()
    results.set(key, mean)
    return mean
  }
}
