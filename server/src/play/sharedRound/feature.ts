import { present, type Currency } from '@ronda/core'
import type { SharedTitle } from '@ronda/games'
import { roundRefusal, type GameStates } from '../../catalog/state/index.ts'
import type { Ledger } from '../../money/ledger/index.ts'
import type { Balances } from '../../money/wallet/index.ts'
import type { Beacon } from '../../platform/beacon/index.ts'
import type { HttpServer, SocketLimits } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { GameKind } from '../launch/index.ts'
import { openTitles, showOpened, type Models } from '../round/index.ts'
import { offerIn } from '../slot/index.ts'
import type { WagerGate } from '../wager/index.ts'
import type { StakeOptions } from './bet.actions.ts'
import { followTables } from './follow.actions.ts'
import { placeDueOrders } from './order.actions.ts'
import { orderRoutes } from './order.routes.ts'
import { runOwnedTables, type Owner } from './owner.actions.ts'
import { openRealStakes } from './realStakes.actions.ts'
import { riskCoWrite } from './risk.sql.ts'
import { tableJobs } from './table.jobs.ts'
import { tableRoutes, type TableRouteOptions } from './table.routes.ts'
import { hasUnpaid, ticketCoWrite } from './ticket.sql.ts'
import { serveWatch, type WatchOptions } from './watch.socket.ts'

export type SharedRoundNeeds = Pick<TableRouteOptions, 'measuredOf'> & {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'key' | 'ids' | 'failures' | 'log'>
  readonly titles: readonly SharedTitle[]
  readonly models: Models
  readonly ledger: Ledger
  readonly balances: Balances
  readonly states: GameStates
  readonly gate: WagerGate
  /** The chat of the tables, which uses the socket that they are watched with. */
  readonly chat: WatchOptions['talk']
  /** Decides rounds, where one is set up. */
  readonly beacon: Beacon | undefined
  /** Whether real money is taken only on rounds that a beacon decides. */
  readonly needsBeacon: boolean
}

/** Rounds that many players share: live tables, lotteries, crash and cockfights. */
export function openSharedRoundFeature(needs: SharedRoundNeeds) {
  const { platform, titles, models, ledger, balances, states, gate, chat, beacon, needsBeacon, measuredOf } = needs
  const { db, clock, key, ids, failures, log } = platform
  const tables = openTitles(models, titles)
  const follower = followTables({ db, clock, log, tables })
  const realStakes = openRealStakes({ needsBeacon, hasBeacon: beacon !== undefined, follower })
  /** The options of every bet at a table. */
  const staking: StakeOptions = {
    db,
    ids,
    ledger,
    unitIn: (currency: Currency): bigint => present(offerIn(currency).stakes[0], 'the smallest stake'),
    onPlaced: (game) => follower.count(game),
  }
  const kind: GameKind = {
    has: (game) => tables.titleOf(game) !== undefined,
    offerIn,
    shownOf: async (game) => showOpened('shared', await tables.open(game)),
    isDrawnByServer: false,
    hasUnfinished: hasUnpaid,
  }
  return {
    api: {
      tables,
      follower,
      staking,
      kind,
      /** Runs the tables that no other process runs. */
      runTables: (): Owner =>
        runOwnedTables({
          db,
          clock,
          key,
          ids,
          failures,
          log,
          ledger,
          tables,
          ...(beacon && { beacon }),
          dbNowMs: () => follower.dbNowMs(),
          onChanged: () => follower.wake(),
          async onOpen(table, round, isWanted) {
            // No bets are laid while a table is closed: orders wait.
            if (roundRefusal(states.of(round.game)) !== undefined) return
            const taken = realStakes.on(round.beacon_round !== null)
            await placeDueOrders({ ...staking, failures, realStakes: taken }, table, round, isWanted)
          },
        }),
    },
    handlers: {
      table: tableRoutes({ ...staking, balances, tables, gate, follower, measuredOf, realStakesAt: realStakes.at }),
      orders: orderRoutes({
        db,
        tables,
        stateOf: (game) => states.of(game),
        realStakesAhead: realStakes.ahead,
      }),
    },
    routes: ({ app, refuse }: HttpServer, { origins, limitFactor }: SocketLimits) =>
      serveWatch(app, { follower, talk: chat, clock, refuse, origins, limitFactor }),
    jobs: tableJobs({ db, clock, failures, ids, ledger, tables }),
    coWrites: [ticketCoWrite, riskCoWrite],
    close: () => follower.close(),
  }
}
