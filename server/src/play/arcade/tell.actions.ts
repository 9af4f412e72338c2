import type { ArcadeRound } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import type { ArcadeState } from '@ronda/games'
import type { StoredArcade } from '../round/index.ts'
import { atomsOf } from './arcade.ts'
import type { Table } from './table.actions.ts'

type Json = Record<string, unknown>

export type Place = {
  /** Null while the round is open. */
  readonly seq: number | null
  readonly atMs: number
}

/** A round as it stands at the table. Its seed is in force, so it stays unsaid. */
export function showTable(table: Table, state: ArcadeState<unknown>, { seq, atMs }: Place): ArcadeRound {
  const { id, player, arcade, seed, nonce, stake, bet, moves } = table
  return {
    id,
    seq,
    gameCode: player.game,
    modelHash: arcade.modelHash,
    seedId: seed.id,
    commitment: seed.commitment,
    clientSeed: seed.clientSeed,
    nonce,
    currency: player.currency,
    stake,
    staked: atomsOf(stake, state.staked),
    win: atomsOf(stake, state.paid),
    bet: bet as Json,
    moves: moves as Json[],
    view: state.view as Json,
    isOver: state.isOver,
    playedAtMs: atMs,
  }
}

/** A round that is over, as it is written down. */
export function showStored({ round, stake, bet, moves, view }: StoredArcade, currency: Currency): ArcadeRound {
  return {
    id: round.id,
    seq: round.seq,
    gameCode: round.game,
    modelHash: round.model_hash,
    seedId: round.seed,
    commitment: round.commitment,
    clientSeed: round.client_seed,
    nonce: round.nonce,
    ...(round.server_seed !== null && { serverSeed: round.server_seed }),
    currency,
    stake,
    staked: round.stake,
    win: round.win,
    bet,
    moves: [...moves],
    view,
    isOver: true,
    playedAtMs: round.played_at.getTime(),
  }
}
