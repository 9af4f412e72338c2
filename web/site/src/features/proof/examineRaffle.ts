import { readRafflePlan, type RaffleProof } from '@ronda/contract'
import {
  beaconIn,
  checkRaffle,
  checkRaffleList,
  drawText,
  isBeaconRight,
  QUICKNET,
  sha256Hex,
  type BeaconChain,
  type IsSigned,
  type RaffleEntry,
  type RaffleFault,
} from '@ronda/fair'

/**
 * `open`: there is no list yet. `listed`: the list is right, and not drawn. `weak`: all is right, and no beacon decided.
 * `postponed`: all is right, and the beacon round was named late.
 */
export type RaffleVerdict =
  | { readonly is: 'open' | 'listed' | 'cancelled' | 'good' | 'weak' | 'postponed' }
  | { readonly is: 'bad'; readonly fault: RaffleFault | 'rule' | 'beacon'; readonly place: number }

const bad = (fault: RaffleFault | 'rule' | 'beacon', place = 0): RaffleVerdict => ({ is: 'bad', fault, place })

/** The rule as it was hashed; undefined when it is another one. */
function ruleIn({ rule, hash }: RaffleProof) {
  if (sha256Hex(rule) !== hash) return undefined
  const { perPrize, prizesMax, prizes } = readRafflePlan(rule)
  return { perPrize, prizesMax, stock: prizes.reduce((sum, { count }) => sum + count, 0) }
}

/** Computes a published raffle again: its rule, its list, its beacon and its winners. */
export function examineRaffle(
  proof: RaffleProof,
  entries: readonly RaffleEntry[],
  isSigned: IsSigned,
  chain: BeaconChain = QUICKNET,
): RaffleVerdict {
  const { id, state, root, serverSeed, signature, salt, tickets } = proof
  const rule = ruleIn(proof)
  if (rule === undefined) return bad('rule')
  if (state === 'cancelled') return { is: 'cancelled' }
  if (root === null) return { is: 'open' }
  if (serverSeed === null) {
    const fault = checkRaffleList({ id, root, tickets, entries })
    return fault === undefined ? { is: 'listed' } : bad(fault)
  }
  if (!isBeaconRight(proof, isSigned, chain)) return bad('beacon')
  const found = checkRaffle({ ...proof, ...rule, root, serverSeed, text: drawText(salt, { root, signature }), entries })
  if (found !== undefined) return bad(found.fault, found.place)
  if (beaconIn(salt) === undefined) return { is: 'weak' }
  return { is: proof.isPostponed ? 'postponed' : 'good' }
}
