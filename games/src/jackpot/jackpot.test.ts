import { rational, plus, times, toNumber, over } from '@ronda/core'
import { openStream } from '@ronda/fair'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawLarge } from './drawLarge.ts'
import { lineUp, playClassic, playMustHit, type Opening } from './jackpot.ts'
import { jackpotReturn, meanAward, returnOfAll } from './return.ts'
import { contributionOf, termsIn, type Classic, type MustHit } from './terms.ts'

const UNIT = 100_000n
const [mini, minor, major, grand] = termsIn(UNIT) as [MustHit, MustHit, Classic, Classic]

test('returns are exact: contributions, and what the house account adds', () => {
  // 2 ‰ contributed; a pool pays 100 units and half an atom on average for 50 units and half an atom of contributions.
  expect(jackpotReturn(mini)).toEqual(rational(2n * 20_000_001n, 1_000n * 10_000_001n))
  expect(jackpotReturn(minor)).toEqual(rational(200_000_001n, 1_000n * 100_000_001n))
  // 2 ‰ contributed, and one atom in 2,500,000 units brings a seed of 2,500: 1 ‰.
  expect(jackpotReturn(major)).toEqual(rational(2n + 1n, 1_000n))
  // 3 ‰ contributed, and one atom in 12,500,000 units brings a seed of 25,000: 2 ‰.
  expect(jackpotReturn(grand)).toEqual(rational(3n + 2n, 1_000n))
  expect(meanAward(major)).toEqual(rational((2_500n + 5_000n) * UNIT))
  expect(meanAward(grand)).toEqual(rational((25_000n + 37_500n) * UNIT))
  expect(toNumber(returnOfAll(termsIn(UNIT)))).toBeCloseTo(0.014, 8)
})

test('classic: the return of one stake, over all numbers, is the same for every size of stake', () => {
  const small: Classic = { ...major, seed: 700n, odds: 1_000n }
  // A pool that is played with stakes of one size until it is won, as a sum: the mean of its balance at a hit.
  for (const stake of [10n, 40n, 500n, 1_000n]) {
    const chance = rational(stake, small.odds)
    const contribution = rational(small.contribution * stake, 1_000n)
    // The mean number of stakes until one wins is odds / stake.
    const mean = plus(rational(small.seed), times(contribution, over(rational(1n), chance)))
    expect(over(times(chance, mean), rational(stake))).toEqual(jackpotReturn(small))
  }
})

test('classic: as many numbers win as the stake has atoms, and the winner gets the whole pool', () => {
  fc.assert(
    fc.property(
      fc.bigInt(1n, 10n ** 7n),
      fc.bigInt(0n, 2n * 10n ** 7n),
      fc.bigInt(0n, 10n ** 12n),
      (thousands, number, balance) => {
        const stake = thousands * 1_000n
        const played = playClassic(major, stake, number, { balance, contributed: 0n })
        const contribution = 2n * thousands
        expect(played).toEqual(
          number < stake
            ? { contribution, award: balance + contribution, seed: major.seed, ended: [] }
            : { contribution, award: 0n, seed: 0n, ended: [] },
        )
      },
    ),
  )
})

test('two hits in a row: the first wins the pool, the second the new seed and the contributions since', () => {
  const stake = 100_000n
  const first = playClassic(major, stake, 0n, { balance: 9_000_000n, contributed: 0n })
  expect(first.award).toBe(9_000_000n + 200n)
  const left = 9_000_000n + first.contribution + first.seed - first.award
  expect(left).toBe(major.seed)
  expect(playClassic(major, stake, 0n, { balance: left, contributed: 0n }).award).toBe(major.seed + 200n)
})

const opening = (number: number, hit: bigint): Omit<Opening, 'endsAt'> => ({ number, seed: mini.seed, hit })

test('must hit: the stake with the last missing atom wins the hit point, the rest goes to the next pool', () => {
  const openings = lineUp(0n, [opening(1, mini.seed + 250n), opening(2, mini.seed + 1_000n), opening(3, mini.ceiling)])
  const play = (contributed: bigint, stake: bigint) => playMustHit(mini, stake, { balance: 0n, contributed }, openings)
  expect(openings.map(({ endsAt }) => endsAt)).toEqual([250n, 1_250n, 10_001_250n])
  // A stake of 100,000 contributes 200.
  expect(play(0n, 100_000n)).toMatchObject({ contribution: 200n, award: 0n, seed: 0n })
  expect(play(50n, 100_000n)).toMatchObject({ award: mini.seed + 250n, seed: mini.seed })
  expect(play(249n, 100_000n)).toMatchObject({ award: mini.seed + 250n, seed: mini.seed })
  expect(play(250n, 100_000n)).toMatchObject({ award: 0n })
  // A very large stake ends two pools at once, and is paid for both.
  expect(play(0n, 700_000n)).toMatchObject({ award: 2n * mini.seed + 1_250n, seed: 2n * mini.seed })
  expect(play(0n, 700_000n).ended.map(({ number }) => number)).toEqual([1, 2])
})

test('must hit: split into stakes of any sizes, the same atoms win the same', () => {
  const sizes = fc.array(fc.bigInt(1n, 400n), { minLength: 1, maxLength: 60 })
  const distances = fc.array(fc.bigInt(1n, 3_000n), { minLength: 40, maxLength: 40 })
  fc.assert(
    fc.property(sizes, distances, (thousands, gaps) => {
      const far = opening(gaps.length + 1, mini.ceiling)
      const openings = lineUp(0n, [...gaps.map((gap, at) => opening(at + 1, mini.seed + gap)), far])
      let contributed = 0n
      const played = thousands.map((size) => {
        const one = playMustHit(mini, size * 1_000n, { balance: 0n, contributed }, openings)
        contributed += one.contribution
        return one
      })
      fc.pre(contributed < (openings.at(-1)?.endsAt ?? 0n))
      const once = playMustHit(
        mini,
        thousands.reduce((sum, size) => sum + size, 0n) * 1_000n,
        { balance: 0n, contributed: 0n },
        openings,
      )
      expect(contributed).toBe(once.contribution)
      expect(played.flatMap(({ ended }) => ended)).toEqual(once.ended)
      expect(played.reduce((sum, { award }) => sum + award, 0n)).toBe(once.award)
      expect(played.reduce((sum, { seed }) => sum + seed, 0n)).toBe(once.seed)
    }),
  )
})

test('whatever is played, what came in equals what was paid plus what is left', () => {
  const steps = fc.array(fc.record({ thousands: fc.bigInt(1n, 2_000n), number: fc.bigInt(0n, 10n ** 6n) }), {
    maxLength: 80,
  })
  const small: Classic = { ...major, odds: 10n ** 6n }
  fc.assert(
    fc.property(steps, fc.array(fc.bigInt(1n, 5_000n), { minLength: 80, maxLength: 80 }), (rounds, gaps) => {
      const openings = lineUp(0n, [
        ...gaps.map((gap, at) => opening(at + 1, mini.seed + gap)),
        opening(81, mini.ceiling),
      ])
      const pools = [
        { balance: mini.seed, contributed: 0n, seeds: mini.seed, awards: 0n },
        { balance: small.seed, contributed: 0n, seeds: small.seed, awards: 0n },
      ]
      for (const { thousands, number } of rounds) {
        for (const [at, pool] of pools.entries()) {
          const stake = thousands * 1_000n
          const played = at === 0 ? playMustHit(mini, stake, pool, openings) : playClassic(small, stake, number, pool)
          pool.contributed += played.contribution
          pool.seeds += played.seed
          pool.awards += played.award
          pool.balance += played.contribution + played.seed - played.award
          expect(pool.contributed + pool.seeds).toBe(pool.awards + pool.balance)
          expect(pool.balance).toBeGreaterThanOrEqual(at === 0 ? mini.seed : small.seed)
          expect(pool.balance).toBeLessThanOrEqual(at === 0 ? mini.ceiling : pool.balance)
        }
      }
    }),
  )
})

test('contributions are whole: all stakes are whole thousands of atoms', () => {
  for (const terms of [mini, minor, major, grand])
    expect(1_000n * contributionOf(terms, 20_000n)).toBe(terms.contribution * 20_000n)
})

test('a draw beyond one word is uniform: every value of a small bound, and the mean of a large one', () => {
  const rng = openStream({ serverSeed: '5e'.repeat(32), clientSeed: 'far', nonce: 1 })
  const below = 2n ** 20n * 3n + 5n
  const draws = 40_000
  let sum = 0n
  for (let at = 0; at < draws; at++) {
    const drawn = drawLarge(rng, below)
    if (drawn < 0n || drawn >= below) expect.fail(`${drawn} drawn below ${below}`)
    sum += drawn
  }
  // The mean of so many lies within four of its deviations, below / sqrt(12 · draws).
  const z = (Number(sum) / draws - Number(below - 1n) / 2) / (Number(below) / Math.sqrt(12 * draws))
  expect(Math.abs(z)).toBeLessThan(4)
  expect(new Set(Array.from({ length: 400 }, () => drawLarge(rng, 7n)))).toEqual(new Set([0n, 1n, 2n, 3n, 4n, 5n, 6n]))
  expect(drawLarge(rng, 1n)).toBe(0n)
})
