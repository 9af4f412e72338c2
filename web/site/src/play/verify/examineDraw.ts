import type { SharedChain, SharedRound } from '@ronda/contract'
import { boundSeed } from '@ronda/fair'
import { examine, modelHash, sharedOf, type Finding } from '@ronda/games'

/** Draws a round again that everyone may see, whether one has bet on it or not: nothing was staked and nothing paid. */
export function examineDraw(gameCode: string, { terminal, salt }: SharedChain, round: SharedRound): Finding {
  const { secret, outcome, commitment, place, number, phase, seal, beacon } = round
  const title = sharedOf(gameCode)
  if (title === undefined) return 'rules_missing'
  return examine(
    {
      gameCode,
      modelHash: modelHash(title.rules.model),
      ...(secret !== null && { serverSeed: secret }),
      clientSeed: seal === null ? salt : boundSeed(salt, { root: seal.root, signature: beacon?.signature ?? null }),
      ...(seal && { seal }),
      ...(beacon && { beacon }),
      nonce: place,
      commitment,
      terminal,
      number,
      outcome,
      isVoid: phase === 'void',
      stake: 0n,
      staked: 0n,
      win: 0n,
      tickets: [],
    },
    {},
  )
}
