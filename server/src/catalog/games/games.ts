import type { GameClassify, GameFacts, GameType } from '@ronda/contract'
import type { SlotTitle } from '@ronda/games'
import type { Language } from '@ronda/i18n'

/** A game as the catalogue keeps it: what never changes while the house is open. */
export type CatalogueGame = {
  readonly nodeId: number
  readonly gameCode: string
  readonly names: Readonly<Record<Language, string>>
  readonly vendor: string
  readonly gameType: GameType
  readonly gameClassify: GameClassify
  /** `VASSALAGE`: a maker's whole shelf as one tile. It is found by name, and in no list. */
  readonly isGame: 'GAME' | 'VASSALAGE'
  readonly isNew: boolean
  readonly facts: GameFacts
  /** The game whose pictures it wears: its own, or for a shelf that of the first game on it. */
  readonly cover: string
}

/** Where a game's pictures are. */
export type GamePicture = { readonly url: string; readonly largeUrl: string }

/** As many of each maker's games are called new: those with the highest numbers. */
export const NEW_PER_VENDOR = 12

function newestOf(slots: readonly SlotTitle[]): ReadonlySet<number> {
  const byVendor = Map.groupBy(slots, ({ vendor }) => vendor)
  const newest = [...byVendor.values()].flatMap((made) =>
    made
      .map(({ nodeId }) => nodeId)
      .toSorted((left, right) => right - left)
      .slice(0, NEW_PER_VENDOR),
  )
  return new Set(newest)
}

/** The games in the order of their numbers. `minBet` is what the house lets one play a slot for. */
export function gamesOf(slots: readonly SlotTitle[], minBet: bigint): readonly CatalogueGame[] {
  const newest = newestOf(slots)
  return slots
    .toSorted((left, right) => left.nodeId - right.nodeId)
    .map(({ nodeId, gameCode, names, vendor, facts }) => ({
      nodeId,
      gameCode,
      names,
      vendor,
      gameType: 'RNG',
      gameClassify: 'SLOT',
      isGame: 'GAME',
      cover: gameCode,
      isNew: newest.has(nodeId),
      facts: { ...facts, features: [...facts.features], minBet },
    }))
}
