import { plus, rational, smallestOf, times, type Rational, type Rng } from '@ronda/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Grade } from '../grade.ts'
import { BILLION } from '../model/billionths.ts'
import { anyCase, marksOf, quickRng } from '../testing/cases.ts'
import { naiveSettle } from '../testing/naive.ts'
import { divideSlip, offerOf, type Chances, type Position } from './cashOut.ts'
import type { Mark, Plain, Slip } from './slip.ts'

const CENT = 1_000n
const NONE: Chances = { win: 0, halfWin: 0, push: 0, halfLose: 0 }
const open = (win: number): Position => ({ kind: 'open', win: { ...NONE, win: win * BILLION }, place: NONE })
const graded = (win: Grade): Position => ({ kind: 'graded', mark: { kind: 'plain', win, place: win } })

const selection = (price: number, at: number): Plain => ({
  kind: 'plain',
  fixture: `f${at}`,
  price,
  isBanker: false,
  place: null,
})
const slip = (prices: readonly number[]): Slip => ({
  currency: 'USD',
  unit: 100n * 100n * CENT,
  sizes: [prices.length],
  isEachWay: false,
  isFree: false,
  selections: prices.map(selection),
})

test.each([
  // prices, positions, margin in millionths, offered in cents
  [[2_000], [open(0.75)], 40_000, 14_400],
  [[2_000], [open(0.75)], 0, 15_000],
  [[2_000, 3_000], [graded('win'), open(0.5)], 50_000, 28_500],
  [[2_000, 3_000], [graded('lose'), open(0.5)], 50_000, 0],
  [[2_000, 3_000], [graded({ void: 'postponed' }), open(0.5)], 50_000, 14_250],
] as const)('[SB16] 100 at %j standing at %j with a margin of %d is offered %d cents', (...row) => {
  const [prices, positions, margin, wanted] = row
  expect(offerOf(slip(prices), positions, margin)?.amount).toBe(BigInt(wanted) * CENT)
})

test('[SB16] there is no offer while a selection is suspended, for a free bet, or when nothing is open', () => {
  const each = slip([2_000, 3_000])
  expect(offerOf(each, [open(0.5), { kind: 'suspended' }], 0)).toBeUndefined()
  expect(offerOf(each, [graded('win'), graded('win')], 0)).toBeUndefined()
  expect(offerOf({ ...each, isFree: true }, [open(0.5), open(0.5)], 0)).toBeUndefined()
  expect(offerOf(each, [open(0.5), open(0.5)], 0)).toBeDefined()
})

const GRADES = ['win', 'halfWin', 'push', 'halfLose'] as const

function anyChances(rng: Rng): Chances {
  const cuts = Array.from({ length: 4 }, () => rng(BILLION / 1_000) * 1_000).sort((a, b) => a - b)
  const [a = 0, b = 0, c = 0, d = 0] = cuts
  return { win: a, halfWin: b - a, push: c - b, halfLose: d - c }
}

/** Every way in which the open selections can end, with its chance: what the fair value is the mean of. */
function* endings(
  positions: readonly Position[],
): Iterable<{ readonly marks: readonly Mark[]; readonly chance: Rational }> {
  const [first, ...rest] = positions
  if (first === undefined) {
    yield { marks: [], chance: rational(1n) }
    return
  }
  const options: (readonly [Mark, number])[] = []
  if (first.kind === 'graded') options.push([first.mark, BILLION])
  else if (first.kind === 'open') {
    const lose = BILLION - GRADES.reduce((sum, grade) => sum + first.win[grade], 0)
    for (const grade of GRADES) options.push([{ kind: 'plain', win: grade, place: grade }, first.win[grade]])
    options.push([{ kind: 'plain', win: 'lose', place: 'lose' }, lose])
  }
  for (const { marks, chance } of endings(rest))
    for (const [mark, parts] of options)
      yield { marks: [mark, ...marks], chance: times(chance, rational(BigInt(parts), BigInt(BILLION))) }
}

const seeds = fc.integer({ min: 0, max: 2 ** 31 })

/** A slip of few selections on single markets, and where they stand. */
function anyOpen(seed: number): { readonly slip: Slip; readonly positions: readonly Position[] } {
  const rng = quickRng(seed)
  for (;;) {
    const each = anyCase(rng)
    const isSmall = each.slip.selections.length <= 4 && each.slip.selections.every(({ kind }) => kind === 'plain')
    if (!isSmall || each.slip.isFree) continue
    const positions = marksOf(each).map((mark, at): Position => {
      if (at > 0 && rng(3) === 0) return { kind: 'graded', mark }
      const chances = anyChances(rng)
      return { kind: 'open', win: chances, place: chances }
    })
    return { slip: each.slip, positions }
  }
}

test('[SB16] the fair value is the mean of all endings, and no offer is above it', () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: 0, max: 300_000 }), (seed, margin) => {
      const { slip, positions } = anyOpen(seed)
      const offer = offerOf(slip, positions, margin)
      if (offer === undefined) throw new Error('an open slip has an offer')
      // So many units that the cut of each ending is nothing beside them.
      const many = 10n ** 24n
      let mean = rational(0n)
      for (const { marks, chance } of endings(positions)) {
        const { paid } = naiveSettle({ ...slip, unit: slip.unit * many }, marks)
        mean = plus(mean, times(chance, rational(paid, many)))
      }
      const { fair, amount } = offer
      const gap = plus(fair, times(mean, rational(-1n)))
      expect(gap.numerator >= 0n && gap.numerator * many < gap.denominator * 100_000n * 100_000n).toBe(true)
      expect(amount * fair.denominator <= fair.numerator).toBe(true)
      expect(amount * 1_000_000n * fair.denominator <= fair.numerator * BigInt(1_000_000 - margin)).toBe(true)
    }),
    { numRuns: 150 },
  )
})

test('[SB17] two parts together are never offered more than the whole', () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: 1, max: 999 }), (seed, permille) => {
      const { slip, positions } = anyOpen(seed)
      const smallest = smallestOf(slip.currency)
      const part = ((slip.unit * BigInt(permille)) / (1_000n * smallest)) * smallest
      const parts = divideSlip(slip, part)
      if (parts === undefined) {
        expect(part === 0n || part === slip.unit).toBe(true)
        return
      }
      const offered = (each: Slip): bigint => offerOf(each, positions, 50_000)?.amount ?? 0n
      expect(parts.closed.unit + parts.kept.unit).toBe(slip.unit)
      expect(offered(parts.closed) + offered(parts.kept) <= offered(slip)).toBe(true)
    }),
    { numRuns: 300 },
  )
  expect(divideSlip(slip([2_000]), 1n)).toBeUndefined()
  expect(divideSlip({ ...slip([2_000]), isFree: true }, CENT)).toBeUndefined()
})
