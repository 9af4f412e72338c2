import { boundSeed } from '@ronda/fair'
import { modelHash } from '../slots/modelHash.ts'
import type { AnyShared } from './rules.ts'
import type { SharedClaim } from './verify.ts'

/** A round as everyone may see it, whether they have bet on it or not. */
export type SeenRound = Pick<SharedClaim, 'commitment' | 'number' | 'outcome'> & {
  readonly place: number
  readonly seal: SharedClaim['seal'] | null
  readonly beacon: SharedClaim['beacon'] | null
}

/** What the house says of such a round, but for its secret: nothing was staked and nothing paid. */
export function toldClaim(
  { model }: AnyShared,
  { terminal, salt }: { readonly terminal: string; readonly salt: string },
  { commitment, number, outcome, place, seal, beacon }: SeenRound,
): Omit<SharedClaim, 'rules' | 'serverSeed'> {
  return {
    modelHash: modelHash(model),
    clientSeed: seal ? boundSeed(salt, { root: seal.root, signature: beacon?.signature ?? null }) : salt,
    ...(seal && { seal }),
    ...(beacon && { beacon }),
    nonce: place,
    commitment,
    terminal,
    number,
    outcome,
    stake: 0n,
    staked: 0n,
    win: 0n,
    tickets: [],
  }
}
