import type { ActiveSeed, fairness as calls, SeedsInPlay } from '@ronda/contract'
import { err, ok } from '@ronda/core'
import { isBoundSeed } from '@ronda/fair'
import type { Callers, GameCaller, GroupHandlers } from '../../platform/http/index.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { REVEALED_SHOWN_MAX } from './fairness.ts'
import { findRevealedSeeds, type SeedHolder } from './fairness.sql.ts'
import type { Seats } from './seats.actions.ts'
import type { Committed, InPlay, Seated } from './seed.actions.ts'

type Who = Callers & { readonly game: GameCaller & SeedHolder }

function showActive({ seed, nonce }: Seated): ActiveSeed {
  return { id: seed.id, commitment: seed.commitment, clientSeed: seed.clientSeed, nonce }
}

const showNext = ({ id, commitment }: Committed): SeedsInPlay['next'] => ({ id, commitment })

/** The seeds of a player, without their secrets. */
export const showInPlay = ({ active, next }: InPlay): SeedsInPlay => ({
  active: active === undefined ? null : showActive(active),
  next: showNext(next),
})

export function fairnessRoutes(db: Db, seats: Seats): GroupHandlers<typeof calls, Who> {
  return {
    async seeds({ caller }) {
      const inPlay = await seats.inPlay(caller.wallet)
      const revealed = await db.read((tx) => findRevealedSeeds(tx, caller, REVEALED_SHOWN_MAX))
      return ok({ ...showInPlay(inPlay), revealed: [...revealed] })
    },
    async rotate({ request, caller }) {
      if (!isBoundSeed(request.clientSeed, request.commitment)) return err('fairness.client_seed_invalid')
      const rotation = await seats.rotate(caller.wallet, request)
      if (!rotation.ok) return rotation
      const { active, next, revealed } = rotation.value
      return ok({ active: showActive(active), next: showNext(next), revealed: revealed ?? null })
    },
  }
}
