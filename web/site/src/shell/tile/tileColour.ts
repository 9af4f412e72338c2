/** The colour styles of a card, as the tokens name them. */
export const TILE_COLOURS = [1, 2, 3, 4, 5] as const
export type TileColour = (typeof TILE_COLOURS)[number]

/** A card's colour style is its node id modulo five, plus one: the same game has the same colour everywhere. */
export function tileColour(nodeId: number): TileColour {
  return ((((nodeId % 5) + 5) % 5) + 1) as TileColour
}

/** Complete class names, so that the build finds them. */
export const cardClass: Record<TileColour, string> = {
  1: 'bg-card-1',
  2: 'bg-card-2',
  3: 'bg-card-3',
  4: 'bg-card-4',
  5: 'bg-card-5',
}
