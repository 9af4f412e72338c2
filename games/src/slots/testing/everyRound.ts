import { plus, rational, toNumber, type Rational } from '@ronda/core'
import { expect } from 'vitest'
import type { Bet, Mechanic, ModelHead, Proof } from '../mechanic.ts'
import type { Step } from '../step.ts'

/** More rounds than this are too many to enumerate. */
const ROUNDS_MAX = 300_000

type PlayedRound = ReturnType<Mechanic<ModelHead>['play']>

/** Plays every possible round of a small model, each with its chance of one in so many. */
function* everyRound<Model extends ModelHead>(
  mechanic: Mechanic<Model>,
  model: Model,
  bet: Bet = 'spin',
): Generator<readonly [round: PlayedRound, oneIn: number]> {
  const script: { drawn: number; readonly below: number }[] = []
  for (let rounds = 0; rounds < ROUNDS_MAX; rounds++) {
    let taken = 0
    const round = mechanic.play(model, bet, (below) => {
      const next = script[taken] ?? { drawn: 0, below }
      script[taken] = next
      taken += 1
      return next.drawn
    })
    yield [round, script.reduce((all, { below }) => all * below, 1)]
    let last = script.at(-1)
    while (last !== undefined && isLast(last)) {
      script.pop()
      last = script.at(-1)
    }
    if (!last) return
    last.drawn += 1
  }
  throw new Error(`broken promise: a model with more than ${ROUNDS_MAX} rounds`)
}

const isLast = ({ drawn, below }: { drawn: number; below: number }): boolean => drawn === below - 1

/** The simplest proof: every round, one at a time, through the code that is played. */
export function returnByPlaying<Model extends ModelHead>(mechanic: Mechanic<Model>, model: Model): Rational {
  // Grouped by chance first, so that few fractions need to be added.
  const coinsBy = new Map<number, number>()
  for (const [{ coins }, oneIn] of everyRound(mechanic, model)) coinsBy.set(oneIn, (coinsBy.get(oneIn) ?? 0) + coins)
  let sum = rational(0n)
  for (const [oneIn, coins] of coinsBy) sum = plus(sum, rational(BigInt(coins), BigInt(oneIn) * BigInt(model.cost)))
  return sum
}

/** The share of all rounds for which something holds, computed in the same way. */
export function shareByPlaying<Model extends ModelHead>(
  mechanic: Mechanic<Model>,
  model: Model,
  holds: (round: PlayedRound) => boolean,
): Rational {
  let sum = rational(0n)
  for (const [round, oneIn] of everyRound(mechanic, model))
    if (holds(round)) sum = plus(sum, rational(1n, BigInt(oneIn)))
  return sum
}

/** The most coins that one spin of any round wins. */
export function mostByPlaying<Model extends ModelHead>(mechanic: Mechanic<Model>, model: Model): number {
  let most = 0
  for (const [{ spins }] of everyRound(mechanic, model)) for (const { coins } of spins) most = Math.max(most, coins)
  return most
}

/** The facts of the largest win announce what the best rounds win, how often they come, and a limit above them. */
export function expectLargest<Model extends ModelHead>(
  mechanic: Mechanic<Model>,
  proof: Proof<Model>,
  model: Model,
): void {
  const { largestSpinWin, largestSpinRate, largestRoundWin } = proof.facts(model)
  const most = mostOfRounds(mechanic, model)
  expect(largestSpinWin).toEqual(rational(BigInt(most), BigInt(model.cost)))
  const { numerator, denominator } = shareByPlaying(mechanic, model, ({ coins }) => coins === most)
  expect(largestSpinRate).toEqual(rational(1n, (denominator + numerator - 1n) / numerator))
  expect(toNumber(largestRoundWin) * model.cost).toBeGreaterThanOrEqual(most)
}

/** The most coins that any round wins. */
export function mostOfRounds<Model extends ModelHead>(mechanic: Mechanic<Model>, model: Model): number {
  let most = 0
  for (const [{ coins }] of everyRound(mechanic, model)) most = Math.max(most, coins)
  return most
}

/** How often a round takes a step of a kind. */
export function countSteps({ spins }: PlayedRound, type: Step['type']): number {
  return spins.flatMap(({ steps }) => steps).filter((step) => step.type === type).length
}
