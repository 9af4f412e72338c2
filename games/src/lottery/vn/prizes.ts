/** Prizes of one rank: how many numbers of how many digits are drawn for it. */
export type Rank = { readonly rank: string; readonly many: number; readonly digits: number }

const rank = (name: string, many: number, digits: number): Rank => ({ rank: name, many, digits })

/** From the special prize down. 27 numbers. */
const NORTH: readonly Rank[] = [
  rank('special', 1, 5),
  rank('first', 1, 5),
  rank('second', 2, 5),
  rank('third', 6, 5),
  rank('fourth', 4, 4),
  rank('fifth', 6, 4),
  rank('sixth', 3, 3),
  rank('seventh', 4, 2),
]

/** 18 numbers, as in the centre and in the south. */
const SOUTH: readonly Rank[] = [
  rank('special', 1, 6),
  rank('first', 1, 5),
  rank('second', 1, 5),
  rank('third', 2, 5),
  rank('fourth', 7, 5),
  rank('fifth', 1, 4),
  rank('sixth', 3, 4),
  rank('seventh', 1, 3),
  rank('eighth', 1, 2),
]

/** The prizes of the rules with this name. */
export const ranksOf = (rules: string): readonly Rank[] => (rules === 'vnNorth' ? NORTH : SOUTH)

/** How many digits each number has, in the order of the prizes. */
export const lengthsOf = (ranks: readonly Rank[]): readonly number[] =>
  ranks.flatMap(({ many, digits }) => Array.from({ length: many }, () => digits))
