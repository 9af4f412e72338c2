import { broken, isPositive, isWhole, type Rule } from '../board/rules.ts'
import type { Mechanic } from '../mechanic.ts'
import type { Spin } from '../step.ts'
import { FIRST_PAYING } from '../symbols.ts'
import { inProportion, sumOf } from '../weights.ts'
import { playSpin } from './fall.ts'
import { ORB, type BookModel } from './model.ts'
import { ATTEMPTS_MAX, pageDraws } from './page.ts'

const rules: readonly Rule<BookModel>[] = [
  ['a spin costs a whole number of coins', ({ cost }) => isPositive(cost)],
  ['it has reels and rows', ({ reels, rows }) => isPositive(reels) && isPositive(rows)],
  [
    'every symbol has a weight',
    ({ weights, symbols }) => weights.length === symbols.length && weights.every(isWhole) && sumOf(weights) > 0,
  ],
  [
    'every symbol has its pays, one for each size; wilds and orbs have none',
    ({ pays, sizes, symbols }) =>
      pays.length === symbols.length &&
      pays.every((coins) => coins.length === sizes.length && coins.every(isWhole)) &&
      !pays.slice(0, FIRST_PAYING).flat().some(Boolean),
  ],
  ['sizes rise', ({ sizes }) => sizes.length > 0 && sizes.every((size, i) => size > (sizes[i - 1] ?? 1))],
  ['the ladder has steps', ({ ladder }) => ladder.length > 0 && ladder.every(isPositive)],
  ['orbs come only where they multiply', ({ weights, orb }) => isWhole(orb) && (weights[ORB] === 0) === (orb === 0)],
  ['only clusters leave wilds', ({ wins, grow }) => isWhole(grow) && (wins === 'clusters' || grow === 0)],
  ['a round may fall, and ends', ({ deepest }) => isPositive(deepest)],
  ['the book has pages of both kinds', ({ book }) => isPositive(book.winning) && isPositive(book.losing)],
]

/** Games whose rounds are pages of a book. */
export const book: Mechanic<BookModel> = {
  play(model, _, rng) {
    const spin = openPage(model, rng(model.book.winning + model.book.losing))
    return { spins: [spin], coins: spin.coins }
  },
  rest: (model) =>
    playSpin(model, pageDraws(model, 0, 0)).steps.flatMap((step) => ('grid' in step ? [step.grid] : []))[0] ?? [],
  reels: ({ reels, weights }) => Array.from({ length: reels }, (_, reel) => inProportion(weights, reel)),
  brokenRules: (model) => broken(rules, model),
}

/** The winning pages come first. Each is the first attempt whose result matches the kind of its page. */
function openPage(model: BookModel, page: number): Spin {
  const wins = page < model.book.winning
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const spin = playSpin(model, pageDraws(model, page, attempt))
    if (spin.coins > 0 === wins) return spin
  }
  throw new Error(`broken promise: no attempt fits page ${page} of ${model.id}`)
}
