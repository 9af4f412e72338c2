import type { GameFigures, SlotRound } from '@ronda/contract'
import { rational, type Currency } from '@ronda/core'
import type { ArcadeTitle, SharedTitle } from '@ronda/games'
import type { StoredRound } from './round.sql.ts'
import type { OpenTitle } from './titles.actions.ts'

type Head = Omit<SlotRound, 'stake' | 'bet' | 'draws' | 'jackpot'>

/**
 * The fields that every stored round has, whatever was played. Its server seed is included once it has been retired.
 */
export function showHead(round: StoredRound, currency: Currency): Head {
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

/** The proven and the measured figures of a game. Its largest win is stored in ten-thousandths of a stake. */
export function showFigures(
  { title, modelHash }: OpenTitle<ArcadeTitle | SharedTitle>,
  measured: GameFigures['measured'],
): GameFigures {
  const { gameCode, facts } = title
  return {
    gameCode,
    modelHash,
    returnMin: facts.returnMin,
    returnMax: facts.returnMax,
    volatilityClass: facts.volatility,
    largestWin: facts.largestWin === null ? null : rational(BigInt(facts.largestWin), 10_000n),
    measured,
  }
}
