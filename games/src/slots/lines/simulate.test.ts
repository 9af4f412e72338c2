import { toNumber } from '@ronda/core'
import { expect, test } from 'vitest'
import { compileSpins } from './compile.ts'
import { parSheet } from '../proofs.ts'
import { simulate, type SimulationSeed } from './simulate.ts'
import { feriaDeLuz } from '../titles/feriaDeLuz.ts'

const seed: SimulationSeed = [1, 2, 3, 4]
const tables = compileSpins(feriaDeLuz, false)

test('[SL12] two million simulated spins match the exact facts, within the statistical error', () => {
  const spins = 2_000_000
  const tally = simulate(tables, seed, spins)
  const { baseReturn, hitRate, triggerRate } = parSheet(feriaDeLuz)
  const bounds = (chance: number): number => 3 * Math.sqrt((chance * (1 - chance)) / spins)
  expect(Math.abs(tally.hits / spins - toNumber(hitRate))).toBeLessThan(bounds(toNumber(hitRate)))
  expect(Math.abs(tally.triggers / spins - toNumber(triggerRate))).toBeLessThan(bounds(toNumber(triggerRate)))
  expect(tally.coins / spins / feriaDeLuz.cost / toNumber(baseReturn)).toBeCloseTo(1, 2)
})

test('[SL12] the same seed gives the same spins, whatever the batch size', () => {
  expect(simulate(tables, seed, 100_000)).toEqual(simulate(tables, seed, 100_000))
  expect(simulate(tables, seed, 0)).toEqual({ spins: 0, coins: 0, hits: 0, triggers: 0 })
  const short = simulate(tables, seed, 4_095)
  const long = simulate(tables, seed, 4_097)
  expect(long.coins).toBeGreaterThanOrEqual(short.coins)
})
