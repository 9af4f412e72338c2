import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Rng } from '@ronda/core'
import { bindClientSeed } from './clientSeed.ts'
import { commitmentOf } from './commitment.ts'
import { checkSplit, drawShare, shareOf, SHARE_SPREAD, type SplitPot } from './share.ts'
import { openStream } from './stream.ts'

const SEED = 'a'.repeat(64)
const COMMITMENT = commitmentOf(SEED)

type Split = (draw: Rng, units: number, left: number) => number

/** All shares of a pot in the order in which they are taken. */
function splitBy(rule: Split, units: number, shares: number, pot: number): readonly number[] {
  let rest = units
  return Array.from({ length: shares }, (_, position) => {
    const draw = openStream({ serverSeed: SEED, clientSeed: `taker-${pot}`, nonce: position })
    const share = rule(draw, rest, shares - position)
    rest -= share
    return share
  })
}

/** The usual rule: anything up to twice the mean of what is left. Its means are equal, its distributions are not. */
const doubleMean: Split = (draw, units, left) =>
  left === 1 ? units : 1 + draw(Math.min(Math.floor((2 * units) / left), units - left + 1))

const BINS = 8

/** How many shares of a position fall between the bounds that divide all shares into equal parts. */
function binsOf(shares: readonly number[], bounds: readonly number[]): readonly number[] {
  const bins = Array.from({ length: BINS }, () => 0)
  for (const share of shares) {
    const at = bounds.findIndex((bound) => share <= bound)
    bins[at === -1 ? BINS - 1 : at] = (bins[at === -1 ? BINS - 1 : at] ?? 0) + 1
  }
  return bins
}

/** Pearson's statistic that all positions have one distribution; its mean is (positions − 1) × (bins − 1). */
function unevenness(rule: Split): number {
  const [units, shares, pots] = [10_000, 5, 4_000]
  const byPot = Array.from({ length: pots }, (_, pot) => splitBy(rule, units, shares, pot))
  const byPosition = Array.from({ length: shares }, (_, position) => byPot.map((pot) => pot[position] ?? 0))
  const sorted = byPosition.flat().toSorted((one, other) => one - other)
  const bounds = Array.from({ length: BINS - 1 }, (_, at) => sorted[Math.floor(((at + 1) * sorted.length) / BINS)] ?? 0)
  const bins = byPosition.map((own) => binsOf(own, bounds))
  let sum = 0
  for (let bin = 0; bin < BINS; bin += 1) {
    const expected = bins.reduce((total, own) => total + (own[bin] ?? 0), 0) / shares
    for (const own of bins) sum += ((own[bin] ?? 0) - expected) ** 2 / expected
  }
  return sum
}

/** The mean is 28; with one distribution it is exceeded less than once in a million times. */
const UNEVENNESS_MAX = 85

describe('[FA18] every position has the same distribution', () => {
  test('of thousands of pots', () => {
    expect(unevenness(drawShare)).toBeLessThan(UNEVENNESS_MAX)
  })

  test('a rule that equalises only the means is found', () => {
    expect(unevenness(doubleMean)).toBeGreaterThan(2 * UNEVENNESS_MAX)
  })

  test('and the one that is stated: how likely every share of a small pot is, by counting', () => {
    const [units, left] = [7, 3]
    const marks = SHARE_SPREAD * left - 1
    const places = units - left + marks
    const counts = new Map<number, number>()
    const trials = 60_000
    for (let trial = 0; trial < trials; trial += 1) {
      const share = drawShare(openStream({ serverSeed: SEED, clientSeed: 'law', nonce: trial }), units, left)
      counts.set(share, (counts.get(share) ?? 0) + 1)
    }
    const choose = (of: number, few: number): number => (few === 0 ? 1 : (choose(of - 1, few - 1) * of) / few)
    for (let share = 1; share <= units - left + 1; share += 1) {
      // Mark 2 is at place `share`: one mark lies before it, the others after it.
      const chance = (choose(share, 1) * choose(places - share - 1, marks - 2)) / choose(places, marks)
      const deviation = Math.sqrt((chance * (1 - chance)) / trials)
      expect(Math.abs((counts.get(share) ?? 0) / trials - chance)).toBeLessThan(5 * deviation)
    }
  })
})

test('[FA17] a pot has at most 2,000,000 units and 1,000 shares, and enough units for all', () => {
  const seed = { serverSeed: SEED, clientSeed: bindClientSeed('taker', COMMITMENT), position: 0 }
  expect(shareOf(seed, 2_000_000, 1_000)).toBeGreaterThanOrEqual(1)
  expect(() => shareOf(seed, 2_000_001, 1_000)).toThrow('1000 shares of 2000001')
  expect(() => shareOf(seed, 2_000_000, 1_001)).toThrow('1001 shares of 2000000')
  expect(() => shareOf(seed, 4, 5)).toThrow('5 shares of 4')
})

const pot = fc
  .record({ shares: fc.integer({ min: 1, max: 40 }), extra: fc.integer({ min: 0, max: 100_000 }), key: fc.nat() })
  .map(({ shares, extra, key }) => ({ shares, units: shares + extra, key }))

test('[FA18] shares are whole, at least one unit, and add up to the pot', () => {
  fc.assert(
    fc.property(pot, ({ shares, units, key }) => {
      const split = splitBy(drawShare, units, shares, key)
      expect(split.every((share) => Number.isInteger(share) && share >= 1)).toBe(true)
      expect(split.reduce((sum, share) => sum + share, 0)).toBe(units)
    }),
  )
})

/** A pot of which so many have taken. */
function published(units: number, shares: number, takers: number): SplitPot {
  let rest = units
  const taken = Array.from({ length: takers }, (_, position) => {
    const clientSeed = bindClientSeed(`taker${position}`, COMMITMENT)
    const share = shareOf({ serverSeed: SEED, clientSeed, position }, rest, shares - position)
    rest -= share
    return { clientSeed, units: share }
  })
  return { commitment: COMMITMENT, serverSeed: SEED, units, shares, taken }
}

describe('[FA18] a published pot is checked', () => {
  const good = published(500, 6, 4)
  const [first = { clientSeed: '', units: 0 }, second = first, ...others] = good.taken

  test.each<[string, SplitPot, string | undefined]>([
    ['as it was drawn', good, undefined],
    ['taken completely', published(500, 6, 6), undefined],
    ['nobody has taken', published(500, 6, 0), undefined],
    ['another seed', { ...good, serverSeed: 'b'.repeat(64) }, 'seed'],
    ['more shares than there were', { ...good, shares: 3 }, 'count'],
    ['a share that is one unit more', { ...good, taken: [{ ...first, units: first.units + 1 }, second] }, 'share'],
    ['two that changed places', { ...good, taken: [second, first, ...others] }, 'share'],
    ['a taker who is left out', { ...good, taken: [second, ...others] }, 'share'],
    ['a text for another pot', { ...good, taken: [{ ...first, clientSeed: 'taker0' }] }, 'client_seed'],
  ])('%s', (_name, told, fault) => {
    expect(checkSplit(told)?.fault).toBe(fault)
  })
})
