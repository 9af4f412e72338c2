import { DECKS } from '../baccarat.ts'
import { dealCoup, totalOf, winnerOf, type Winner } from '../coup.ts'

const POINTS = 10
const CARDS = 52 * DECKS
const TAKEN = 6

/** How many cards of the shoe count so many points: tens and pictures count none. */
export const shoeByPoints = (): number[] =>
  Array.from({ length: POINTS }, (_, points) => (points === 0 ? 16 : 4) * DECKS)

/** In how many ways six cards can be taken from the shoe, one after the other. A float still holds it exactly. */
export const SEQUENCES: number = Array.from({ length: TAKEN }, (_, taken) => CARDS - taken).reduce(
  (all, n) => all * n,
  1,
)

/** Every order of six point values, each as often as the shoe can give it, dealt by the rules of play themselves. */
export function weighBySequence(): Readonly<Record<Winner, number>> {
  const weights = { player: 0, banker: 0, tie: 0 }
  const left = shoeByPoints()
  const values: number[] = []
  const visit = (ways: number): void => {
    if (values.length === TAKEN) {
      weights[winnerOfValues(values)] += ways
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
  return weights
}

function winnerOfValues(values: readonly number[]): Winner {
  let at = 0
  const draw = (): number => {
    at += 1
    return values[at - 1] ?? 0
  }
  const { player, banker } = dealCoup(draw, (points) => points)
  return winnerOf(totalOf(player), totalOf(banker))
}
