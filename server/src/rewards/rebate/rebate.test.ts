import { minus, rational, times, toNumber, type Rational } from '@ronda/core'
import { arcadeTitles, sharedTitles, slotTitles } from '@ronda/games'
import { BOOKS } from '@ronda/games/sports'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rewardGames } from '../bet/index.ts'
import { betsOf, payableOf, rebateOn, sumOf, type RebateBets, type RebateTerms } from './rebate.ts'

const UNIT = 100_000n
const bets = (staked: bigint, permille: number, returned: Rational): RebateBets => ({
  game: 'A',
  gameType: 'RNG',
  rounds: 1,
  staked,
  permille,
  extra: 0,
  returned,
})

// oxfmt-ignore
test.each([
  // staked, in units  return     rate ‰  paid, in cents
  [100,                [96, 100], 100,    40],
  [3_335,              [96, 100], 100,    1_334],
  [100,                [9_612, 10_000], 50, 19],
  [1,                  [9_612, 10_000], 50, 0],
  [37,                 [36, 37],  100,    10],
  [100,                [1, 1],    100,    0],
  [100,                [101, 100], 100,   0],
] as const)('%i staked at a return of %j and a rate of %i ‰ pay %i cents', (staked, [top, bottom], permille, cents) => {
  const earned = rebateOn(bets(BigInt(staked) * UNIT, permille, rational(BigInt(top), BigInt(bottom))))
  expect(payableOf(earned, 'USD')).toBe(BigInt(cents) * 1_000n)
})

// oxfmt-ignore
test.each([
  // extra ‰  paid, in cents, of 10 % of the 4 % that 1,000 units are expected to lose
  [0,         400],
  [50,        420],
  [333,       533],
  [1_000,     800],
] as const)('a rank that adds %i ‰ to the rate makes it %i cents', (extra, cents) => {
  const earned = rebateOn({ ...bets(1_000n * UNIT, 100, rational(96n, 100n)), extra })
  expect(payableOf(earned, 'USD')).toBe(BigInt(cents) * 1_000n)
})

test('the sum is rounded once: lines of half a cent add up to whole cents', () => {
  // 12.50 × 4 % × 1 % is half a cent.
  const half = rebateOn(bets((25n * UNIT) / 2n, 10, rational(96n, 100n)))
  expect(payableOf(half, 'USD')).toBe(0n)
  expect(payableOf(sumOf([half, half]), 'USD')).toBe(1_000n)
})

test('bets earn the same together and apart, and never more than they are expected to lose', () => {
  const stakes = fc.array(fc.bigInt(1n, 10n ** 12n), { minLength: 1, maxLength: 20 })
  const rate = fc.integer({ min: 1, max: 200 })
  fc.assert(
    fc.property(stakes, rate, fc.bigInt(0n, 9_999n), (parts, permille, myriad) => {
      const returned = rational(myriad, 10_000n)
      const staked = parts.reduce((sum, each) => sum + each, 0n)
      const whole = rebateOn(bets(staked, permille, returned))
      const apart = sumOf(parts.map((each) => rebateOn(bets(each, permille, returned))))
      expect(apart).toEqual(whole)
      // A fifth of the expected loss at most.
      const fifth = times(rational(staked), times(minus(rational(1n), returned), rational(1n, 5n)))
      expect(minus(fifth, whole).numerator).toBeGreaterThanOrEqual(0n)
    }),
  )
})

const termsAt = (permille: number): RebateTerms => ({
  gameType: 'RNG',
  permille,
  extra: 0,
  returned: rational(96n, 100n),
})

const round = { mode: 'real', game: 'A', stake: UNIT, wallet: 1 } as const

test('rounds are added up by wallet and game, in the order of the rows', () => {
  const rounds = [round, { ...round, wallet: 2 }, { ...round, game: 'B' }, round]
  expect(betsOf(rounds, (game) => termsAt(game === 'A' ? 100 : 50))).toEqual([
    { wallet: 1, game: 'A', ...termsAt(100), rounds: 2, staked: 2n * UNIT },
    { wallet: 1, game: 'B', ...termsAt(50), rounds: 1, staked: UNIT },
    { wallet: 2, game: 'A', ...termsAt(100), rounds: 1, staked: UNIT },
  ])
})

test('the rate of a bet has what the rank of its wallet adds', () => {
  const extraOf = (wallet: number): number => (wallet === 2 ? 200 : 0)
  const lines = betsOf([round, { ...round, wallet: 2 }], (_game, wallet) => ({
    ...termsAt(100),
    extra: extraOf(wallet),
  }))
  expect(lines.map(({ wallet, extra }) => [wallet, extra])).toEqual([
    [1, 0],
    [2, 200],
  ])
})

test.each([
  ['free play', { ...round, mode: 'free' as const }, 100],
  ['a stake that was taken back', { ...round, isTakenBack: true }, 100],
  ['a round without a stake', { ...round, stake: 0n }, 100],
  ['an unknown game', round, undefined],
  ['a rate of zero', round, 0],
])('%s earns nothing', (_, played, permille) => {
  expect(betsOf([played], () => (permille === undefined ? undefined : termsAt(permille)))).toEqual([])
})

test('every game of the catalogue has a return below or equal to one and earns a rebate', () => {
  const titles = { slots: slotTitles(), arcades: arcadeTitles, shareds: sharedTitles }
  const games = rewardGames(titles)
  // Each sport is a game of its own.
  expect(games.size).toBe(titles.slots.length + titles.arcades.length + titles.shareds.length + BOOKS.length)
  for (const [game, { returned }] of games) {
    expect(toNumber(returned), game).toBeGreaterThan(0.4)
    expect(toNumber(returned), game).toBeLessThanOrEqual(1)
  }
})
