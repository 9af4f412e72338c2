import type { Half, Side } from './facts.ts'

/** A match has 90 minutes; the last one of a half has its added time. */
export const MINUTES = 90
export const HALF_TIME = 45

export const halfOf = (minute: number): Half => (minute <= HALF_TIME ? 'firstHalf' : 'secondHalf')

/** How likely each minute is, from the first one on, in whole weights. */
export type Tempo = readonly number[]

const minutes = (weightOf: (minute: number) => number): Tempo =>
  Array.from({ length: MINUTES }, (_, at) => weightOf(at + 1))

/** Goals become more frequent towards the end: 45 in 100 fall before half time. */
export const GOAL_TEMPO: Tempo = minutes((minute) => {
  const added = minute === HALF_TIME ? 130 : minute === MINUTES ? 260 : 0
  return 88 + Math.floor(minute / 3) + added
})

export const CORNER_TEMPO: Tempo = minutes((minute) => (minute % HALF_TIME === 0 ? 3 : 1))

/** Red cards are rare in the beginning. */
export const RED_TEMPO: Tempo = minutes((minute) => (minute <= 15 ? 1 : minute <= HALF_TIME ? 2 : minute <= 75 ? 4 : 6))

export const sumOf = (tempo: Tempo): number => tempo.reduce((sum, weight) => sum + weight, 0)

/** The weight up to each minute, once for every tempo: a match asks for thousands of shares. */
const sums = new WeakMap<Tempo, readonly number[]>()

function upToEach(tempo: Tempo): readonly number[] {
  const known = sums.get(tempo)
  if (known !== undefined) return known
  let sum = 0
  const made = [0, ...tempo.map((weight) => (sum += weight))]
  sums.set(tempo, made)
  return made
}

/** The part of a tempo that lies after one minute, up to another. */
export function shareOf(tempo: Tempo, after: number, upTo: number): number {
  const upToMinute = upToEach(tempo)
  return after >= upTo ? 0 : ((upToMinute[upTo] ?? 0) - (upToMinute[after] ?? 0)) / (upToMinute[MINUTES] ?? 1)
}

/** A red card of a side, at the end of a minute. */
export type Red = { readonly side: Side; readonly minute: number }

/** What a red card makes of the goals after it, in hundredths: fewer of the side's own, more of the other's. */
export const RED_PERCENT: { readonly own: number; readonly other: number } = { own: 65, other: 125 }

/** The chance that a match of the league has a red card for a side, in thousandths. No match has two. */
export const RED_PERMILLE: Readonly<Record<Side, number>> = { home: 74, away: 86 }
