import type { GameClassify, GameFacts, GameType } from '@ronda/contract'
import { isLinked, type ArcadeTitle, type SharedTitle, type SlotTitle } from '@ronda/games'
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

/** Lotteries have pages of their own, which need a session: nobody tries them from a list. */
export const isFreeOffered = ({ gameType }: CatalogueGame): boolean => gameType !== 'LOTT' && gameType !== 'ELOTT'

/** As many of each maker's games are called new: those with the highest numbers. */
export const NEW_PER_VENDOR = 12

function newestOf(slots: readonly Pick<CatalogueGame, 'vendor' | 'nodeId'>[]): ReadonlySet<number> {
  const byVendor = Map.groupBy(slots, ({ vendor }) => vendor)
  const newest = [...byVendor.values()].flatMap((made) =>
    made
      .map(({ nodeId }) => nodeId)
      .toSorted((left, right) => right - left)
      .slice(0, NEW_PER_VENDOR),
  )
  return new Set(newest)
}

type Listed = Omit<CatalogueGame, 'isNew' | 'isGame' | 'cover'>

function listSlot(title: SlotTitle, minBet: bigint): Listed {
  const { nodeId, gameCode, names, vendor, facts } = title
  return {
    nodeId,
    gameCode,
    names,
    vendor,
    gameType: 'RNG',
    gameClassify: isLinked(title) ? 'JP' : 'SLOT',
    facts: { ...facts, features: [...facts.features], minBet },
  }
}

type OneByOne = Pick<ArcadeTitle, 'nodeId' | 'gameCode' | 'names' | 'picture'> & {
  readonly facts: Pick<ArcadeTitle['facts'], 'returnMin' | 'volatility'>
}

/** A game that has no lines says so with none; of its bets the one with the lowest return is told. */
function listOneByOne({ nodeId, gameCode, names, picture, facts }: OneByOne, minBet: bigint) {
  const { numerator, denominator } = facts.returnMin
  const returnPerMyriad = Number((numerator * 10_000n) / denominator)
  return {
    nodeId,
    gameCode,
    names,
    vendor: picture.vendor,
    facts: { returnPerMyriad, volatility: facts.volatility, lines: 0, features: [], minBet },
  }
}

function listArcade(title: ArcadeTitle, minBet: bigint): Listed {
  return { ...listOneByOne(title, minBet), gameType: 'RNG', gameClassify: title.kind }
}

/** Among the games of chance a shared one is an arcade game; elsewhere it is at a table. */
function listShared(title: SharedTitle, minBet: bigint): Listed {
  const { gameType } = title
  return { ...listOneByOne(title, minBet), gameType, gameClassify: gameType === 'RNG' ? 'AC' : 'TG' }
}

export type Titles = {
  readonly slots: readonly SlotTitle[]
  readonly arcades: readonly ArcadeTitle[]
  readonly shareds: readonly SharedTitle[]
}

/** The games in the order of their numbers. `minBet` is what the house lets one play for. */
export function gamesOf({ slots, arcades, shareds }: Titles, minBet: bigint): readonly CatalogueGame[] {
  const listed = [
    ...slots.map((title) => listSlot(title, minBet)),
    ...arcades.map((title) => listArcade(title, minBet)),
    ...shareds.map((title) => listShared(title, minBet)),
  ]
  const newest = newestOf(listed)
  return listed
    .toSorted((left, right) => left.nodeId - right.nodeId)
    .map((game) => ({
      ...game,
      isGame: 'GAME',
      cover: game.gameCode,
      isNew: newest.has(game.nodeId),
    }))
}
