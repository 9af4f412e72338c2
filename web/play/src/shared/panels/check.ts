import type { SharedChain, SharedPlayed, SharedRound } from '@ronda/contract'
import { linkBefore, linkOf, openStream } from '@ronda/fair'
import { CHAIN_LENGTH_MAX, examine, isAlike, type AnyShared } from '@ronda/games'

export type Checked = {
  readonly commitment: boolean
  readonly chain: boolean
  readonly outcome: boolean
}

/** Examines a round of the past as anyone can: its secret, its chain and its draw. Undefined while it is sealed. */
export function checkRound(rules: AnyShared, { terminal, salt }: SharedChain, round: SharedRound): Checked | undefined {
  const { secret, outcome, commitment, place, number } = round
  if (secret === null || outcome === null) return undefined
  return {
    commitment: linkBefore(secret) === commitment,
    // A place that no chain has is not walked to: it could keep a browser busy for ever.
    chain: place >= 1 && place <= CHAIN_LENGTH_MAX && linkOf(secret, place) === terminal,
    outcome: isAlike(
      rules.draw(openStream({ serverSeed: secret, clientSeed: salt, nonce: place }), number),
      outcome,
    ),
  }
}

export const isGood = ({ commitment, chain, outcome }: Checked): boolean => commitment && chain && outcome

/** Examines a round that this player has bet on: what was paid, too. */
export function checkPlayed(rules: AnyShared, played: SharedPlayed): (Checked & { readonly paid: boolean }) | undefined {
  const { serverSeed, outcome, commitment, clientSeed, nonce, number, terminal, seedId } = played
  if (serverSeed === undefined || outcome === null) return undefined
  const chain: SharedChain = { id: seedId, terminal, salt: clientSeed, length: 0 }
  const round = { secret: serverSeed, outcome, commitment, place: nonce, number }
  const checked = checkRound(rules, chain, { ...blank, ...round })
  return checked && { ...checked, paid: examine({ kind: 'shared', round: played }) === 'good' }
}

/** What an examination does not look at. */
const blank = { phase: 'closed', opensAtMs: 0, locksAtMs: 0, showsAtMs: 0, endsAtMs: null } as const
