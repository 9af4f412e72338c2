import type { SlotRound } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import type { StoredRound } from './round.sql.ts'

type Head = Omit<SlotRound, 'stake' | 'bet' | 'draws' | 'jackpot'>

/** What every stored round says, whatever was played. Its seed is said once it has been retired. */
export function tellHead(round: StoredRound, currency: Currency): Head {
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
    win: round.win,
    playedAtMs: round.played_at.getTime(),
  }
}
