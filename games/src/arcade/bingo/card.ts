import { present, type Rng } from '@ronda/core'

export const BALLS = 75
export const SIDE = 5
/** The cell in the middle has no number: it counts as marked from the start. */
export const FREE_CELL = 12
/** What stands for a number there. */
const FREE = 0
const PER_COLUMN = BALLS / SIDE

/** Numbers in reading order: five rows of five, B I N G O from left to right. */
export type BingoCard = readonly number[]

/** The first `count` of a shuffle of these numbers. */
export function drawSome(numbers: readonly number[], count: number, rng: Rng): readonly number[] {
  const left = [...numbers]
  return Array.from({ length: count }, () => present(left.splice(rng(left.length), 1)[0], 'a number that is left'))
}

export const range = (first: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => first + at)

/** Each column takes five of its own fifteen numbers: B has 1 to 15, I has 16 to 30, and so on. */
export function drawCard(rng: Rng): BingoCard {
  const columns = range(0, SIDE).map((column) => drawSome(range(1 + column * PER_COLUMN, PER_COLUMN), SIDE, rng))
  return range(0, SIDE * SIDE).map((cell) => {
    if (cell === FREE_CELL) return FREE
    return present(columns[cell % SIDE]?.[Math.floor(cell / SIDE)], 'a number for every cell')
  })
}

/** The twelve lines of a card, each as five cells: rows, columns and the two diagonals. */
export const lines: readonly (readonly number[])[] = [
  ...range(0, SIDE).map((row) => range(row * SIDE, SIDE)),
  ...range(0, SIDE).map((column) => range(0, SIDE).map((row) => row * SIDE + column)),
  range(0, SIDE).map((at) => at * (SIDE + 1)),
  range(0, SIDE).map((at) => (at + 1) * (SIDE - 1)),
]

/** Which lines of a card are full, by their place in the list, when these balls have been called. */
export function fullLines(card: BingoCard, called: ReadonlySet<number>): readonly number[] {
  const isMarked = (cell: number): boolean => cell === FREE_CELL || called.has(card[cell] ?? FREE)
  return range(0, lines.length).filter((line) => lines[line]?.every(isMarked))
}
