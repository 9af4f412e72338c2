import { DECKS } from '../baccarat.ts'
import { dealCoup, totalOf } from '../coup.ts'
import { noTotals, placeOf, POINTS, type Totals } from './totals.ts'

const CARDS = 52 * DECKS
const TAKEN = 6

/** How many cards of the shoe count so many points: tens and pictures count none. */
export const shoeByPoints = (): number[] =>
  Array.from({ length: POINTS }, (_, points) => (points === 0 ? 16 : 4) * DECKS)

/** In how many ways six cards can be taken from the shoe, one after the other. A float still holds it exactly. */
const SEQUENCES: number = Array.from({ length: TAKEN }, (_, taken) => CARDS - taken).reduce((all, n) => all * n, 1)

/** Every order of six point values, each as often as the shoe can give it, dealt by the rules of play themselves. */
export function countBySequence(): Totals {
  const ends = noTotals()
  const left = shoeByPoints()
  const values: number[] = []
  const visit = (ways: number): void => {
    if (values.length === TAKEN) {
      const end = endOf(values)
      ends[end] = (ends[end] ?? 0) + ways
      return
    }
    for (let points = 0; points < POINTS; points++) {
      const count = left[points] ?? 0
      values.push(points)
      left[points] = count - 1
      visit(ways * count)
      left[points] = count
      values.pop()
    }
  }
  visit(1)
  return { ways: ends, all: SEQUENCES }
}

function endOf(values: readonly number[]): number {
  let at = 0
  const draw = (): number => {
    at += 1
    return values[at - 1] ?? 0
  }
  const { player, banker } = dealCoup(draw, (points) => points)
  return placeOf(totalOf(player), totalOf(banker))
}
