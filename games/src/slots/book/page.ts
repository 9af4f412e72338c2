import type { Rng } from '@ronda/core'
import type { BookModel } from './model.ts'

/** Far more attempts than any page needs: a model that reaches this cannot lose, or cannot win. */
export const ATTEMPTS_MAX = 10_000

/**
 * The pseudorandom draws of one attempt at a page. They are part of the definition of a book, and always the same. The
 * random draw of a round, from the seeds that everyone can check, is the page.
 */
export function pageDraws({ book }: BookModel, page: number, attempt: number): Rng {
  let state = scramble(scramble(scramble(book.seed) + page) + attempt)
  return (below) => {
    state = (state + 0x9e37_79b9) | 0
    return Math.floor(((scramble(state) >>> 0) * below) / 2 ** 32)
  }
}

function scramble(word: number): number {
  let mixed = word ^ (word >>> 16)
  mixed = Math.imul(mixed, 0x21f0_aaad)
  mixed ^= mixed >>> 15
  mixed = Math.imul(mixed, 0x735a_2d97)
  return mixed ^ (mixed >>> 15)
}
