import { present, type Rng } from '@ronda/core'

/** The coins of all rounds together may end this much above the target, as a share of it. */
const TOLERANCE = 1e-5

/** Within this distance any change is accepted, so that the search cannot get stuck. */
const WANDER = 1e-3

const CHANGES_MAX = 200_000

/**
 * Pays that sum up to `asked` coins, given how often each of them is paid: all are scaled alike, and then single ones
 * are moved by a coin, as long as longer runs pay no less.
 */
export function tunePays(
  shape: readonly (readonly number[])[],
  worth: (symbol: number, count: number) => number,
  asked: number,
  rng: Rng,
): readonly (readonly number[])[] {
  const sumOf = (pays: readonly (readonly number[])[]): number =>
    pays.reduce((sum, byCount, symbol) => byCount.reduce((all, pay, count) => all + pay * worth(symbol, count), sum), 0)
  const factor = asked / sumOf(shape)
  const pays = shape.map((byCount) => byCount.map((pay) => (pay > 0 ? Math.max(1, Math.round(pay * factor)) : 0)))
  let excess = sumOf(pays) - asked
  for (let changes = 0; changes < CHANGES_MAX; changes++) {
    if (excess >= 0 && excess <= asked * TOLERANCE) return pays
    const symbol = rng(pays.length)
    const byCount = present(pays[symbol], 'a symbol')
    const count = rng(byCount.length)
    const before = byCount[count] ?? 0
    const by = rng(2) === 0 ? -1 : 1
    const moved = excess + by * worth(symbol, count)
    if (
      before === 0 ||
      Math.abs(moved) > Math.max(Math.abs(excess), asked * WANDER) ||
      !fits(byCount, count, before + by)
    )
      continue
    byCount[count] = before + by
    excess = moved
  }
  throw new Error('broken promise: no pays found that give the target')
}

/** More of a symbol never pays less. */
function fits(byCount: readonly number[], count: number, pay: number): boolean {
  return pay >= Math.max(1, byCount[count - 1] ?? 0) && pay <= (byCount[count + 1] ?? Number.POSITIVE_INFINITY)
}
