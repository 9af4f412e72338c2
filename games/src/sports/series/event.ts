import type { Side } from '../football/facts.ts'

/** A round is won, a player is taken out, a tower falls, a game of tennis is won. `minute` counts steps from 1. */
export type SeriesEvent = {
  readonly minute: number
  readonly kind: 'round' | 'kill' | 'tower' | 'game'
  readonly side: Side
  readonly shirt: null
}
