import { CLIENT_SEED_PATTERN } from '@ronda/contract'

/** The player's own part of every draw: any short text that can be typed, without the colon that separates parts. */
export function isClientSeed(text: string): boolean {
  return CLIENT_SEED_PATTERN.test(text)
}

/** How many revealed seeds a player is shown; older ones still come with each of their rounds. */
export const REVEALED_SHOWN_MAX = 20

/** Where a sealed seed belongs: moved to another row it does not open. */
export function placeOfSeed(wallet: number, seedId: string): string {
  return `seed:${wallet}:${seedId}`
}
