/** A place on the table where chips can lie, and the numbers it wins with. */
export type Spot = { readonly id: string; readonly numbers: readonly number[] }

export const POCKETS = 37
const ROWS = 12

const range = (first: number, count: number, step = 1): readonly number[] =>
  Array.from({ length: count }, (_, at) => first + at * step)

const spotOf = (kind: string, numbers: readonly number[]): Spot => ({ id: `${kind}-${numbers.join('-')}`, numbers })

/** The order of the pockets round the wheel. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
]

const REDS: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

export type PocketColour = 'green' | 'red' | 'black'

export function colourOf(pocket: number): PocketColour {
  if (pocket === 0) return 'green'
  return REDS.has(pocket) ? 'red' : 'black'
}

/** Rows of three, from 1-2-3 to 34-35-36. */
const rows = range(0, ROWS).map((row) => range(3 * row + 1, 3))

const straights = range(0, POCKETS).map((number) => spotOf('straight', [number]))

/** Two neighbours: in a row, across two rows, or with the zero. */
const splits = [
  ...range(1, 3).map((number) => spotOf('split', [0, number])),
  ...range(1, 36)
    .filter((number) => number % 3 !== 0)
    .map((number) => spotOf('split', [number, number + 1])),
  ...range(1, 33).map((number) => spotOf('split', [number, number + 3])),
]

const streets = [spotOf('street', [0, 1, 2]), spotOf('street', [0, 2, 3]), ...rows.map((row) => spotOf('street', row))]

const corners = [
  spotOf('corner', [0, 1, 2, 3]),
  ...range(1, 33)
    .filter((number) => number % 3 !== 0)
    .map((number) => spotOf('corner', [number, number + 1, number + 3, number + 4])),
]

const sixLines = range(0, ROWS - 1).map((row) => spotOf('line', range(3 * row + 1, 6)))

const named = (id: string, isIn: (number: number) => boolean): Spot => ({ id, numbers: range(1, 36).filter(isIn) })

const outside = [
  ...range(0, 3).map((column) => named(`column-${column + 1}`, (number) => number % 3 === (column + 1) % 3)),
  ...range(0, 3).map((dozen) => named(`dozen-${dozen + 1}`, (number) => Math.ceil(number / 12) === dozen + 1)),
  named('low', (number) => number <= 18),
  named('even', (number) => number % 2 === 0),
  named('red', (number) => colourOf(number) === 'red'),
  named('black', (number) => colourOf(number) === 'black'),
  named('odd', (number) => number % 2 === 1),
  named('high', (number) => number >= 19),
]

/** Every place on the table. */
export const spots: ReadonlyMap<string, Spot> = new Map(
  [...straights, ...splits, ...streets, ...corners, ...sixLines, ...outside].map((spot) => [spot.id, spot]),
)

/** What a winning chip pays, the chip included: as if the wheel had no zero. */
export const timesOf = ({ numbers }: Spot): number => 36 / numbers.length
