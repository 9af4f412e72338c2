import { present } from '@ronda/core'
import type { BallsOutcome } from './balls.ts'
import type { DigitsOutcome } from './digits/halves.ts'
import type { FourDOutcome } from './fourD/fourD.ts'
import type { LotteryOutcome } from './outcome.ts'
import { SHOW_MS } from './shows.ts'
import { ranksOf, type Rank } from './vn/prizes.ts'
import type { VnOutcome } from './vn/vn.ts'

/** Something that comes to be seen: when, as which prize, at which place of the outcome's own list, and its text. */
export type Reveal = { readonly atMs: number; readonly rank: string; readonly at: number; readonly text: string }

/** So many moments from the first to the last, evenly apart. */
function evenly(many: number, firstMs: number, lastMs: number): readonly number[] {
  return Array.from({ length: many }, (_, at) =>
    Math.round(firstMs + ((lastMs - firstMs) * at) / Math.max(1, many - 1)),
  )
}

type Shown = Omit<Reveal, 'atMs'>

const atMoments = (shown: readonly Shown[], moments: readonly number[]): readonly Reveal[] =>
  shown.map((each, at) => ({ ...each, atMs: present(moments[at], 'a moment to be shown at') }))

/** From the smallest prize up; the special one is waited for. */
function revealNumbers({ numbers }: VnOutcome, ranks: readonly Rank[]): readonly Reveal[] {
  const names = ranks.flatMap(({ rank, many }) => Array.from({ length: many }, () => rank))
  const shown = numbers.map((text, at) => ({ rank: names[at] ?? '', at, text })).toReversed()
  return atMoments(shown, [...evenly(numbers.length - 1, 2_000, 64_500), 70_000])
}

/** The small prizes at a pace; then the third, the second and the first, each waited for. */
function revealFourD({ top, starters, consolations }: FourDOutcome): readonly Reveal[] {
  const listed = (rank: string, texts: readonly string[]): readonly Shown[] =>
    texts.map((text, at) => ({ rank, at, text }))
  const shown = [
    ...listed('consolations', consolations),
    ...listed('starters', starters),
    ...listed('top', top).toReversed(),
  ]
  return atMoments(shown, [...evenly(shown.length - top.length, 2_000, 36_200), 42_000, 48_000, 54_000])
}

/** One after the other, and time to read them at the end. */
function inTurn(rank: string, texts: readonly string[], showMs: number): readonly Reveal[] {
  const shown = texts.map((text, at) => ({ rank, at, text }))
  return atMoments(shown, evenly(texts.length, showMs * 0.1, showMs * 0.8))
}

const revealBalls = ({ drawn }: BallsOutcome, showMs: number): readonly Reveal[] =>
  inTurn('ball', drawn.map(String), showMs)

const revealDigits = ({ digits }: DigitsOutcome, showMs: number): readonly Reveal[] =>
  inTurn('digit', digits.map(String), showMs)

/** What is seen when, of a draw by the rules with this name: in the order of time, all of it before the showing ends. */
export function revealOf(rules: string, outcome: LotteryOutcome): readonly Reveal[] {
  if ('numbers' in outcome) return revealNumbers(outcome, ranksOf(rules))
  if ('top' in outcome) return revealFourD(outcome)
  if ('digits' in outcome) return revealDigits(outcome, rules === 'elott1' ? SHOW_MS.minute : SHOW_MS.digits)
  return revealBalls(outcome, rules === 'keno80' ? SHOW_MS.keno : SHOW_MS.lotto)
}
