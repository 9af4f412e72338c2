import { isMoneyPlay, type GameState, type sharedRoundOrders as calls } from '@ronda/contract'
import { err, ok } from '@ronda/core'
import type { SharedTitle } from '@ronda/games'
import { roundRefusal } from '../../catalog/state/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { PlaySession } from '../launch/index.ts'
import type { Titles } from '../round/index.ts'
import { listOrders, makeOrder, stopOrder } from './order.actions.ts'
import type { RealStakes } from './table.ts'

type Who = Callers & { readonly game: PlaySession }

export type OrderRouteOptions = {
  readonly db: Db
  readonly tables: Titles<SharedTitle>
  readonly stateOf: (game: string) => GameState
  /** Whether real money is accepted on rounds that will open. */
  readonly realStakesAhead: () => RealStakes
}

export function orderRoutes(options: OrderRouteOptions): GroupHandlers<typeof calls, Who> {
  const { db, tables, stateOf } = options
  return {
    async make({ request, caller }) {
      const table = await tables.open(caller.game)
      if (table === undefined) return err('game.bet_invalid')
      if (isMoneyPlay(caller.mode) && options.realStakesAhead() !== 'taken') return err('fairness.beacon_required')
      const closed = roundRefusal(stateOf(caller.game))
      return closed === undefined ? makeOrder(db, table, caller, request) : err(closed)
    },
    list: async ({ caller }) => ok({ orders: [...(await listOrders(db, caller))] }),
    stop: ({ request, caller }) => stopOrder(db, caller, request.order),
  }
}
