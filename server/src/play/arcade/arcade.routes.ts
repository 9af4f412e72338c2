import type { arcade as calls, GameFigures, PlayMode } from '@ronda/contract'
import { err, ok } from '@ronda/core'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { PlaySession } from '../launch/index.ts'
import { findArcadeRound, findArcadeRounds, showFigures } from '../round/index.ts'
import { bet, current, move, type ArcadeOptions } from './arcade.actions.ts'
import { showStored } from './arcade.view.ts'

/** A page of history; a longer list would be an export. */
const ROUNDS_MAX = 100

type Who = Callers & { readonly game: PlaySession }

export type ArcadeRouteOptions = ArcadeOptions & {
  readonly measuredOf: (game: string, mode: PlayMode) => Promise<GameFigures['measured']>
}

export function arcadeRoutes(options: ArcadeRouteOptions): GroupHandlers<typeof calls, Who> {
  const { db } = options
  return {
    bet: ({ request, caller, visit }) => bet(options, caller, request, visit.ip),
    async move({ request, caller }) {
      if ((await options.openArcade(caller.game)) === undefined) return err('game.round_unknown')
      return move(options, caller, request)
    },
    async current({ caller }) {
      return current(options, caller)
    },
    async rounds({ request, caller }) {
      const atMost = Math.min(Math.max(request.limit, 1), ROUNDS_MAX)
      const query = { game: caller.game, before: request.before, after: caller.since.seq, atMost }
      const found = await db.read((tx) => findArcadeRounds(tx, caller.wallet, query))
      const last = found.at(-1)
      return ok({
        rounds: found.map((stored) => showStored(stored, caller.currency)),
        next: found.length === atMost && last ? last.round.seq : null,
      })
    },
    async round({ request, caller }) {
      const found = await db.read((tx) => findArcadeRound(tx, caller.wallet, request.round))
      const isOwn = found !== undefined && found.round.seq > caller.since.seq
      return isOwn ? ok(showStored(found, caller.currency)) : err('game.round_unknown')
    },
    async facts({ request }) {
      const arcade = await options.openArcade(request.game)
      if (arcade === undefined) return err('game.unknown')
      return ok(showFigures(arcade, await options.measuredOf(request.game, request.mode)))
    },
  }
}
