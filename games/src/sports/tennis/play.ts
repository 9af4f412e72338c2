import type { Rng } from '@ronda/core'
import type { Count, Side } from '../football/facts.ts'
import { afterPoint, FIRST_POINT, matchWinner, otherSide, pointServer, type Serve, type Stand } from './chain.ts'

const MILLION = 1_000_000

/** Every point of a match, by who won it. */
export type Points = readonly Side[]

/** A whole match, point by point: the server wins a point when the draw is below its chance. */
export function playTennis(serve: Serve, server: Side, rng: Rng): Points {
  const points: Side[] = []
  for (let stand: Stand = { ...FIRST_POINT, server }; matchWinner(stand) === undefined;) {
    const serving = pointServer(stand)
    const winner = rng(MILLION) < serve[serving] ? serving : otherSide(serving)
    points.push(winner)
    stand = afterPoint(stand, winner)
  }
  return points
}

/** Where a match stands after these points, and the games of the sets that are over. */
export function followTennis(points: Points, server: Side): { readonly stand: Stand; readonly before: Count } {
  let stand: Stand = { ...FIRST_POINT, server }
  const all = { home: 0, away: 0 }
  for (const side of points) {
    const next = afterPoint(stand, side)
    if (next.server !== stand.server) all[side] += 1
    stand = next
  }
  return { stand, before: { home: all.home - stand.games.home, away: all.away - stand.games.away } }
}
