import { rational, toNumber, type Rational } from '@ronda/core'
import type { Facts } from '../board/facts.ts'
import { bestRound } from '../cap/facts.ts'
import type { Proof } from '../mechanic.ts'
import { classOf } from '../parSheet.ts'
import { book } from './book.ts'
import type { BookModel } from './model.ts'
import { SecondReader } from './second.ts'

/** A book is finite: both proofs read all of it, one with the code that is played, one with a second implementation. */
export const bookProof: Proof<BookModel> = {
  byReason: returnByPlaying,
  byCounting: (model) => factsOf(model).exactReturn,
  facts: factsOf,
}

function returnByPlaying(model: BookModel): Rational {
  const pages = model.book.winning + model.book.losing
  let coins = 0n
  for (let page = 0; page < pages; page++) coins += BigInt(book.play(model, 'spin', () => page).coins)
  return rational(coins, BigInt(pages) * BigInt(model.cost))
}

function factsOf(model: BookModel): Facts {
  const { winning, losing } = model.book
  const reader = new SecondReader(model)
  let [coins, squares, largest, largestPages, deep] = [0n, 0n, 0, 0n, 0n]
  for (let page = 0; page < winning + losing; page++) {
    const won = reader.read(page)
    coins += BigInt(won)
    squares += BigInt(won) ** 2n
    if (won > largest) [largest, largestPages] = [won, 0n]
    if (won === largest) largestPages += 1n
    if (reader.falls > 1) deep += 1n
  }
  const [all, cost] = [BigInt(winning + losing), BigInt(model.cost)]
  const volatility = Math.sqrt(toNumber(rational(squares * all - coins * coins, (all * cost) ** 2n)))
  const exactReturn = rational(coins, all * cost)
  const largestSpinRate = rational(largestPages, all)
  return {
    exactReturn,
    baseReturn: exactReturn,
    hitRate: rational(BigInt(winning), all),
    triggerRate: rational(deep, all),
    volatility,
    volatilityClass: classOf(volatility),
    largestSpinWin: rational(BigInt(largest), cost),
    largestSpinRate,
    ...bestRound(model.cost, { most: largest, rate: largestSpinRate }),
  }
}
