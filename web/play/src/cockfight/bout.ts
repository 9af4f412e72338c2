import { pointsOf, strikesOf, type FightOutcome, type FightSide, type Rooster, type Strike } from '@ronda/games'

/** The two face each other before the first strike; after the last one there is time to see the winner. */
const ENTER_MS = 4_400
const END_MS = 6_000
/** The toy that has run down sways before the result is shown. */
const SWAY_MS = 2_200
/** A strike lands at this part of its time. */
const LANDS = 0.45

/** A fight spread over the duration of its show. */
export type Bout = {
  readonly strikes: readonly Strike[]
  readonly eachMs: number
  /** When the picture changes: every strike begins and lands, the loser sways, and the winner is shown. */
  readonly marksMs: readonly number[]
}

/** The strikes are spread evenly over the announced time. */
export function boutOf(strikes: FightOutcome['strikes'], showMs: number): Bout {
  const all = strikesOf(strikes)
  const eachMs = Math.max(1, Math.floor((showMs - ENTER_MS - END_MS) / Math.max(1, all.length)))
  const begins = (at: number): number => ENTER_MS + at * eachMs
  const marksMs = all.flatMap((_, at) => [begins(at), begins(at) + Math.round(eachMs * LANDS)])
  return { strikes: all, eachMs, marksMs: [...marksMs, begins(all.length), begins(all.length) + SWAY_MS] }
}

export type Wind = Readonly<Record<FightSide, number>>

/** The visible state of a fight. */
export type Moment = {
  readonly act: 'entering' | 'striking' | 'swaying' | 'over'
  /** The index of the strike, and whether it has landed. */
  readonly at: number
  readonly strike: Strike | undefined
  readonly hasLanded: boolean
  /** How many turns of its spring each has left. */
  readonly left: Wind
}

export const other = (side: FightSide): FightSide => (side === 'meron' ? 'wala' : 'meron')

export const fullWind = (meron: Rooster, wala: Rooster): Wind => ({ meron: pointsOf(meron), wala: pointsOf(wala) })

function leftAfter(full: Wind, strikes: readonly Strike[]): Wind {
  const left = { ...full }
  for (const { by, points } of strikes) left[other(by)] = Math.max(0, left[other(by)] - points)
  return left
}

/** The visible state once this many of its marks have passed. */
export function momentOf({ strikes }: Bout, full: Wind, passed: number): Moment {
  const landed = Math.min(strikes.length, Math.floor(passed / 2))
  const left = leftAfter(full, strikes.slice(0, landed))
  const still = { strike: undefined, hasLanded: false, left }
  if (passed === 0) return { act: 'entering', at: 0, ...still }
  const at = Math.floor((passed - 1) / 2)
  if (at < strikes.length) return { act: 'striking', at, strike: strikes[at], hasLanded: passed % 2 === 0, left }
  const isSwaying = passed === 2 * strikes.length + 1
  return { act: isSwaying ? 'swaying' : 'over', at: strikes.length, ...still }
}
