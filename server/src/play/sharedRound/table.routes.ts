import { isMoneyPlay, type GameFigures, type PlayMode, type sharedRound as calls } from '@ronda/contract'
import { err, ok, present } from '@ronda/core'
import type { SharedTitle } from '@ronda/games'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { PlaySession } from '../launch/index.ts'
import { showFigures } from '../round/index.ts'
import { balanceOf } from '../wager/index.ts'
import { placeBet, leave, type BetOptions } from './bet.actions.ts'
import { findChain } from './chain.sql.ts'
import type { Follower } from './follow.actions.ts'
import { liveTableOf } from './liveTable.view.ts'
import { findAllPlayed, findMine } from './playedRounds.actions.ts'
import { findBookPage, findReceipts, keyOfLeaf, type ReceiptPages } from './receipt.actions.ts'
import { findRisks } from './risk.sql.ts'
import { findPast, findShared } from './round.sql.ts'
import { CHIPS, nameOfPlay, PLACE_UNITS_MAX, ROUND_UNITS_MAX } from './table.ts'
import { showChain, showRound, showSeal } from './sharedRound.view.ts'
import { findTicket } from './ticket.sql.ts'

/** A page of history; a longer list would be an export. */
const ROUNDS_MAX = 100

type Who = Callers & { readonly game: PlaySession }

export type TableRouteOptions = BetOptions & {
  readonly follower: Follower
  readonly titles: readonly SharedTitle[]
  readonly measuredOf: (game: string, mode: PlayMode) => Promise<GameFigures['measured']>
}

const within = (limit: number): number => Math.min(Math.max(limit, 1), ROUNDS_MAX)

type Handlers = GroupHandlers<typeof calls, Who>

/** The calls of a player at a table. */
function playing(options: TableRouteOptions): Pick<Handlers, 'bet' | 'leave'> {
  const { tables } = options
  return {
    async bet({ request, caller, visit }) {
      const table = await tables.open(caller.game)
      if (table === undefined) return err('game.bet_invalid')
      return placeBet(options, table, { play: caller, ip: visit.ip }, request)
    },
    async leave({ request, caller }) {
      const table = await tables.open(caller.game)
      return table === undefined ? err('game.round_unknown') : leave(options, table, caller, request)
    },
  }
}

/** The calls that prove that nothing was changed after the last bet. */
function sealed({ db, tables }: TableRouteOptions, pages: ReceiptPages): Pick<Handlers, 'receipt' | 'book'> {
  return {
    async receipt({ request, caller }) {
      const { ticket: id, round: number } = request
      const ticket = await db.read((tx) => findTicket(tx, caller.wallet, id))
      const isOwn = ticket?.game === caller.game && ticket.round === number && ticket.placed_at >= caller.since.at
      if (!isOwn) return err('game.round_unknown')
      const round = await db.read((tx) => findShared(tx, ticket.game, number))
      const seal = round && showSeal(round)
      if (!seal) return err('game.round_open')
      const receipts = await db.read((tx) => findReceipts(tx, [ticket], pages))
      return ok({ seal, receipt: present(receipts.get(keyOfLeaf(ticket)), 'the receipt of a ticket that was sealed') })
    },
    async book({ request: { game, round: number, page } }) {
      if (tables.titleOf(game) === undefined) return err('game.unknown')
      const round = await db.read((tx) => findShared(tx, game, number))
      if (round === undefined) return err('game.round_unknown')
      const seal = showSeal(round)
      // Nobody may see the bets of others before the draw.
      if (seal === null || round.secret === null) return err('game.round_open')
      const { texts, next } = await db.read((tx) => findBookPage(tx, round, { page, tickets: seal.tickets }))
      return ok({ seal, texts: [...texts], next })
    },
  }
}

/** The public calls of a table. */
function known(options: TableRouteOptions): Pick<Handlers, 'live' | 'past' | 'facts'> {
  const { db, tables, measuredOf, follower, titles } = options
  return {
    async live() {
      const list = titles.flatMap((title) => {
        const state = title.gameType === 'LIVE' ? follower.tableState(title.gameCode) : undefined
        // The table has not been opened yet: this takes a moment after the server starts.
        return state === undefined ? [] : [liveTableOf(title, state, ROUND_UNITS_MAX)]
      })
      return ok({ list })
    },
    async past({ request }) {
      if (tables.titleOf(request.game) === undefined) return err('game.unknown')
      const atMost = within(request.limit)
      const rows = await db.read((tx) => findPast(tx, request.game, { before: request.before, atMost }))
      const chain = await db.read((tx) => findChain(tx, request.game, rows[0]?.chain))
      if (chain === undefined) return err('game.unknown')
      // A page contains one chain only, so that all of it is verified against the same terminal.
      const page = rows.filter((row) => row.chain === chain.id)
      const hasMore = rows.length === atMost || page.length < rows.length
      return ok({
        chain: showChain(chain),
        rounds: page.map(showRound),
        next: hasMore ? (page.at(-1)?.number ?? null) : null,
      })
    },
    async facts({ request }) {
      const table = await tables.open(request.game)
      if (table === undefined) return err('game.unknown')
      return ok(showFigures(table, await measuredOf(request.game, request.mode)))
    },
  }
}

export function tableRoutes(options: TableRouteOptions): Handlers {
  const { db, ids, tables, follower } = options
  const pages: ReceiptPages = new Map()
  const reading = { titleOf: (game: string) => tables.titleOf(game), pages }
  const mine = (caller: PlaySession, round: number) => {
    const { game, wallet } = caller
    const play = ids.named(...nameOfPlay(game, round, wallet))
    return db.read((tx) => findMine(tx, reading, caller, { game, round, play }))
  }
  return {
    ...playing(options),
    ...known(options),
    ...sealed(options, pages),
    async look({ caller }) {
      if (tables.titleOf(caller.game) === undefined) return err('game.unknown')
      const table = follower.tableState(caller.game)
      const chain = await db.read((tx) => findChain(tx, caller.game))
      // The table has not been opened yet: this takes a moment after the server starts.
      if (table === undefined || chain === undefined) return err('server.busy')
      const { tickets } = await mine(caller, table.round.number)
      return ok({
        told: table,
        chain: showChain(chain),
        unit: options.unitIn(caller.currency),
        chips: [...CHIPS],
        roundMax: ROUND_UNITS_MAX,
        placeMax: isMoneyPlay(caller.mode) ? PLACE_UNITS_MAX : null,
        tickets: [...tickets],
        balance: await balanceOf(options, caller),
      })
    },
    async full({ request, caller }) {
      const round = { game: caller.game, number: request.round }
      const risks = await db.read((tx) => findRisks(tx, round, request.places.split(',')))
      return ok({ places: risks.map(({ place, units }) => ({ place, left: PLACE_UNITS_MAX - units })) })
    },
    async mine({ request, caller }) {
      const { tickets, played } = await mine(caller, request.round)
      return ok({ tickets: [...tickets], played, balance: await balanceOf(options, caller) })
    },
    async rounds({ request, caller }) {
      const atMost = within(request.limit)
      const asked = { game: caller.game, before: request.before, atMost }
      const rounds = await db.read((tx) => findAllPlayed(tx, reading, caller, asked))
      return ok({ rounds: [...rounds], next: rounds.length === atMost ? (rounds.at(-1)?.seq ?? null) : null })
    },
  }
}
