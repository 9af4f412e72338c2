import { colourOf, POCKETS } from '../../arcade/roulette/spots.ts'
import { isTriple, TOTALS, totalOfDice, type Dice } from '../sicBo/places.ts'
import type { Mark } from './marks.ts'

/** How often each of some names occurred, including those that never did. */
function countOf<Name extends string>(names: readonly Name[], came: readonly Name[]): Readonly<Record<Name, number>> {
  const counts = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>
  for (const name of came) counts[name] += 1
  return counts
}

export const countMarks = (marks: readonly Mark[]): Readonly<Record<Mark, number>> =>
  countOf(['red', 'blue', 'tie'], marks)

/** How many numbers are listed as hot, and how many as cold. */
const NAMED = 5

export type RouletteCounts = {
  /** By pocket. */
  readonly pockets: readonly number[]
  /** The pockets that came most often, and those that came least; the most recent, and the one longest ago, first. */
  readonly hot: readonly number[]
  readonly cold: readonly number[]
  /** Zero is in none of these but green. */
  readonly colours: Readonly<Record<'red' | 'black' | 'green', number>>
  readonly parities: Readonly<Record<'odd' | 'even', number>>
  readonly halves: Readonly<Record<'low' | 'high', number>>
  readonly dozens: Readonly<Record<'dozen-1' | 'dozen-2' | 'dozen-3', number>>
  readonly columns: Readonly<Record<'column-1' | 'column-2' | 'column-3', number>>
}

/** Counts of a wheel's outcomes, the latest first. They do not predict anything: every spin is independent. */
export function countPockets(latest: readonly number[]): RouletteCounts {
  const pockets = Array.from({ length: POCKETS }, (_, pocket) => latest.filter((each) => each === pocket).length)
  const awayOf = (pocket: number): number => (latest.includes(pocket) ? latest.indexOf(pocket) : latest.length)
  const byCount = [...pockets.keys()].toSorted(
    (left, right) => (pockets[right] ?? 0) - (pockets[left] ?? 0) || awayOf(left) - awayOf(right) || left - right,
  )
  const numbers = latest.filter((pocket) => pocket > 0)
  return {
    pockets,
    hot: byCount.filter((pocket) => (pockets[pocket] ?? 0) > 0).slice(0, NAMED),
    cold: byCount.slice(-NAMED).toReversed(),
    colours: countOf(['red', 'black', 'green'], latest.map(colourOf)),
    parities: countOf(
      ['odd', 'even'],
      numbers.map((pocket) => (pocket % 2 === 1 ? 'odd' : 'even')),
    ),
    halves: countOf(
      ['low', 'high'],
      numbers.map((pocket) => (pocket <= 18 ? 'low' : 'high')),
    ),
    dozens: countOf(
      ['dozen-1', 'dozen-2', 'dozen-3'],
      numbers.map((pocket) => `dozen-${thirdOf(Math.ceil(pocket / 12))}` as const),
    ),
    columns: countOf(
      ['column-1', 'column-2', 'column-3'],
      numbers.map((pocket) => `column-${thirdOf(((pocket - 1) % 3) + 1)}` as const),
    ),
  }
}

const thirdOf = (number: number): 1 | 2 | 3 => (number === 1 ? 1 : number === 2 ? 2 : 3)

export type DiceCounts = {
  /** By total, from 4 to 17. */
  readonly totals: readonly { readonly total: number; readonly count: number }[]
  readonly sizes: Readonly<Record<'small' | 'big' | 'triple', number>>
}

/** Counts of the outcomes of three dice. Triples are neither small nor big. */
export function countDice(thrown: readonly Dice[]): DiceCounts {
  const sizeOf = (dice: Dice) => (isTriple(dice) ? 'triple' : totalOfDice(dice) > 10 ? 'big' : 'small')
  return {
    totals: TOTALS.map((total) => ({ total, count: thrown.filter((dice) => totalOfDice(dice) === total).length })),
    sizes: countOf(['small', 'big', 'triple'], thrown.map(sizeOf)),
  }
}
