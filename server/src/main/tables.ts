import { present, type Currency } from '@ronda/core'
import { roundRefusal } from '../catalog/state/index.ts'
import { offerIn } from '../play/slot/index.ts'
import { keepTables, layOrders, realStakesOn, type Owner, type RealStakes } from '../play/table/index.ts'
import type { Ground } from './ground.ts'
import type { Rooms } from './rooms.ts'

/** What every bet at a table needs to know. */
export function atTables({ follower }: Pick<Rooms, 'follower'>) {
  return {
    unitIn: (currency: Currency): bigint => present(offerIn(currency).stakes[0], 'the smallest stake'),
    onLaid: (game: string): void => follower.count(game),
  }
}

/** Whether real money is taken: on a round that a beacon decides or not, and on rounds to come. */
export function realStakesOf({ needsBeacon, beacon }: Ground, { follower }: Pick<Rooms, 'follower'>) {
  const on = (isDecided: boolean): RealStakes =>
    realStakesOn({ needsBeacon, hasBeacon: beacon !== undefined, isDecided })
  return {
    on,
    realStakesAt: (game: string): RealStakes => on((follower.told(game)?.round.beacon ?? null) !== null),
    realStakesAhead: (): RealStakes => on(true),
  }
}

/** Runs the tables that no other process runs. */
export function runTables(ground: Ground, rooms: Rooms): Owner {
  const { tables, follower, states } = rooms
  const staking = { ...ground, ...atTables(rooms) }
  const realStakes = realStakesOf(ground, rooms)
  return keepTables({
    ...ground,
    tables,
    dbNowMs: () => follower.dbNowMs(),
    onChanged: () => follower.wake(),
    async onOpen(table, round, isWanted) {
      // Nothing is laid at a table that is closed for a while: orders wait.
      if (roundRefusal(states.of(round.game)) !== undefined) return
      await layOrders({ ...staking, realStakes: realStakes.on(round.beacon_round !== null) }, table, round, isWanted)
    },
  })
}
