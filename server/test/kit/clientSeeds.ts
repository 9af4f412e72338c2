import { bindClientSeed, isBoundSeed } from '@ronda/fair'
import type { Checks } from '@ronda/games'
import { isSigned } from '../../src/platform/beacon/signed.ts'
import { Visitor } from '../../src/platform/testing/visitor.ts'

type Active = {
  readonly id: string
  readonly commitment: string
  readonly clientSeed: string
  readonly nonce: number
}

export type WireSeeds = {
  readonly active: Active | null
  readonly next: { readonly id: string; readonly commitment: string }
}

export type WireRevealed = Omit<Active, 'nonce'> & { readonly serverSeed: string; readonly rounds: number }
export type WireRotation = {
  readonly active: Active
  readonly next: WireSeeds['next']
  readonly revealed: WireRevealed | null
}

/** The checks of a verifier in a test. */
export const CHECKS: Checks = { isSigned }

/** Gives a client seed for the next commitment, as a browser does: the active seed is revealed. */
export async function giveText(game: Visitor, ownText = 'luna'): Promise<WireRotation> {
  const { next } = await game.get<WireSeeds>('/play/v1/fairness')
  const { commitment } = next
  return game.send<WireRotation>('POST', '/play/v1/fairness/rotate', {
    commitment,
    clientSeed: bindClientSeed(ownText, commitment),
  })
}

/**
 * Exchanges a launch token for a play session, and gives the first client seed if the game is not shared: then it can
 * be played.
 */
export async function enterGame(game: Visitor, launchToken: string): Promise<string> {
  type Entered = { readonly playToken: string; readonly seeds: WireSeeds | null }
  const { playToken, seeds } = await game.send<Entered>('POST', '/play/v1/session', { launchToken })
  const player = new Visitor(game.origin)
  player.bearer = playToken
  const active = seeds?.active
  const isReady = seeds === null || (active && isBoundSeed(active.clientSeed, active.commitment))
  if (!isReady) await giveText(player)
  return playToken
}
