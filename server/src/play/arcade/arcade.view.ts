import type { ArcadeRound } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import type { ArcadeState } from '@ronda/games'
import { atomsOf, showHead, type StoredArcade } from '../round/index.ts'

import type { RoundInPlay } from './roundInPlay.actions.ts'

type Json = Record<string, unknown>

export type RoundPlace = {
  /** Null while the round is open. */
  readonly seq: number | null
  readonly atMs: number
}

/** An open round as its player may see it. Its seed is in force, so the server seed is left out. */
export function showInPlay(inPlay: RoundInPlay, state: ArcadeState<unknown>, { seq, atMs }: RoundPlace): ArcadeRound {
  const { id, player, arcade, seed, nonce, stake, bet, moves } = inPlay
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

/** A round that is over, as it is stored. */
export function showStored({ round, stake, bet, moves, view, isVoid }: StoredArcade, currency: Currency): ArcadeRound {
  return {
    ...showHead(round, currency),
    stake,
    staked: round.stake,
    bet,
    moves: [...moves],
    view,
    isOver: true,
    ...(isVoid && { isVoid }),
  }
}
