import { pointsOf, strikesOf, type FightOutcome, type FightSide, type Rooster, type Strike } from '@ronda/games'

/** Both measure each other before the first strike; after the last one there is time to see who stands. */
const ENTER_MS = 4_400
const END_MS = 6_000
/** Who has run down sways before it is told whether the other stands. */
const SWAY_MS = 2_200
/** A strike lands at this part of its time. */
const LANDS = 0.45

/** A fight laid out over its showing. */
export type Bout = {
  readonly strikes: readonly Strike[]
  readonly eachMs: number
  /** When what is seen changes: every strike begins and lands, the loser sways, and it is told who stands. */
  readonly marksMs: readonly number[]
}

/** The strikes are spread evenly, so that all of them are seen in the time that was told. */
export function boutOf(strikes: FightOutcome['strikes'], showMs: number): Bout {
  const all = strikesOf(strikes)
  const eachMs = Math.max(1, Math.floor((showMs - ENTER_MS - END_MS) / Math.max(1, all.length)))
  const begins = (at: number): number => ENTER_MS + at * eachMs
  const marksMs = all.flatMap((_, at) => [begins(at), begins(at) + Math.round(eachMs * LANDS)])
  return { strikes: all, eachMs, marksMs: [...marksMs, begins(all.length), begins(all.length) + SWAY_MS] }
}

export type Wind = Readonly<Record<FightSide, number>>

/** What is to be seen of a fight. */
export type Moment = {
  readonly act: 'entering' | 'striking' | 'swaying' | 'over'
  /** Which strike it is, and whether it has landed. */
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

/** What is seen once so many of its marks are past. */
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
