import { sizeOf, parityOf, type DigitsOutcome, type Subject } from './digits/halves.ts'
import type { LotteryOutcome } from './outcome.ts'
import type { Mark } from '../tables/roads/marks.ts'
import { writeBalls } from './picks.ts'

/** How something fared in past draws. */
export type Trend = {
  /** A pick as it is written in a line: a tail, a ball, a digit at a place; of four-digit draws a digit. */
  readonly pick: string
  /** How often it came; more than once in a draw counts as often. */
  readonly times: number
  /** Draws since it came last: none when it is in the latest. Null when it came in none of them. */
  readonly gap: number | null
}

/** What a draw brought, as picks. */
function picksIn(outcome: LotteryOutcome): readonly string[] {
  if ('numbers' in outcome) return outcome.numbers.map((number) => number.slice(-2))
  if ('digits' in outcome) return outcome.digits.map((digit, at) => `${at + 1}:${digit}`)
  if ('drawn' in outcome) return outcome.drawn.map((ball) => writeBalls([ball]))
  return [...outcome.top, ...outcome.starters, ...outcome.consolations].flatMap((number) => [...number])
}

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at)

const BALLS: Readonly<Record<string, number>> = { keno80: 80, lotto45: 45, lotto55: 55 }

/** All that can come in a lottery, in order. */
function picksOf(rules: string): readonly string[] {
  const balls = BALLS[rules]
  if (balls !== undefined) return upTo(balls).map((at) => writeBalls([at + 1]))
  if (rules.startsWith('vn')) return upTo(100).map((tail) => String(tail).padStart(2, '0'))
  if (rules === 'sea4d') return upTo(10).map(String)
  return upTo(5).flatMap((at) => upTo(10).map((digit) => `${at + 1}:${digit}`))
}

/** What came in past draws, the latest first. It says nothing of what will come: every draw begins anew. */
export function trendsOf(rules: string, latest: readonly LotteryOutcome[]): readonly Trend[] {
  const draws = latest.map(picksIn)
  return picksOf(rules).map((pick) => {
    const gap = draws.findIndex((draw) => draw.includes(pick))
    const times = draws.reduce((sum, draw) => sum + draw.filter((each) => each === pick).length, 0)
    return { pick, times, gap: gap < 0 ? null : gap }
  })
}

/** What came most often, and of that what came latest; as many as are asked for. */
export function mostDrawn(trends: readonly Trend[], many: number): readonly Trend[] {
  return trends
    .filter(({ times }) => times > 0)
    .toSorted((left, right) => right.times - left.times || (left.gap ?? 0) - (right.gap ?? 0))
    .slice(0, many)
}

/** What waited longest, and of that what came least. */
export function longestAway(trends: readonly Trend[], many: number): readonly Trend[] {
  const waited = ({ gap }: Trend): number => gap ?? Number.MAX_SAFE_INTEGER
  return trends.toSorted((left, right) => waited(right) - waited(left) || left.times - right.times).slice(0, many)
}

/** How a digit or the sum of all looks on a road: big and odd are red. */
export function markOfDigits(outcome: DigitsOutcome, kind: 'parity' | 'size', subject: Subject): Mark {
  if (kind === 'size') return sizeOf(outcome, subject) === 'big' ? 'red' : 'blue'
  return parityOf(outcome, subject) === 'odd' ? 'red' : 'blue'
}

/** How often the latest mark came in a row. `marks`: the oldest first, as on a road. */
export function streakOf(marks: readonly Mark[]): number {
  const other = marks.findLastIndex((mark) => mark !== marks.at(-1))
  return marks.length - 1 - other
}
