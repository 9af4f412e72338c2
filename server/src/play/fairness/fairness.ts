/** How many revealed seeds a player is shown; older ones still come with each of their rounds. */
export const REVEALED_SHOWN_MAX = 20

/** The additional data that binds a sealed seed to its row: moved to another row it cannot be unsealed. */
export function placeOfSeed(wallet: number, seedId: string): string {
  return `seed:${wallet}:${seedId}`
}
