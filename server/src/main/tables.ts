import { present, type Currency } from '@ronda/core'
import { roundRefusal } from '../catalog/state/index.ts'
import { offerIn } from '../play/slot/index.ts'
import { keepTables, layOrders, type Owner } from '../play/table/index.ts'
import type { Ground } from './ground.ts'
import type { Rooms } from './rooms.ts'

/** What every bet at a table needs to know. */
export function atTables({ follower }: Pick<Rooms, 'follower'>) {
  return {
    unitIn: (currency: Currency): bigint => present(offerIn(currency).stakes[0], 'the smallest stake'),
    onLaid: (game: string): void => follower.count(game),
  }
}

/** Runs the tables that no other process runs. */
export function runTables(ground: Ground, rooms: Rooms): Owner {
  const { tables, follower, states } = rooms
  const staking = { ...ground, ...atTables(rooms) }
  return keepTables({
    ...ground,
    tables,
    dbNowMs: () => follower.dbNowMs(),
    onChanged: () => follower.wake(),
    async onOpen(table, round, isWanted) {
      // Nothing is laid at a table that is closed for a while: orders wait.
      if (roundRefusal(states.of(round.game)) === undefined) await layOrders(staking, table, round, isWanted)
    },
  })
}
