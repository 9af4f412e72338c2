import { present, type Currency } from '@ronda/core'
import { roundRefusal } from '../catalog/state/index.ts'
import { offerIn } from '../play/slot/index.ts'
import { runOwnedTables, placeDueOrders, realStakesOn, type Owner, type RealStakes } from '../play/sharedRound/index.ts'
import type { Platform } from './platform.ts'
import type { Services } from './services.ts'

/** The options of every bet at a table. */
export function tableOptionsOf({ follower }: Pick<Services, 'follower'>) {
  return {
    unitIn: (currency: Currency): bigint => present(offerIn(currency).stakes[0], 'the smallest stake'),
    onPlaced: (game: string): void => follower.count(game),
  }
}

/** Whether real money is taken: on a round that a beacon decides or not, and on future rounds. */
export function realStakesOf({ needsBeacon, beacon }: Platform, { follower }: Pick<Services, 'follower'>) {
  const on = (isDecided: boolean): RealStakes =>
    realStakesOn({ needsBeacon, hasBeacon: beacon !== undefined, isDecided })
  return {
    on,
    realStakesAt: (game: string): RealStakes => on((follower.tableState(game)?.round.beacon ?? null) !== null),
    realStakesAhead: (): RealStakes => on(true),
  }
}

/** Runs the tables that no other process runs. */
export function runTables(platform: Platform, services: Services): Owner {
  const { tables, follower, states } = services
  const staking = { ...platform, ...tableOptionsOf(services) }
  const realStakes = realStakesOf(platform, services)
  return runOwnedTables({
    ...platform,
    tables,
    dbNowMs: () => follower.dbNowMs(),
    onChanged: () => follower.wake(),
    async onOpen(table, round, isWanted) {
      // No bets are laid while a table is closed: orders wait.
      if (roundRefusal(states.of(round.game)) !== undefined) return
      await placeDueOrders(
        { ...staking, realStakes: realStakes.on(round.beacon_round !== null) },
        table,
        round,
        isWanted,
      )
    },
  })
}
