import { rational, type Rational } from '@ronda/core'
import { ballsOf } from './picks.ts'

/** Balls in the order in which they were drawn. */
export type BallsOutcome = { readonly drawn: readonly number[] }

export type Urn = { readonly balls: number; readonly drawn: number }

export const hitsOf = (pick: string, { drawn }: BallsOutcome): number =>
  ballsOf(pick).filter((ball) => drawn.includes(ball)).length

/** Ways to take so many out of so many. */
function choose(many: number, of: number): bigint {
  let ways = 1n
  for (let taken = 0; taken < many; taken += 1) ways = (ways * BigInt(of - taken)) / BigInt(taken + 1)
  return ways
}

/** How likely so many of the picked balls are among those drawn. */
export function chanceOfHits(hits: number, picked: number, { balls, drawn }: Urn): Rational {
  return rational(choose(hits, picked) * choose(drawn - hits, balls - picked), choose(drawn, balls))
}
