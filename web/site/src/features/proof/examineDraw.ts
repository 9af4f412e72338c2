import type { SharedChain, SharedRound } from '@ronda/contract'
import { examine, isFault, sharedOf, publishedClaims, type Checks, type Finding } from '@ronda/games'

/** Recomputes a published round, whether one has bet on it or not, and divides each of its pools again. */
export function examineDraw(gameCode: string, chain: SharedChain, round: SharedRound, checks: Checks): Finding {
  const title = sharedOf(gameCode)
  if (title === undefined) return 'rules_missing'
  const { secret, phase } = round
  const isVoid = phase === 'void'
  const playedAtMs = round.endsAtMs ?? round.showsAtMs
  const findings = publishedClaims(title, chain, round).map((claim) =>
    examine({ ...claim, gameCode, playedAtMs, ...(secret !== null && { serverSeed: secret }), isVoid }, {}, checks),
  )
  return findings.find(isFault) ?? findings[0] ?? 'rules_missing'
}
