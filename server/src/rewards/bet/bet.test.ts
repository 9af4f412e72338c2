import { rational } from '@ronda/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { validBetsOf, validPartOf, type PlayedRound, type RewardGame } from './bet.ts'

test.each([
  ['a slot that keeps 3.88 %', 100_000n, rational(9_612n, 10_000n), 97_000n],
  ['a game that keeps 4 %', 100_000n, rational(96n, 100n), 100_000n],
  ['a lottery that keeps half', 100_000n, rational(1n, 2n), 100_000n],
  ['roulette with one zero', 370_000n, rational(36n, 37n), 250_000n],
  ['a game that keeps 1 %', 100_000n, rational(99n, 100n), 25_000n],
  ['a game that returns everything', 100_000n, rational(1n), 0n],
  ['a game that returns more than everything', 100_000n, rational(101n, 100n), 0n],
  ['less than an atom', 1n, rational(99n, 100n), 0n],
])('%s: of %s counts', (_name, stake, returned, valid) => {
  expect(validPartOf(stake, returned)).toBe(valid)
})

test('what counts is never more than the stake, and never less for a game that keeps more', () => {
  const permille = fc.integer({ min: 0, max: 1_000 })
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), permille, permille, (stake, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)].map((each) => rational(BigInt(each), 1_000n))
      const [much, little] = [validPartOf(stake, low ?? rational(0n)), validPartOf(stake, high ?? rational(1n))]
      return little >= 0n && little <= much && much <= stake
    }),
  )
})

const game: RewardGame = { gameType: 'RNG', names: { es: 'A', en: 'A' }, returned: rational(96n, 100n) }
const round: PlayedRound = { mode: 'real', game: 'A', stake: 100_000n, wallet: 7, atMs: 5 }

test.each<[string, PlayedRound, number]>([
  ['a bet with real money counts', round, 1],
  ['free play does not', { ...round, mode: 'free' }, 0],
  ['a stake that was taken back does not', { ...round, isTakenBack: true }, 0],
  ['a free round, which has no stake, does not', { ...round, stake: 0n }, 0],
  ['a game that is not known does not', { ...round, game: 'B' }, 0],
])('%s', (_name, played, count) => {
  expect(validBetsOf([played], new Map([['A', game]]))).toHaveLength(count)
})
