import type { SlotRound } from '@ronda/contract'
import { present, type Currency } from '@ronda/core'
import { termsIn } from '@ronda/games'
import { showHead, type StoredRound } from '../round/index.ts'
import type { Draw } from './draw.actions.ts'
import { unitIn } from './slot.ts'

type Played = { readonly jackpot: StoredRound['jackpot']; readonly award: string | bigint }

/** What it played for in the pools: for each level that ran, the total contribution or the number that was drawn. */
function jackpotOf({ jackpot, award }: Played, currency: Currency): Pick<SlotRound, 'jackpot'> {
  if (jackpot === null) return {}
  const levels = termsIn(unitIn(currency)).flatMap((terms, at) => {
    const drawn = jackpot[at] ?? null
    if (drawn === null) return []
    const { level } = terms
    return [{ level, drawn: BigInt(drawn), ...(terms.kind === 'classic' && { odds: terms.odds }) }]
  })
  return { jackpot: { award: BigInt(award), levels } }
}

/** A round that has just been played. Its seed is active, so the server seed is left out. */
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
    bet: row.bet,
    draws: [...row.draws],
    ...jackpotOf(row, spin.play.currency),
    playedAtMs: Date.parse(row.played_at),
  }
}

export function showStored(round: StoredRound, currency: Currency): SlotRound {
  return {
    ...showHead(round, currency),
    stake: round.stake,
    bet: round.bet,
    draws: round.draws,
    ...jackpotOf(round, currency),
  }
}
