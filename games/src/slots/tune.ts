import { present, type Rng } from '@ronda/core'
import { brokenPayLaws, uprightPays, type Wins } from './payLaws.ts'

/** The coins of all rounds together may end this much above the target, as a share of it. */
const TOLERANCE = 1e-5

/** Within this distance any change is accepted, so that the search cannot get stuck. */
const WANDER = 1e-3

const CHANGES_MAX = 200_000

const SCALINGS = 30

/** Rows are symbols, the highest-paying first. */
type Shape = { readonly wins: Wins; readonly cost: number; readonly rows: readonly (readonly number[])[] }

/**
 * Pays that sum up to `asked` coins, given how often each of them is paid: all are scaled alike, and then single ones
 * are moved by a coin, as long as the table keeps the laws of pay tables.
 */
export function tunePays(
  shape: Shape,
  worth: (rank: number, at: number) => number,
  asked: number,
  rng: Rng,
): readonly (readonly number[])[] {
  const sumOf = (pays: readonly (readonly number[])[]): number =>
    pays.reduce((sum, row, rank) => row.reduce((all, pay, at) => all + pay * worth(rank, at), sum), 0)
  const pays = scaled(shape, sumOf, asked)
  let excess = sumOf(pays) - asked
  for (let changes = 0; changes < CHANGES_MAX; changes++) {
    if (excess >= 0 && excess <= asked * TOLERANCE) return pays
    const rank = rng(pays.length)
    const row = present(pays[rank], 'a symbol')
    const at = rng(row.length)
    const before = present(row[at], 'a pay')
    const by = rng(2) === 0 ? -1 : 1
    const moved = excess + by * worth(rank, at)
    if (Math.abs(moved) > Math.max(Math.abs(excess), asked * WANDER)) continue
    row[at] = before + by
    if (brokenPayLaws(shape, pays).length > 0) row[at] = before
    else excess = moved
  }
  throw new Error('broken promise: no pays found that give the target')
}

/** Scaled more than once: what the laws do not let go lower takes its share from the rest. */
function scaled({ rows, ...game }: Shape, sumOf: (pays: number[][]) => number, asked: number): number[][] {
  let factor = 1
  const at = (by: number): number[][] =>
    uprightPays(
      game,
      rows.map((row) => row.map((pay) => Math.round(pay * by))),
    ).map((row) => [...row])
  for (let tries = 0; tries < SCALINGS; tries++) factor *= asked / sumOf(at(factor))
  return at(factor)
}
