import { makePercent, over, rational, toNumber } from '@ronda/core'
import { openStream } from '@ronda/fair'
import { expect, test } from 'vitest'
import { enumerateSpins, type Outcome } from './enumerate.ts'
import { parSheet } from '../proofs.ts'
import { playRound } from '../round.ts'
import { modelShowing } from './testing/screen.ts'
import { feriaDeLuz } from '../titles/feriaDeLuz.ts'

const sheet = parSheet(feriaDeLuz)

test('[SL11] the facts of Feria de Luz', () => {
  const { exactReturn, baseReturn, hitRate, triggerRate, largestSpinWin } = sheet
  expect([exactReturn, baseReturn, hitRate].map((part) => makePercent(part, 4))).toEqual([
    '96.0000',
    '66.3494',
    '28.3772',
  ])
  expect(toNumber(over(rational(1n), triggerRate))).toBeCloseTo(139.755, 3)
  expect(largestSpinWin).toEqual(rational(804n))
  expect(sheet.volatility).toBeCloseTo(5.663, 3)
  expect(sheet.volatilityClass).toBe('medium')
})

test('[SL11] a game without chance has facts that need no reckoning', () => {
  const everythingWins = modelShowing('MMMMM\nMMMMM\nMMMMM')
  expect(parSheet({ ...everythingWins, freeMultiplier: 1 })).toMatchObject({
    exactReturn: rational(200n),
    hitRate: rational(1n),
    triggerRate: rational(0n),
    volatility: 0,
    volatilityClass: 'low',
    largestSpinWin: rational(200n),
  })
})

// Each reel shows its mask in the middle row at one stop of three, so all five do at one in 243.
test('[SL11] the standard deviation of one prize in 243 spins, reckoned by hand', () => {
  const onePrize = { ...modelShowing('MMMMM\nFTFTF\nTFTFT'), lines: [[1, 1, 1, 1, 1]] }
  const pays = onePrize.pays.map((_, symbol) => (symbol === 2 ? [0, 0, 0, 0, 0, 600] : [0, 0, 0, 0, 0, 0]))
  const { exactReturn, volatility, volatilityClass } = parSheet({ ...onePrize, pays })
  expect(exactReturn).toEqual(rational(200n, 243n))
  expect(volatility).toBeCloseTo(200 * Math.sqrt((1 / 243) * (242 / 243)), 10)
  expect(volatilityClass).toBe('extreme')
})

/** The mean of what `value` says of a spin. */
function average(outcomes: readonly Outcome[], value: (coins: number, awarded: number) => number): number {
  const stops = outcomes.reduce((sum, outcome) => sum + outcome.stops, 0)
  const total = outcomes.reduce(
    (sum, outcome) => sum + outcome.stops * value(outcome.coins, feriaDeLuz.freeSpins[outcome.scatters] ?? 0),
    0,
  )
  return total / stops
}

/** Mean of the square of X plus N chains, when a chain has this mean and mean square. */
function meanSquare(outcomes: readonly Outcome[], chain: number, chainSquare: number): number {
  return average(outcomes, (x, n) => x * x + 2 * x * n * chain + n * chainSquare + n * (n - 1) * chain * chain)
}

test('[SL11] the volatility is what chains of free spins come to when they are followed one generation at a time', () => {
  const [paid, free] = [enumerateSpins(feriaDeLuz, false), enumerateSpins(feriaDeLuz, true)]
  let [chain, chainSquare] = [0, 0]
  for (let generation = 0; generation < 60; generation++) {
    chainSquare = meanSquare(free, chain, chainSquare)
    chain = average(free, (x, n) => x + n * chain)
  }
  const mean = average(paid, (x, n) => x + n * chain)
  const deviation = Math.sqrt(meanSquare(paid, chain, chainSquare) - mean * mean)
  const { exactReturn, volatility } = sheet
  expect(mean / feriaDeLuz.cost).toBeCloseTo(toNumber(exactReturn), 10)
  expect(deviation / feriaDeLuz.cost).toBeCloseTo(volatility, 10)
})

test('[SL11] rounds that are really played come to the same, as near as their number allows', () => {
  const rounds = 30_000
  let [sum, sumOfSquares, hits, triggers] = [0, 0, 0, 0]
  for (let nonce = 0; nonce < rounds; nonce++) {
    const round = playRound(
      feriaDeLuz,
      'spin',
      openStream({ serverSeed: '0a'.repeat(32), clientSeed: 'rounds', nonce }),
    )
    const won = round.coins / feriaDeLuz.cost
    sum += won
    sumOfSquares += won * won
    if (won > 0) hits += 1
    if (round.spins.length > 1) triggers += 1
  }
  const { exactReturn, volatility, hitRate, triggerRate } = sheet
  const bounds = (chance: number): number => 3 * Math.sqrt((chance * (1 - chance)) / rounds)
  expect(Math.abs(sum / rounds - toNumber(exactReturn))).toBeLessThan((3 * volatility) / Math.sqrt(rounds))
  expect(Math.abs(hits / rounds - toNumber(hitRate))).toBeLessThan(bounds(toNumber(hitRate)))
  expect(Math.abs(triggers / rounds - toNumber(triggerRate))).toBeLessThan(bounds(toNumber(triggerRate)))
  const deviation = Math.sqrt(sumOfSquares / rounds - (sum / rounds) ** 2)
  expect(Math.abs(deviation / volatility - 1)).toBeLessThan(0.1)
})
