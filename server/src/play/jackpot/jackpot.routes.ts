import { AWARDS_PER_PAGE, type jackpot as calls } from '@ronda/contract'
import { ok, type Currency } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { listAwards, type AwardsOptions } from './award.actions.ts'
import type { Jackpots, KnownPool } from './jackpot.actions.ts'
import { findPools } from './jackpot.sql.ts'
import { showForStaff, showPool } from './jackpot.view.ts'
import type { Ticker } from './ticker.socket.ts'

type Who = Callers & { readonly member: MemberSession }

export type JackpotRouteOptions = Omit<AwardsOptions, 'termsIn'> & {
  readonly jackpots: Jackpots
  readonly ticker: Ticker
  /** The brand's currency, which a visitor is shown. */
  readonly currency: Currency
  /** How many games contribute to the pools. */
  readonly linkedGames: () => number
}

/** What was read of a pool may be a moment old; a move that this process received since is newer. */
function amountOf(ticker: Ticker, { row }: KnownPool): bigint {
  const received = ticker.lastMoveOf(row.pool)
  return received !== undefined && received.seq > row.seq ? received.balance : row.balance
}

export function jackpotRoutes(options: JackpotRouteOptions): GroupHandlers<typeof calls, Who> {
  const { db, jackpots, ticker } = options
  return {
    async read({ request }) {
      const currency = request.currency ?? options.currency
      const { pools } = await jackpots.of(currency)
      ticker.watch(pools.map(({ row }) => row))
      const shown = pools.filter(({ row }) => row.state !== 'opening')
      const list = shown.map((pool) => showPool(pool, amountOf(ticker, pool)))
      return ok({ currency, pools: list, games: options.linkedGames() })
    },
    async awards({ request }) {
      const { currency = options.currency, before, language } = request
      const page = { currency, before, language, atMost: AWARDS_PER_PAGE }
      const list = await listAwards({ ...options, termsIn: (of) => jackpots.termsIn(of) }, page)
      return ok({ list: [...list], next: list.length === AWARDS_PER_PAGE ? (list.at(-1)?.id ?? null) : null })
    },
    async desk() {
      const rows = await db.read((tx) => findPools(tx))
      return ok({ list: rows.map((row) => showForStaff(row, jackpots.termsIn(row.currency))) })
    },
    async open({ request, caller }) {
      return jackpots.open(request.currency, caller.account.id)
    },
    async change({ request, caller }) {
      return jackpots.change({ ...request, by: caller.account.id })
    },
  }
}
