import { CURRENCIES, smallestOf, type Rng } from '@ronda/core'
import { gradeChoice } from '../football/grade.ts'
import type { Facts } from '../football/facts.ts'
import { choicesOf, type Choice, type Market } from '../football/market.ts'
import type { Grade } from '../grade.ts'
import { VOID_CLAUSES, type VoidReason } from '../void.ts'
import {
  faultOfSlip,
  type Builder,
  type Mark,
  type PartGrade,
  type Plain,
  type Selection,
  type Slip,
} from '../slip/slip.ts'
import { settleSlip, type Settlement } from '../slip/settle.ts'
import { SYSTEMS } from '../slip/systems.ts'
import { anyFacts, anyMarket, oneOf } from './matches.ts'
import { naiveGrade, naiveSettle, type NaiveSettlement } from './naive.ts'

export type { MatchEvent as FootballEvent } from '../league/match.ts'
export { naiveGrade, naiveSettle } from './naive.ts'
export { naiveSeriesGrade } from './naiveSeries.ts'

/** What a selection is graded by: a match, given grades, or the parts of a bet builder. */
export type Subject =
  | { readonly kind: 'football'; readonly market: Market; readonly choice: Choice; readonly facts: Facts }
  | { readonly kind: 'given'; readonly win: Grade; readonly place: Grade }
  | { readonly kind: 'builder'; readonly parts: readonly PartGrade[] }

export type Case = { readonly slip: Slip; readonly subjects: readonly Subject[] }

/** Draws for generated cases, quick and the same for the same seed. */
export function quickRng(seed: number): Rng {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

const SIMPLE: readonly Grade[] = ['win', 'win', 'win', 'win', 'halfWin', 'push', 'halfLose', 'lose']

function anyGrade(rng: Rng): Grade {
  const drawn = rng(12)
  if (drawn < 9) return oneOf(rng, SIMPLE)
  if (drawn === 9) return { void: oneOf(rng, Object.keys(VOID_CLAUSES) as VoidReason[]) }
  const places = 1 + rng(3)
  return { places, tied: places + 1 + rng(4) }
}

function anyPrice(rng: Rng): number {
  return rng(4) > 0 ? 1_001 + rng(3_000) : 1_001 + rng(999_000)
}

/** Prices for sets of parts: each part has its own, and together they are worth a little less than the product. */
function anyBuilder(rng: Rng, fixture: string, isBanker: boolean): Builder {
  const parts = Array.from({ length: 2 + rng(3) }, () => 1_050 + rng(2_000))
  const prices = Array.from({ length: 2 ** parts.length }, (_, set) =>
    parts.reduce((price, part, at) => (set & (2 ** at) ? Math.floor((price * part) / 1_000) : price), 1_000),
  )
  return { kind: 'builder', fixture, isBanker, prices }
}

function anySelection(rng: Rng, fixture: string, shape: Shape): { selection: Selection; subject: Subject } {
  const isBanker = shape.mayHaveBankers && rng(5) === 0
  if (!shape.isEachWay && rng(8) === 0) {
    const selection = anyBuilder(rng, fixture, isBanker)
    const parts = Array.from({ length: Math.log2(selection.prices.length) }, () =>
      oneOf(rng, ['win', 'win', 'win', 'void', 'lose'] as const),
    )
    return { selection, subject: { kind: 'builder', parts } }
  }
  const place = shape.isEachWay ? { numerator: 1, denominator: 2 + rng(5) } : null
  const selection: Plain = { kind: 'plain', fixture, price: anyPrice(rng), isBanker, place }
  if (shape.isEachWay || rng(3) === 0)
    return { selection, subject: { kind: 'given', win: anyGrade(rng), place: anyGrade(rng) } }
  const market = anyMarket(rng)
  return {
    selection,
    subject: { kind: 'football', market, choice: oneOf(rng, choicesOf(market)), facts: anyFacts(rng) },
  }
}

type Shape = {
  readonly count: number
  readonly sizes: readonly number[] | null
  readonly isEachWay: boolean
  readonly isFree: boolean
  readonly mayHaveBankers: boolean
}

/** Every kind of slip: single, multiple, each named system, any system with bankers, each way, free. */
function anyShape(rng: Rng): Shape {
  const drawn = rng(16)
  const isEachWay = rng(4) === 0
  const plain = { sizes: null, isEachWay, isFree: false, mayHaveBankers: false }
  if (drawn < 4) return { ...plain, count: 1 }
  if (drawn < 7) return { ...plain, count: 2 + rng(rng(8) === 0 ? 19 : 5) }
  if (drawn < 9) return { ...plain, count: 1 + rng(5), isEachWay: false, isFree: true }
  if (drawn < 13) {
    const { selections, sizes } = oneOf(rng, Object.values(SYSTEMS))
    return { ...plain, count: selections, sizes }
  }
  return { ...plain, count: 2 + rng(6), mayHaveBankers: true }
}

function anySizes(rng: Rng, count: number): readonly number[] {
  if (count === 0) return [0]
  const sizes = Array.from({ length: count }, (_, at) => at + 1).filter(() => rng(3) === 0)
  return sizes.length > 0 ? sizes : [1 + rng(count)]
}

/** Any slip that may be placed, with what its selections are graded by. */
export function anyCase(rng: Rng): Case {
  const shape = anyShape(rng)
  const made = Array.from({ length: shape.count }, (_, at) => anySelection(rng, `fixture-${at}`, shape))
  const selections = made.map(({ selection }) => selection)
  const others = selections.filter(({ isBanker }) => !isBanker).length
  const sizes = shape.sizes ?? (shape.mayHaveBankers ? anySizes(rng, others) : [shape.count])
  const currency = oneOf(rng, CURRENCIES)
  const unit = smallestOf(currency) * BigInt(1 + rng(rng(2) === 0 ? 30 : 1_000_000))
  const slip: Slip = { currency, unit, sizes, isEachWay: shape.isEachWay, isFree: shape.isFree, selections }
  const fault = faultOfSlip(slip)
  if (fault !== undefined) throw new Error(`a generated slip has the fault ${fault}`)
  return { slip, subjects: made.map(({ subject }) => subject) }
}

type GradeOf = (market: Market, choice: Choice, facts: Facts) => Grade

function markOf(subject: Subject, gradeOf: GradeOf): Mark {
  if (subject.kind === 'builder') return subject
  if (subject.kind === 'given') return { kind: 'plain', win: subject.win, place: subject.place }
  const grade = gradeOf(subject.market, subject.choice, subject.facts)
  return { kind: 'plain', win: grade, place: grade }
}

export const marksOf = ({ subjects }: Case): readonly Mark[] => subjects.map((each) => markOf(each, gradeChoice))

/** A case graded and settled twice, by the engine and by the second implementation. */
export function settleTwice(each: Case): { readonly engine: Settlement; readonly naive: NaiveSettlement } {
  return {
    engine: settleSlip(each.slip, marksOf(each)),
    naive: naiveSettle(
      each.slip,
      each.subjects.map((subject) => markOf(subject, naiveGrade)),
    ),
  }
}
