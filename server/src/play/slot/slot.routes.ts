import type { slot as calls } from '@ronda/contract'
import { err, ok } from '@ronda/core'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { PlaySession } from '../launch/index.ts'
import { findRound, findRounds } from '../round/index.ts'
import type { GameFacts, MeasuredOf } from './facts.actions.ts'
import { showStored } from './rounds.actions.ts'
import { spin, type SlotOptions } from './slot.actions.ts'

/** A page of history; more would be an export, not a look. */
const ROUNDS_MAX = 100

type Who = Callers & { readonly game: PlaySession }

export type SlotRouteOptions = SlotOptions & {
  readonly facts: GameFacts
  readonly measuredOf: MeasuredOf
}

export function slotRoutes(options: SlotRouteOptions): GroupHandlers<typeof calls, Who> {
  const { db, models } = options
  return {
    async spin({ request, caller }) {
      return spin(options, caller, { roundId: request.round, stake: request.stake })
    },
    async rounds({ request, caller }) {
      const atMost = Math.min(Math.max(request.limit, 1), ROUNDS_MAX)
      const query = { game: caller.game, before: request.before, atMost }
      const found = await db.read((tx) => findRounds(tx, caller.wallet, query))
      const last = found.at(-1)
      return ok({
        rounds: found.map((round) => showStored(models, round, caller.currency)),
        next: found.length === atMost && last ? last.seq : null,
      })
    },
    async round({ request, caller }) {
      const found = await db.read((tx) => findRound(tx, caller.wallet, request.round))
      return found ? ok(showStored(models, found, caller.currency)) : err('game.round_unknown')
    },
    async facts({ request }) {
      const facts = await options.facts.of(request.game)
      if (facts === undefined) return err('game.unknown')
      return ok({ ...facts, measured: await options.measuredOf(request.game, request.mode) })
    },
  }
}
