import { fromUrn, type Draw } from './stream.ts'

// Shared tables, from `tables/SPEC.md` [SR17] alone.

export const sicBo = (draw: Draw): readonly number[] => [draw(6) + 1, draw(6) + 1, draw(6) + 1]

type Rooster = { readonly power: number; readonly stamina: number; readonly luck: number }

/** The letters of the strikes, and who has won. */
export function fight(meron: Rooster, wala: Rooster, draw: Draw): { strikes: string; winner: string } {
  const [m, big, w] = [10 + meron.power, meron.luck, 10 + wala.power]
  const points = [6 + meron.stamina, 6 + wala.stamina]
  let strikes = ''
  while (points.every((left) => left > 0)) {
    const number = draw(m + big + w + wala.luck)
    const letter = number < m ? 'm' : number < m + big ? 'M' : number < m + big + w ? 'w' : 'W'
    const struck = letter === 'm' || letter === 'M' ? 1 : 0
    points[struck] = (points[struck] ?? 0) - (letter === 'M' || letter === 'W' ? 2 : 1)
    strikes += letter
  }
  const isDraw = draw(200) < 21
  return { strikes, winner: isDraw ? 'draw' : (points[0] ?? 0) > 0 ? 'meron' : 'wala' }
}

/** The places in the stable of the two that fight in a round; `drawOf` opens the stream of a card. */
export function pairOf(round: number, drawOf: (card: number) => Draw): readonly (number | undefined)[] {
  const order = fromUrn(drawOf(Math.ceil(round / 20)), 40, 0, 39)
  const at = 2 * ((round - 1) % 20)
  return [order[at], order[at + 1]]
}
