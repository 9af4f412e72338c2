import { rational, type Rational } from '@ronda/core'
import { DRAWS, FALLS, pointsOf, weightsOf, type Winner } from './fight.ts'
import type { Build } from './rooster.ts'

export type Chances = Readonly<Record<Winner, Rational>>

/** The exact chances of each end of a fight. */
export function chancesOf(meron: Build, wala: Build): Chances {
  const { fells, all } = fellsOf(meron, wala)
  const [falls, decided] = [BigInt(FALLS), BigInt(FALLS - DRAWS)]
  return {
    meron: rational(fells * decided, all * falls),
    wala: rational((all - fells) * decided, all * falls),
    draw: rational(BigInt(DRAWS), falls),
  }
}

/**
 * In how many of all ways meron fells wala. The fight is a chain of strikes with the points of both as its state, and
 * is computed backwards from its ends. To stay with whole numbers, the chance at a state is multiplied by the weight of
 * all strikes to the power of the points that are left; a strike of two points skips a power, and is multiplied once
 * more for it.
 */
function fellsOf(meron: Build, wala: Build): { readonly fells: bigint; readonly all: bigint } {
  const { m, M, w, W } = weightsOf(meron, wala)
  const sum = BigInt(m + M + w + W)
  const [single, double] = [BigInt(m), BigInt(M) * sum]
  const [otherSingle, otherDouble] = [BigInt(w), BigInt(W) * sum]
  const known: bigint[][] = []
  const at = (ofMeron: number, ofWala: number): bigint => {
    if (ofWala <= 0) return sum ** BigInt(ofMeron + ofWala)
    return known[ofMeron]?.[ofWala] ?? 0n
  }
  for (let x = 1; x <= pointsOf(meron); x += 1) {
    const row: bigint[] = []
    known[x] = row
    for (let y = 1; y <= pointsOf(wala); y += 1)
      row[y] = single * at(x, y - 1) + double * at(x, y - 2) + otherSingle * at(x - 1, y) + otherDouble * at(x - 2, y)
  }
  return {
    fells: at(pointsOf(meron), pointsOf(wala)),
    all: sum ** BigInt(pointsOf(meron) + pointsOf(wala)),
  }
}
