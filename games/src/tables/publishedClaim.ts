import { drawText } from '@ronda/fair'
import { modelHash } from '../slots/modelHash.ts'
import type { DividedHeap } from './pool.ts'
import type { SharedTitle } from './rules.ts'
import type { SharedClaim } from './verify.ts'

/** A round as it is published to everyone, whether they have bet on it or not. */
export type SeenRound = Pick<SharedClaim, 'commitment' | 'number' | 'outcome'> & {
  readonly place: number
  readonly locksAtMs: number
  readonly sealedAtMs: number | null
  readonly seal: SharedClaim['seal'] | null
  readonly beacon: SharedClaim['beacon'] | null
  /** The heaps of its players, once they are published. */
  readonly heaps?: readonly DividedHeap[] | undefined
}

type PublicClaim = Omit<SharedClaim, 'serverSeed'>

/**
 * The server's claims for such a round, without its secret: nothing was staked and nothing paid. One claim for each
 * heap, and one where there is no heap.
 */
export function publishedClaims(title: Played, chain: SeenChain, round: SeenRound): readonly PublicClaim[] {
  const claim = publishedClaim(title, chain, round)
  const { heaps = [] } = round
  return heaps.length === 0 ? [claim] : heaps.map((heap) => ({ ...claim, heap }))
}

type Played = Pick<SharedTitle, 'rules' | 'pace'>
type SeenChain = { readonly terminal: string; readonly salt: string }

function publishedClaim(
  { rules, pace }: Played,
  { terminal, salt }: SeenChain,
  { commitment, number, outcome, place, seal, beacon, locksAtMs, sealedAtMs }: SeenRound,
): PublicClaim {
  return {
    rules,
    pace,
    modelHash: modelHash(rules.model),
    clientSeed: drawText(salt, { root: seal?.root ?? null, signature: beacon?.signature ?? null }),
    locksAtMs,
    sealedAtMs,
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
