import type { SharedChain, SharedRound } from '@ronda/contract'
import { examine, sharedOf, toldClaims, type Finding } from '@ronda/games'

/** Draws a round again that everyone may see, whether one has bet on it or not, and divides each of its heaps again. */
export function examineDraw(gameCode: string, chain: SharedChain, round: SharedRound): Finding {
  const title = sharedOf(gameCode)
  if (title === undefined) return 'rules_missing'
  const { secret, phase } = round
  const isVoid = phase === 'void'
  const findings = toldClaims(title.rules, chain, round).map((told) =>
    examine({ ...told, gameCode, ...(secret !== null && { serverSeed: secret }), isVoid }, {}),
  )
  return findings.find((finding) => finding !== 'good') ?? 'good'
}
