import type { fairness as calls } from '@ronda/contract'
import { err, ok } from '@ronda/core'
import type { Callers, GameCaller, GroupHandlers } from '../../platform/http/index.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { isClientSeed, REVEALED_SHOWN_MAX } from './fairness.ts'
import { findRevealedSeeds, type SeedHolder } from './fairness.sql.ts'
import type { Seats } from './seats.actions.ts'
import type { Seated } from './seed.actions.ts'

type Who = Callers & { readonly game: GameCaller & SeedHolder }

function activeOf({ seed, nonce }: Seated) {
  return { id: seed.id, commitment: seed.commitment, clientSeed: seed.clientSeed, nonce }
}

export function fairnessRoutes(db: Db, seats: Seats): GroupHandlers<typeof calls, Who> {
  return {
    async seeds({ caller }) {
      const active = await seats.take(caller.wallet, async (seat) => activeOf(seat))
      if (!active.ok) return active
      const revealed = await db.read((tx) => findRevealedSeeds(tx, caller, REVEALED_SHOWN_MAX))
      return ok({ active: active.value, revealed: [...revealed] })
    },
    async rotate({ request, caller }) {
      if (!isClientSeed(request.clientSeed)) return err('fairness.client_seed_invalid')
      const rotation = await seats.rotate(caller.wallet, request.clientSeed)
      if (!rotation.ok) return rotation
      return ok({ active: activeOf(rotation.value.active), revealed: rotation.value.revealed })
    },
  }
}
