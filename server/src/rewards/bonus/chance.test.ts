import { rational } from '@ronda/core'
import { feriaDeLuz } from '@ronda/games'
import { expect, test } from 'vitest'
import { errorOf, RUNS_MAX, simulateChance, stakeOf, type ChanceJob } from './chance.ts'

const stake = 100_000n
const job: ChanceJob = {
  model: feriaDeLuz,
  returned: rational(96n, 100n),
  amount: 50n * stake,
  target: 50n * stake,
  stake,
  seed: 'ab'.repeat(32),
}

test('equal terms give equal results, and another seed gives others', () => {
  const one = simulateChance({ ...job, target: 10n * stake })
  expect(simulateChance({ ...job, target: 10n * stake })).toEqual(one)
  expect(simulateChance({ ...job, target: 10n * stake, seed: 'cd'.repeat(32) })).not.toEqual(one)
})

test('a target that the amount covers is always reached, and the mean of what is left is the return', () => {
  // 50 stakes of 50: nobody can lose more than the whole amount before.
  const { runs, finished, paid, staked, bets } = simulateChance(job)
  expect([runs, finished, bets]).toEqual([RUNS_MAX, RUNS_MAX, RUNS_MAX * 50])
  expect(staked).toBe(BigInt(bets) * stake)
  // 96 % of 50 stakes, within five standard errors of the title (a deviation of about 6 stakes a round).
  const mean = Number(paid) / runs / Number(stake)
  expect(Math.abs(mean - 48)).toBeLessThan((5 * 6 * Math.sqrt(50)) / Math.sqrt(runs))
})

test('a larger target is reached more rarely, and a run ends with what it cannot stake', () => {
  const shares = [1n, 3n, 6n].map((multiple) => simulateChance({ ...job, target: multiple * 50n * stake }).finished)
  expect(shares).toEqual(shares.toSorted((left, right) => right - left))
  expect(shares[2]).toBeLessThan(RUNS_MAX)
  expect(simulateChance({ ...job, amount: stake - 1n })).toMatchObject({
    runs: RUNS_MAX,
    finished: 0,
    bets: 0,
    paid: 0n,
  })
})

test('the error of the chance is its 95 % interval: about 2 in a hundred with 2,000 runs, and never none', () => {
  expect(errorOf(1_000, 2_000)).toBeCloseTo(0.0219, 3)
  expect(errorOf(0, 2_000)).toBeGreaterThan(0)
  expect(errorOf(2_000, 2_000)).toBeCloseTo(errorOf(0, 2_000), 10)
})

test.each([
  ['a fiftieth of the amount', 500n, 100n, 10n],
  ['the largest stake of the terms', 500n, 4n, 2n],
  ['the smallest offered one, where all are more', 20n, 100n, 1n],
])('the simulated stake is %s', (_name, amount, stakeMax, expected) => {
  expect(stakeOf([1n, 2n, 5n, 10n, 20n], { kind: 'money', amount, stakeMax })).toBe(expected)
  expect(stakeOf([1n, 2n, 5n, 10n, 20n], { kind: 'spins', amount, stakeMax })).toBe(stakeMax)
})
