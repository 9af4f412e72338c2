import { present } from '@ronda/core'
import { MINUTES, RED_PERCENT, RED_PERMILLE, RED_TEMPO, type Red, type Tempo } from '../football/clock.ts'
import type { Count, Side } from '../football/facts.ts'
import type { Prior } from '../football/prior.ts'
import type { State } from '../football/remaining.ts'

// The model by listing every minute in which every goal can fall, for few goals and a tempo of few minutes.

export type Ending = { readonly half: Count; readonly full: Count; readonly first: number; readonly chance: number }

type Goal = { readonly side: Side; readonly minute: number; readonly weight: number }

/** A red card that may come, or none, with its chance. */
function cardsOf({ mayHaveRed, reds }: State): readonly { readonly reds: readonly Red[]; readonly chance: number }[] {
  const sum = RED_TEMPO.reduce((total, weight) => total + weight, 0)
  if (reds.length > 0 || !mayHaveRed) return [{ reds, chance: 1 }]
  const some = (['home', 'away'] as const).flatMap((side) =>
    RED_TEMPO.map((weight, at) => ({
      reds: [{ side, minute: at + 1 }],
      chance: ((RED_PERMILLE[side] / 1_000) * weight) / sum,
    })),
  )
  return [{ reds: [], chance: 1 - some.reduce((total, { chance }) => total + chance, 0) }, ...some]
}

function goalsOf(tempo: Tempo, side: Side, reds: readonly Red[]): readonly Goal[] {
  return tempo.flatMap((weight, at) => {
    const factors = reds
      .filter(({ minute }) => minute <= at)
      .map((red) => (red.side === side ? RED_PERCENT.own : RED_PERCENT.other) / 100)
    const tilted = factors.reduce((product, factor) => product * factor, weight)
    return weight === 0 ? [] : [{ side, minute: at + 1, weight: tilted }]
  })
}

/** Every way to place these goals, with its weight. */
function* placings(options: readonly (readonly Goal[])[]): Iterable<readonly Goal[]> {
  const [first, ...rest] = options
  if (first === undefined) {
    yield []
    return
  }
  for (const others of placings(rest)) for (const goal of first) yield [goal, ...others]
}

/** The chance that the home side is the first to have `to`, where goals of one minute have any order. */
function isFirst(goals: readonly Goal[], score: Count, to: Count): number {
  const minute = Math.min(...goals.map((goal) => goal.minute))
  const now = goals.filter((goal) => goal.minute === minute)
  if (score.home >= to.home) return 1
  if (score.away >= to.away || goals.length === 0) return 0
  let chance = 0
  for (const goal of now) {
    const next = { ...score, [goal.side]: score[goal.side] + 1 }
    const rest = goals.filter((each) => each !== goal)
    chance += isFirst(rest, next, to) / now.length
  }
  return chance
}

const count = (goals: readonly Goal[]): Count => ({
  home: goals.filter(({ side }) => side === 'home').length,
  away: goals.filter(({ side }) => side === 'away').length,
})

/** All endings of a match in this state, and in each the chance that home is first to have `to`. */
export function endingsByMinutes(prior: Prior, tempo: Tempo, state: State, to: Count): readonly Ending[] {
  const found: Ending[] = []
  const size = prior.most + 1
  for (const { reds, chance } of cardsOf(state)) {
    const isSeen = reds.every(({ minute }) => minute <= state.minute) && reds.length > 0
    if (isSeen && state.reds.length === 0) continue
    let norm = 0
    const ofCard: Ending[] = []
    prior.chances.forEach((ofScore, at) => {
      const full = { home: Math.floor(at / size), away: at % size }
      const options = [
        ...Array.from({ length: full.home }, () => goalsOf(tempo, 'home', reds)),
        ...Array.from({ length: full.away }, () => goalsOf(tempo, 'away', reds)),
      ]
      for (const goals of placings(options)) {
        const weight = goals.reduce((product, goal) => product * goal.weight, ofScore)
        const scale =
          present(
            tempo.reduce((total, each) => total + each, 0),
            'the tempo',
          ) ** goals.length
        norm += weight / scale
        const past = count(goals.filter(({ minute }) => minute <= state.minute))
        if (past.home !== state.score.home || past.away !== state.score.away) continue
        const half = state.halfScore ?? count(goals.filter(({ minute }) => minute <= MINUTES / 2))
        const later = goals.filter(({ minute }) => minute > state.minute)
        ofCard.push({ half, full, first: isFirst(later, state.score, to), chance: weight / scale })
      }
    })
    for (const ending of ofCard) found.push({ ...ending, chance: (ending.chance * chance) / norm })
  }
  const sum = found.reduce((total, ending) => total + ending.chance, 0)
  return found.map((ending) => ({ ...ending, chance: ending.chance / sum }))
}
