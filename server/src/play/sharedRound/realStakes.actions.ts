import type { Follower } from './follow.actions.ts'
import { realStakesOn, type RealStakes } from './table.ts'

export type RealStakesOptions = {
  /** Whether real money is taken only on rounds that a beacon decides. */
  readonly needsBeacon: boolean
  readonly hasBeacon: boolean
  readonly follower: Follower
}

/** Whether real money is taken: on a round that a beacon decides or not, and on future rounds. */
export function openRealStakes({ needsBeacon, hasBeacon, follower }: RealStakesOptions) {
  const on = (isDecided: boolean): RealStakes => realStakesOn({ needsBeacon, hasBeacon, isDecided })
  return {
    on,
    at: (game: string): RealStakes => on((follower.tableState(game)?.round.beacon ?? null) !== null),
    ahead: (): RealStakes => on(true),
  }
}
