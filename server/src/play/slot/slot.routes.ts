import { slotModel, type PlayMode, type slot as calls } from '@ronda/contract'
import { err, ok, type Rational } from '@ronda/core'
import { z } from 'zod/mini'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { PlaySession } from '../launch/index.ts'
import { findModel, findRound, findRounds } from '../round/index.ts'
import type { GameFacts, MeasuredOf } from './facts.actions.ts'
import { showStored } from './rounds.view.ts'
import { spin, type SlotOptions } from './slot.actions.ts'

/** A page of history; a longer list would be an export. */
const ROUNDS_MAX = 100

type Who = Callers & { readonly game: PlaySession }

export type SlotRouteOptions = SlotOptions & {
  readonly facts: GameFacts
  readonly measuredOf: MeasuredOf
  /** What the pools return of a stake on the game now; undefined when it plays for none. */
  readonly jackpotReturnOf: (game: string, mode: PlayMode) => Promise<Rational | undefined>
}

export function slotRoutes(options: SlotRouteOptions): GroupHandlers<typeof calls, Who> {
  const { db } = options
  return {
    spin: ({ request, caller, visit }) =>
      spin(options, caller, { roundId: request.round, bet: request.bet, stake: request.stake }, visit.ip),
    async rounds({ request, caller }) {
      const atMost = Math.min(Math.max(request.limit, 1), ROUNDS_MAX)
      const query = { game: caller.game, before: request.before, after: caller.since.seq, atMost }
      const found = await db.read((tx) => findRounds(tx, caller.wallet, query))
      const last = found.at(-1)
      return ok({
        rounds: found.map((round) => showStored(round, caller.currency)),
        next: found.length === atMost && last ? last.seq : null,
      })
    },
    async round({ request, caller }) {
      const found = await db.read((tx) => findRound(tx, caller.wallet, request.round))
      const isOwn = found !== undefined && found.seq > caller.since.seq
      return isOwn ? ok(showStored(found, caller.currency)) : err('game.round_unknown')
    },
    async model({ request }) {
      const model = await db.read((tx) => findModel(tx, request.hash))
      return model === undefined ? err('game.unknown') : ok(z.parse(slotModel, model))
    },
    async facts({ request }) {
      const facts = await options.facts.of(request.game)
      if (facts === undefined) return err('game.unknown')
      const jackpotReturn = await options.jackpotReturnOf(request.game, request.mode)
      const measured = await options.measuredOf(request.game, request.mode)
      return ok({ ...facts, ...(jackpotReturn && { jackpotReturn }), measured })
    },
  }
}
