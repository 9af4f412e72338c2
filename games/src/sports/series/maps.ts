import type { Count } from '../football/facts.ts'
import { BILLION } from '../model/billionths.ts'
import type { Cell } from './quote.ts'
import { seriesWinner } from './facts.ts'

/** A billionth of billionths, cut. */
const ofBillion = (parts: number, chance: number): number => Number((BigInt(parts) * BigInt(chance)) / BigInt(BILLION))

function cellOf(score: Count, parts: number): Cell {
  return { winner: seriesWinner(score), count: () => score, first: () => undefined, parts }
}

/**
 * How a best of three can end: from the score in maps, the chance of the home side in the map that is played, and in one
 * that is still to begin. The home side wins the first and the second map in exactly these billionths.
 */
export function scoresOf({ home, away }: Count, current: number, next: number): readonly Cell[] {
  const cells: Cell[] = []
  const split = (score: Count, parts: number): void => {
    const won = ofBillion(parts, next)
    cells.push(cellOf({ home: 2, away: score.away }, won), cellOf({ home: score.home, away: 2 }, parts - won))
  }
  const lost = BILLION - current
  if (home === 1 && away === 1) return [cellOf({ home: 2, away: 1 }, current), cellOf({ home: 1, away: 2 }, lost)]
  if (home === 1) {
    cells.push(cellOf({ home: 2, away: 0 }, current))
    split({ home: 1, away: 1 }, lost)
  } else if (away === 1) {
    cells.push(cellOf({ home: 0, away: 2 }, lost))
    split({ home: 1, away: 1 }, current)
  } else {
    const both = ofBillion(current, next)
    cells.push(cellOf({ home: 2, away: 0 }, both), cellOf({ home: 0, away: 2 }, lost - (next - both)))
    split({ home: 1, away: 1 }, current - both + (next - both))
  }
  return cells
}
