import type { BookModel } from './model.ts'
import { SecondReader } from './second.ts'

/** The target return of a book, as a fraction. */
export type Target = readonly [numerator: number, denominator: number]

/**
 * How many pages must win and how many must not, so that the book returns exactly its target: winning pages are
 * computed from the first on, at least `least` of them, until a whole number of pages gives the target.
 */
export function countPages(model: Omit<BookModel, 'book'>, seed: number, target: Target, least: number): BookModel {
  const reader = new SecondReader({ ...model, book: { seed, winning: PAGES_MAX, losing: 1 } })
  const [numerator, denominator] = [target[0] * model.cost, target[1]]
  let coins = 0
  for (let winning = 1; winning < PAGES_MAX; winning++) {
    coins += reader.read(winning - 1)
    if (winning < least || (coins * denominator) % numerator !== 0) continue
    const losing = (coins * denominator) / numerator - winning
    if (losing > 0) return { ...model, book: { seed, winning, losing } }
  }
  throw new Error(`broken promise: no number of pages gives ${model.id} its return`)
}

/** One draw selects the page, so a book cannot have more pages than the largest bound of a draw. */
const PAGES_MAX = 2 ** 20
