import type { SportsMatch } from '@ronda/contract'

export type Side = SportsMatch['events'][number]['side']

/** The event that ends a step of a map or a set. */
export const STEP_OF = { shooter: 'round', moba: 'tower', tennis: 'game' } as const

/** So many towers a side has, and has to lose to lose a map. */
export const TOWERS = 6

type Played = Pick<SportsMatch, 'sport' | 'parts' | 'events'>

/** The towers of each map: it ends with the sixth of a side. */
function mapsOfTowers(towers: readonly Side[]): readonly (readonly Side[])[] {
  const maps: Side[][] = [[]]
  for (const side of towers) {
    const last = maps.at(-1) ?? []
    const isOver = (['home', 'away'] as const).some((each) => last.filter((one) => one === each).length === TOWERS)
    if (isOver) maps.push([side])
    else last.push(side)
  }
  return maps
}

/** Who won each step, by map or set. */
export function stepsOfParts(match: Played): readonly (readonly Side[])[] {
  if (match.sport === 'football') return []
  const kind = STEP_OF[match.sport]
  const steps = match.events.filter((event) => event.kind === kind).map(({ side }) => side)
  if (match.sport === 'moba') return mapsOfTowers(steps)
  let from = 0
  return match.parts.map(({ home, away }) => steps.slice(from, (from += home + away)))
}
