import type { SlotRound } from '@ronda/contract'
import { present, type Currency } from '@ronda/core'
import type { Models, StoredRound } from '../round/index.ts'
import type { Draw } from './draw.actions.ts'

/** A round that has just been played. Its seed is in force, so it stays unsaid. */
export function showDrawn({ spin, round }: Draw): SlotRound {
  const row = present(round, 'a round that was drawn')
  return {
    id: row.id,
    seq: row.seq,
    gameCode: row.game,
    modelHash: spin.slot.modelHash,
    seedId: row.seed,
    commitment: spin.seed.commitment,
    clientSeed: spin.seed.clientSeed,
    nonce: row.nonce,
    currency: spin.play.currency,
    stake: BigInt(row.stake),
    win: BigInt(row.win),
    stops: row.stops.map((stops) => [...stops]),
    playedAtMs: Date.parse(row.played_at),
  }
}

export function showStored(models: Models, round: StoredRound, currency: Currency): SlotRound {
  return {
    id: round.id,
    seq: round.seq,
    gameCode: round.game,
    modelHash: models.hashOf(round.model),
    seedId: round.seed,
    commitment: round.commitment,
    clientSeed: round.client_seed,
    nonce: round.nonce,
    ...(round.server_seed !== null && { serverSeed: round.server_seed }),
    currency,
    stake: round.stake,
    win: round.win,
    stops: round.stops,
    playedAtMs: round.played_at.getTime(),
  }
}
