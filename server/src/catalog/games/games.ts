import type { GameClassify, GameFacts, GameType } from '@ronda/contract'
import { isLinked, type ArcadeTitle, type SharedTitle, type SlotTitle } from '@ronda/games'
import type { Language } from '@ronda/i18n'

/** A game of the catalogue; none of these fields change while the server runs. */
export type CatalogueGame = {
  readonly nodeId: number
  readonly gameCode: string
  readonly names: Readonly<Record<Language, string>>
  readonly vendor: string
  readonly gameType: GameType
  readonly gameClassify: GameClassify
  /** `VASSALAGE`: a tile that stands for all games of a studio. It is found by name only, and is in no other list. */
  readonly isGame: 'GAME' | 'VASSALAGE'
  readonly isNew: boolean
  /** The figure on its cover, and the mechanic: two games with the same are alike. */
  readonly hero: string
  /** What its pictures and names are about; only slots have one. */
  readonly theme?: string | undefined
  readonly family: string
  readonly facts: GameFacts
  /** The code of the game whose pictures are shown: its own, or for a studio tile that of the studio's first game. */
  readonly cover: string
}

/** The URLs of a game's pictures. */
export type GamePicture = { readonly url: string; readonly largeUrl: string }

/** Lotteries have their own pages, which need a session, so a list offers no free play for them. */
export const isFreeOffered = ({ gameType }: Pick<CatalogueGame, 'gameType'>): boolean =>
  gameType !== 'LOTT' && gameType !== 'ELOTT'

/** As many games of each studio are marked as new: those with the highest numbers. */
export const NEW_PER_VENDOR = 12

function newestOf(slots: readonly Pick<CatalogueGame, 'vendor' | 'nodeId'>[]): ReadonlySet<number> {
  const byVendor = Map.groupBy(slots, ({ vendor }) => vendor)
  const newest = [...byVendor.values()].flatMap((ofVendor) =>
    ofVendor
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
    // The first slot has pictures of its own.
    hero: title.title?.hero ?? gameCode,
    theme: title.title?.theme,
    family: title.family.id,
    facts: { ...facts, features: [...facts.features], minBet },
  }
}

type TitleWithoutLines = Pick<ArcadeTitle, 'nodeId' | 'gameCode' | 'names' | 'picture'> & {
  readonly facts: Pick<ArcadeTitle['facts'], 'returnMin' | 'volatility'>
}

/** For games without pay lines: `lines` is 0, and the return is that of the bet with the lowest return. */
function listWithoutLines({ nodeId, gameCode, names, picture, facts }: TitleWithoutLines, minBet: bigint) {
  const { numerator, denominator } = facts.returnMin
  const returnPerMyriad = Number((numerator * 10_000n) / denominator)
  return {
    nodeId,
    gameCode,
    names,
    vendor: picture.vendor,
    hero: picture.hero,
    facts: { returnPerMyriad, volatility: facts.volatility, lines: 0, features: [], minBet },
  }
}

function listArcade(title: ArcadeTitle, minBet: bigint): Listed {
  return { ...listWithoutLines(title, minBet), gameType: 'RNG', gameClassify: title.kind, family: title.kind }
}

/** A shared-round game of type RNG is listed as an arcade game, any other as a table game. */
function listShared(title: SharedTitle, minBet: bigint): Listed {
  const { gameType } = title
  const gameClassify = gameType === 'RNG' ? 'AC' : 'TG'
  return { ...listWithoutLines(title, minBet), gameType, gameClassify, family: gameType }
}

export type Titles = {
  readonly slots: readonly SlotTitle[]
  readonly arcades: readonly ArcadeTitle[]
  readonly shareds: readonly SharedTitle[]
}

/** The games by ascending number. `minBet` is the smallest bet that the brand allows. */
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
