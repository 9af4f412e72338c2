import { boundSeed } from '@ronda/fair'
import { modelHash } from '../slots/modelHash.ts'
import type { DividedHeap } from './pool.ts'
import type { AnyShared } from './rules.ts'
import type { SharedClaim } from './verify.ts'

/** A round as everyone may see it, whether they have bet on it or not. */
export type SeenRound = Pick<SharedClaim, 'commitment' | 'number' | 'outcome'> & {
  readonly place: number
  readonly seal: SharedClaim['seal'] | null
  readonly beacon: SharedClaim['beacon'] | null
  /** What its players have shared, once that is told. */
  readonly heaps?: readonly DividedHeap[] | undefined
}

type Told = Omit<SharedClaim, 'rules' | 'serverSeed'>

/**
 * What the house says of such a round, but for its secret: nothing was staked and nothing paid. It says so once of each
 * heap, and once where there is none.
 */
export function toldClaims(rules: AnyShared, chain: SeenChain, round: SeenRound): readonly Told[] {
  const claim = toldClaim(rules, chain, round)
  const { heaps = [] } = round
  return heaps.length === 0 ? [claim] : heaps.map((heap) => ({ ...claim, heap }))
}

type SeenChain = { readonly terminal: string; readonly salt: string }

function toldClaim(
  { model }: AnyShared,
  { terminal, salt }: SeenChain,
  { commitment, number, outcome, place, seal, beacon }: SeenRound,
): Told {
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
