import type { SharedChain, SharedRound } from '@ronda/contract'
import { examine, sharedOf, toldClaim, type Finding } from '@ronda/games'

/** Draws a round again that everyone may see, whether one has bet on it or not. */
export function examineDraw(gameCode: string, chain: SharedChain, round: SharedRound): Finding {
  const title = sharedOf(gameCode)
  if (title === undefined) return 'rules_missing'
  const { secret, phase } = round
  return examine(
    {
      ...toldClaim(title.rules, chain, round),
      gameCode,
      ...(secret !== null && { serverSeed: secret }),
      isVoid: phase === 'void',
    },
    {},
  )
}
