/** How many revealed seeds a player is shown; older ones still come with each of their rounds. */
export const REVEALED_SHOWN_MAX = 20

/** Where a sealed seed belongs: moved to another row it does not open. */
export function placeOfSeed(wallet: number, seedId: string): string {
  return `seed:${wallet}:${seedId}`
}
