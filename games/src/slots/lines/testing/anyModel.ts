import type { Rng } from '@ronda/core'
import type { Strips } from '../../reels/strips.ts'
import type { LinesModel } from '../model.ts'
import { FIRST_PAYING, SCATTER, WILD } from '../../symbols.ts'

const SYMBOLS = ['star', 'wheel', 'mask', 'guitar', 'fan', 'ten'] as const

/** A random model of the family, so small that all of its stops can be enumerated. */
export function anyModel(rng: Rng): LinesModel {
  const upTo = (max: number): number => rng(max + 1)
  return {
    id: 'ANY',
    mechanic: 'lines',
    symbols: SYMBOLS,
    rows: 3,
    cost: 1 + upTo(20),
    lines: list(1 + upTo(19), () => list(5, () => upTo(2))),
    pays: SYMBOLS.map((_, symbol) => (symbol < FIRST_PAYING ? list(6, () => 0) : anyPays(upTo))),
    scatterPays: list(6, () => upTo(9)),
    freeSpins:
      [
        [0, 0, 0, 1, 1, 1],
        [0, 0, 0, 0, 1, 1],
        [0, 0, 0, 0, 0, 0],
      ][upTo(2)] ?? [],
    freeSpinsMax: 1 + upTo(3),
    freeMultiplier: 1 + upTo(4),
    baseStrips: anyStrips(rng),
    freeStrips: anyStrips(rng),
  }
}

function anyPays(upTo: (max: number) => number): number[] {
  const three = upTo(5)
  const four = three + upTo(20)
  return [0, 0, 0, three, four, four + upTo(100)]
}

function anyStrips(rng: Rng): Strips {
  return list(5, (reel) => {
    const strip = list(4 + rng(2), () => {
      const symbol = rng(SYMBOLS.length)
      return symbol === SCATTER || (symbol === WILD && reel === 0) ? FIRST_PAYING : symbol
    })
    if (rng(3) > 0) strip[rng(strip.length)] = SCATTER
    return strip
  })
}

function list<T>(length: number, item: (index: number) => T): T[] {
  return Array.from({ length }, (_, index) => item(index))
}
