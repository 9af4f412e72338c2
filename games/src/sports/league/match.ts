import { present, type Rng } from '@ronda/core'
import { CORNER_TEMPO, GOAL_TEMPO, halfOf, RED_PERCENT, RED_TEMPO, type Red, type Tempo } from '../football/clock.ts'
import { HALVES, SIDES, type Half, type Side } from '../football/facts.ts'
import { outlookOf, type Cell, type Outlook } from '../football/outlook.ts'
import { KICK_OFF, remainingOf, type Remaining } from '../football/remaining.ts'
import { toBillionths } from '../model/billionths.ts'
import { shuffle, type Priors } from './season.ts'

export type MatchEvent = {
  readonly minute: number
  readonly kind: 'goal' | 'corner' | 'yellow' | 'red'
  readonly side: Side
  /** The number on the player's shirt; a corner has none. */
  readonly shirt: number | null
}

/** Everything that a match is drawn from. */
export type MatchModel = { readonly goals: Outlook; readonly corners: Outlook; readonly ways: readonly Remaining[] }

export function modelOf({ goals, corners }: Priors): MatchModel {
  const start = { ...KICK_OFF, mayHaveRed: true }
  return {
    goals: outlookOf(goals, GOAL_TEMPO, start),
    corners: outlookOf(corners, CORNER_TEMPO, KICK_OFF),
    ways: remainingOf(goals, GOAL_TEMPO, start),
  }
}

const THOUSAND = 1_000
const MILLION = 1_000_000

/** The place of a number below a billion among parts that add up to a billion. */
export function pickPart(parts: readonly number[], drawn: number): number {
  let below = 0
  return parts.findIndex((part) => {
    below += part
    return drawn < below
  })
}

const drawBillionth = (rng: Rng): number => rng(THOUSAND) * MILLION + rng(MILLION)

const drawCell = (outlook: Outlook, rng: Rng): Cell =>
  present(
    outlook[
      pickPart(
        outlook.map(({ parts }) => parts),
        drawBillionth(rng),
      )
    ],
    'a cell',
  )

/** A number times itself, so many times. */
function raise(base: number, count: number): number {
  let product = 1
  for (let done = 0; done < count; done++) product *= base
  return product
}

/** The chances of each red card, or none, in a match that ends like this. */
export function chancesOfWays(ways: readonly Remaining[], { half, full }: Cell): readonly number[] {
  return toBillionths(
    ways.map(({ weight, firstHalf, secondHalf }) =>
      SIDES.reduce((product, side) => {
        const late = full[side] - half[side]
        return product * raise(firstHalf[side], half[side]) * raise(secondHalf[side], late)
      }, weight),
    ),
  )
}

function drawMinute(weights: Tempo, rng: Rng): number {
  let left = rng(weights.reduce((sum, weight) => sum + weight, 0))
  const at = weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
  return at + 1
}

const only = (tempo: Tempo, half: Half): Tempo => tempo.map((weight, at) => (halfOf(at + 1) === half ? weight : 0))

/** Minutes in hundredths of their weight, tilted by a red card. */
function tilted(tempo: Tempo, side: Side, red: Red | null): Tempo {
  return tempo.map((weight, at) => {
    if (red === null || at < red.minute) return weight * 100
    return weight * (red.side === side ? RED_PERCENT.own : RED_PERCENT.other)
  })
}

type Drawn = { readonly side: Side; readonly minute: number }

/** A minute for everything that a side has in a half. */
function drawMinutes({ half, full }: Cell, tempoOf: (side: Side) => Tempo, rng: Rng): readonly Drawn[] {
  return SIDES.flatMap((side) =>
    HALVES.flatMap((each) => {
      const count = each === 'firstHalf' ? half[side] : full[side] - half[side]
      const weights = only(tempoOf(side), each)
      return Array.from({ length: count }, () => ({ side, minute: drawMinute(weights, rng) }))
    }),
  )
}

const SHIRTS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
const YELLOW_DRAWS = 5
const YELLOW_TENTHS = 4

function drawYellows(side: Side, shirts: readonly number[], rng: Rng): readonly MatchEvent[] {
  return shuffle(shirts, rng)
    .slice(0, YELLOW_DRAWS)
    .filter(() => rng(10) < YELLOW_TENTHS)
    .map((shirt) => ({ minute: drawMinute(RED_TEMPO, rng), kind: 'yellow', side, shirt }))
}

/** What happens in the same minute has this order: a red card comes at its end. */
const KINDS: readonly MatchEvent['kind'][] = ['goal', 'corner', 'yellow', 'red']

/** The whole match, from its draws alone. */
export function playMatch({ goals, corners, ways }: MatchModel, rng: Rng): readonly MatchEvent[] {
  const cell = drawCell(goals, rng)
  const { red } = present(ways[pickPart(chancesOfWays(ways, cell), drawBillionth(rng))], 'a way')
  const scored = shuffle(
    drawMinutes(cell, (side) => tilted(GOAL_TEMPO, side, red), rng),
    rng,
  )
  const taken = drawMinutes(drawCell(corners, rng), () => CORNER_TEMPO, rng)
  const sentOff =
    red === null ? null : { ...red, kind: 'red' as const, shirt: present(SHIRTS[rng(SHIRTS.length)], 'a shirt') }
  const shirtsOf = (side: Side): readonly number[] =>
    SHIRTS.filter((shirt) => sentOff?.side !== side || sentOff.shirt !== shirt)
  const events: readonly MatchEvent[] = [
    ...scored.map(({ side, minute }): MatchEvent => {
      const shirts = shirtsOf(side)
      return { minute, kind: 'goal', side, shirt: present(shirts[rng(shirts.length)], 'a shirt') }
    }),
    ...taken.map(({ side, minute }): MatchEvent => ({ minute, kind: 'corner', side, shirt: null })),
    ...SIDES.flatMap((side) => drawYellows(side, shirtsOf(side), rng)),
    ...(sentOff === null ? [] : [sentOff]),
  ]
  return events.toSorted(
    (left, right) => left.minute - right.minute || KINDS.indexOf(left.kind) - KINDS.indexOf(right.kind),
  )
}
