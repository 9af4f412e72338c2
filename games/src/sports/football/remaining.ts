import {
  HALF_TIME,
  MINUTES,
  RED_PERCENT,
  RED_PERMILLE,
  RED_TEMPO,
  shareOf,
  sumOf,
  type Red,
  type Tempo,
} from './clock.ts'
import { SIDES, type Count } from './facts.ts'
import { powersOf, type Prior, type Rates } from './prior.ts'

/** Where a match stands after a whole minute. `halfScore` is there from half time on. */
export type State = {
  readonly minute: number
  readonly score: Count
  readonly halfScore: Count | null
  readonly reds: readonly Red[]
  /** Whether there may be one red card, as in the virtual league. */
  readonly mayHaveRed: boolean
}

export const KICK_OFF: State = {
  minute: 0,
  score: { home: 0, away: 0 },
  halfScore: null,
  reds: [],
  mayHaveRed: false,
}

/**
 * One way in which the match may go on: with no more red cards, or with one at a certain minute. `weight` is its chance
 * up to a common factor. The rest is how much of a goal's weight lies in a part of the match, for each side.
 */
export type Remaining = {
  /** The card that is still to come. */
  readonly red: Red | null
  readonly weight: number
  readonly firstHalf: Rates
  readonly secondHalf: Rates
  readonly beforeRed: Rates
  readonly afterRed: Rates
}

const EVEN: Rates = { home: 1, away: 1 }

/** What the red cards make of the goals of each side. */
function factorsAfter(reds: readonly Red[]): Rates {
  const factors = { home: 1, away: 1 }
  for (const { side } of reds)
    for (const each of SIDES) factors[each] *= (each === side ? RED_PERCENT.own : RED_PERCENT.other) / 100
  return factors
}

const scaled = (share: number, factors: Rates): Rates => ({ home: share * factors.home, away: share * factors.away })
const sum = (left: Rates, right: Rates): Rates => ({ home: left.home + right.home, away: left.away + right.away })

/** All ways in which the match may go on. */
export function remainingOf(prior: Prior, tempo: Tempo, state: State): readonly Remaining[] {
  const { minute, reds, mayHaveRed } = state
  const factors = factorsAfter(reds)
  const isLast = !mayHaveRed || reds.length > 0
  const none: Remaining = {
    red: null,
    weight: isLast ? 1 : 1 - (RED_PERMILLE.home + RED_PERMILLE.away) / 1_000,
    firstHalf: scaled(shareOf(tempo, minute, HALF_TIME), factors),
    secondHalf: scaled(shareOf(tempo, Math.max(minute, HALF_TIME), MINUTES), factors),
    beforeRed: scaled(shareOf(tempo, minute, MINUTES), factors),
    afterRed: { home: 0, away: 0 },
  }
  if (isLast) return [none]
  const cards = SIDES.flatMap((side) =>
    Array.from({ length: MINUTES - minute }, (_, at) =>
      withRed(prior, tempo, minute, { side, minute: minute + at + 1 }),
    ),
  )
  return [none, ...cards]
}

/** The match with a red card at the end of a minute that is still to come. */
function withRed(prior: Prior, tempo: Tempo, now: number, red: Red): Remaining {
  const after = factorsAfter([red])
  /** The goals between two minutes, of which some lie before the card. */
  const between = (from: number, to: number): Rates => {
    const card = Math.min(Math.max(red.minute, from), to)
    return sum(scaled(shareOf(tempo, from, card), EVEN), scaled(shareOf(tempo, card, to), after))
  }
  return {
    red,
    weight: chanceOfRed(red) / normOf(prior, between(0, MINUTES)),
    firstHalf: between(Math.min(now, HALF_TIME), HALF_TIME),
    secondHalf: between(Math.max(now, HALF_TIME), MINUTES),
    beforeRed: scaled(shareOf(tempo, now, red.minute), EVEN),
    afterRed: scaled(shareOf(tempo, red.minute, MINUTES), after),
  }
}

function chanceOfRed({ side, minute }: Red): number {
  return ((RED_PERMILLE[side] / 1_000) * (RED_TEMPO[minute - 1] ?? 0)) / sumOf(RED_TEMPO)
}

/** The sum of all scores when every goal of a side has a weight: what the chances of such a match are divided by. */
function normOf({ most, chances }: Prior, goal: Rates): number {
  const [home, away] = [powersOf(goal.home, most), powersOf(goal.away, most)]
  let norm = 0
  home.forEach((ofHome, h) => {
    away.forEach((ofAway, a) => {
      norm += (chances[h * (most + 1) + a] ?? 0) * ofHome * ofAway
    })
  })
  return norm
}
