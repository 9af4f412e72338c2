import { makePercent, rational } from '@ronda/core'
import { openStream } from '@ronda/fair'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { closedFormReturn, countCycle } from './closedForm.ts'
import { compileSpins } from './compile.ts'
import { enumerateReturn, enumerateSpins, listOutcomes, totalsOf, type Outcome } from './enumerate.ts'
import { evaluateSpin } from './evaluate.ts'
import { coinsAt, scattersAt } from './fast.ts'
import { stripsOf, type LinesModel } from './model.ts'
import { slotModels } from '../models.ts'
import { anyModel } from './testing/anyModel.ts'
import { everyStop } from './testing/everyStop.ts'
import { feriaDeLuz } from '../titles/feriaDeLuz.ts'

/** The plainest proof there is: the readable evaluator on every stop, one at a time. */
function bruteForce(model: LinesModel, free: boolean): readonly Outcome[] {
  const outcomes = new Map<string, Outcome>()
  for (const stops of everyStop(stripsOf(model, free))) {
    const { scatters, coins } = evaluateSpin(model, free, stops)
    const key = `${scatters} ${coins}`
    outcomes.set(key, { scatters, coins, stops: (outcomes.get(key)?.stops ?? 0) + 1 })
  }
  return [...outcomes.values()].toSorted((a, b) => a.scatters - b.scatters || a.coins - b.coins)
}

test('[SL10] on any small model counting, merged enumeration and brute force give the same whole numbers', () => {
  fc.assert(
    fc.property(fc.nat(), fc.boolean(), (nonce, free) => {
      const model = anyModel(openStream({ serverSeed: 'exact', clientSeed: 'any model', nonce }))
      const outcomes = bruteForce(model, free)
      expect(enumerateSpins(model, free)).toEqual(outcomes)
      expect(countCycle(model, free)).toEqual(totalsOf(model, outcomes))
    }),
    { numRuns: 40 },
  )
})

test('[SL10] on any small model the two exact returns are one', () => {
  fc.assert(
    fc.property(fc.nat(), (nonce) => {
      const model = anyModel(openStream({ serverSeed: 'exact', clientSeed: 'any return', nonce }))
      expect(enumerateReturn(model)).toEqual(closedFormReturn(model))
    }),
    { numRuns: 200 },
  )
})

test.each(slotModels)('[SL10] the exact return of $model.id is the same fraction by both methods', ({ model }) => {
  expect(enumerateReturn(model)).toEqual(closedFormReturn(model))
})

/** The same tables, every prefix by itself: nothing is merged. */
function enumerateOneByOne(model: LinesModel, free: boolean): readonly Outcome[] {
  const { words, prefixes, suffixes } = compileSpins(model, free)
  const stopsBy = Array.from({ length: 6 }, () => new Float64Array(100_000))
  // Under the test runner an imported function is looked up at every call; 33 million times that is most of the work.
  const [coinsOf, scattersOf] = [coinsAt, scattersAt]
  const countSuffixes = (prefix: number): void => {
    for (let suffix = 0; suffix < suffixes; suffix++) {
      const byCoins = stopsBy[scattersOf(words, prefix, suffix)] ?? new Float64Array(0)
      const coins = coinsOf(words, prefix, suffix)
      byCoins[coins] = (byCoins[coins] ?? 0) + 1
    }
  }
  for (let prefix = 0; prefix < prefixes; prefix++) countSuffixes(prefix)
  return listOutcomes(stopsBy)
}

test.each([false, true])('[SL10] merging loses none of the 33 million stops of Feria de Luz (free: %s)', (free) => {
  const outcomes = enumerateOneByOne(feriaDeLuz, free)
  expect(outcomes.reduce((sum, { stops }) => sum + stops, 0)).toBe(31 * 32 * 33 * 34 * 30)
  expect(enumerateSpins(feriaDeLuz, free)).toEqual(outcomes)
})

test('[SL10] the return of Feria de Luz', () => {
  const { total, base, free } = closedFormReturn(feriaDeLuz)
  expect(total).toEqual(rational(368_057_889_293n, 383_393_360_064n))
  expect([total, base, free].map((part) => makePercent(part, 6))).toEqual(['96.000068', '66.349422', '29.650645'])
})

test('[SL5] a chain of free spins that never dies out has no return', () => {
  expect(() => closedFormReturn({ ...feriaDeLuz, freeSpins: [0, 0, 0, 200, 200, 200] })).toThrow('broken promise')
})
