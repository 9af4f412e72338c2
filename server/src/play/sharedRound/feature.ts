import { present, type Currency } from '@ronda/core'
import type { SharedTitle } from '@ronda/games'
import { roundRefusal, type GameStates } from '../../catalog/state/index.ts'
import type { Ledger } from '../../money/ledger/index.ts'
import type { Balances } from '../../money/wallet/index.ts'
import type { Beacon } from '../../platform/beacon/index.ts'
import type { HttpServer, SocketLimits } from '../../platform/http/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { GameKind } from '../launch/index.ts'
import { openTitles, showOpened, type Models, type Titles } from '../round/index.ts'
import { offerIn } from '../slot/index.ts'
import type { WagerGate } from '../wager/index.ts'
import type { StakeOptions } from './bet.actions.ts'
import { followTables } from './follow.actions.ts'
import { placeDueOrders, type PlaceOptions } from './order.actions.ts'
import { orderRoutes } from './order.routes.ts'
import { runOwnedTables, type Owner, type OwnerOptions } from './owner.actions.ts'
import { openRealStakes } from './realStakes.actions.ts'
import { riskCoWrite } from './risk.sql.ts'
import { tableJobs } from './table.jobs.ts'
import { tableRoutes, type TableRouteOptions } from './table.routes.ts'
import { hasUnpaid, ticketCoWrite } from './ticket.sql.ts'
import { serveWatch, type WatchOptions } from './watch.socket.ts'

export type SharedRoundNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'key' | 'ids' | 'failures' | 'log'>
  readonly titles: readonly SharedTitle[]
  /** Decides rounds, where one is set up. */
  readonly beacon: Beacon | undefined
  /** Whether real money is taken only on rounds that a beacon decides. */
  readonly needsBeacon: boolean
  readonly figures: Opened<{ readonly measuredOf: TableRouteOptions['measuredOf'] }>
  readonly round: Opened<{ readonly models: Models }>
  readonly ledger: Opened<Ledger>
  readonly wallet: Opened<{ readonly balances: Balances }>
  readonly state: Opened<GameStates>
  readonly wager: Opened<{ readonly gate: WagerGate }>
  readonly chatFeed: Opened<WatchOptions['talk']>
}

/** How launching sees a game whose rounds are shared. */
const kindOf = (tables: Titles<SharedTitle>): GameKind => ({
  has: (game) => tables.titleOf(game) !== undefined,
  offerIn,
  shownOf: async (game) => showOpened('shared', await tables.open(game)),
  isDrawnByServer: false,
  takesBonus: false,
  hasUnfinished: hasUnpaid,
})

type OrderParts = Pick<PlaceOptions, keyof StakeOptions | 'failures'> & {
  readonly states: GameStates
  readonly realStakes: (isDecided: boolean) => PlaceOptions['realStakes']
}

/** Places standing orders on a round that opens. No bets are laid while a table is closed: orders wait. */
const placeOrders =
  ({ states, realStakes, ...placing }: OrderParts): OwnerOptions['onOpen'] =>
  async (table, round, isWanted) => {
    if (roundRefusal(states.of(round.game)) !== undefined) return
    const taken = realStakes(round.beacon_round !== null)
    await placeDueOrders({ ...placing, realStakes: taken }, table, round, isWanted)
  }

/** Rounds that many players share: live tables, lotteries, crash and cockfights. */
export function openSharedRoundFeature(needs: SharedRoundNeeds) {
  const { platform, titles, beacon, needsBeacon } = needs
  const { db, clock, key, ids, failures, log } = platform
  const { measuredOf } = needs.figures.api
  const { models } = needs.round.api
  const ledger = needs.ledger.api
  const { balances } = needs.wallet.api
  const states = needs.state.api
  const { gate } = needs.wager.api
  const chat = needs.chatFeed.api
  const tables = openTitles(models, titles)
  const follower = followTables({ db, clock, log, tables })
  const realStakes = openRealStakes({ needsBeacon, hasBeacon: beacon !== undefined, follower })
  const realStakesAt = realStakes.at
  /** The options of every bet at a table. */
  const staking: StakeOptions = {
    db,
    ids,
    ledger,
    unitIn: (currency: Currency): bigint => present(offerIn(currency).stakes[0], 'the smallest stake'),
    onPlaced: (game) => follower.count(game),
  }
  return {
    api: {
      tables,
      follower,
      staking,
      kind: kindOf(tables),
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
          onOpen: placeOrders({ ...staking, failures, states, realStakes: realStakes.on }),
        }),
    },
    handlers: {
      sharedRound: tableRoutes({ ...staking, titles, balances, tables, gate, follower, measuredOf, realStakesAt }),
      sharedRoundOrders: orderRoutes({
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
