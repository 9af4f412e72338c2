import {
  GAME_SORTS,
  type GameItem,
  type GameListRequest,
  type GameSort,
  type GameState,
  type Placing,
} from '@ronda/contract'
import { present } from '@ronda/core'
import { vendors, type ArcadeTitle, type SharedTitle, type SlotTitle } from '@ronda/games'
import { languages, type Language } from '@ronda/i18n'
import { makeLruCache } from '../../platform/cache/lruCache.ts'
import { makeRanking, makeSearchIndex, type Ranking, type SearchIndex } from '../search/index.ts'
import { matchesFilter } from './filter.ts'
import { gamesOf, isFreeOffered, type CatalogueGame, type GamePicture } from './games.ts'
import {
  fixedOrder,
  toFound,
  filterFound,
  defaultOrderOf,
  popularOrder,
  variedRest,
  type FixedSort,
  type Found,
} from './order.ts'
import { studioTilesOf } from './studioTiles.ts'

export type CatalogueOptions = {
  readonly slots: readonly SlotTitle[]
  readonly arcades: readonly ArcadeTitle[]
  readonly shareds: readonly SharedTitle[]
  /** The smallest bet of a slot, in the brand's currency. */
  readonly minBet: bigint
  readonly pictureOf: (gameCode: string, language: Language) => GamePicture
  readonly stateOf: (gameCode: string) => GameState
  /** Rounds of the last days. */
  readonly roundsOf: (gameCode: string) => number
}

/** The data that does not change while the server runs, computed on first use. */
type FixedData = {
  readonly games: readonly CatalogueGame[]
  /** The games, followed by the tiles of their studios; a place is an index into this list. */
  readonly entries: readonly CatalogueGame[]
  readonly byCode: ReadonlyMap<string, CatalogueGame>
  readonly byNode: ReadonlyMap<number, CatalogueGame>
  readonly defaultOrder: Uint16Array
  readonly studioTiles: Uint16Array
  readonly index: SearchIndex
  readonly orders: Map<FixedSort, Uint16Array>
}

/** Found lists are cached, since all pages of a query come from the same list. Places in all, of two bytes each. */
const FOUND_PLACES_MAX = 2_000_000
const LANGUAGES = Object.keys(languages) as readonly Language[]
/** As many of the most played games are marked as hot. */
const HOT_MAX = 24

function buildFixedData({ slots, arcades, shareds, minBet }: CatalogueOptions): FixedData {
  const games = gamesOf({ slots, arcades, shareds }, minBet)
  const entries = [...games, ...studioTilesOf(games)]
  const nameOf = new Map(vendors.map(({ code, name }) => [code, name]))
  return {
    games,
    entries,
    byCode: new Map(games.map((game) => [game.gameCode, game])),
    // A studio tile is not a game and has no code to play it by, but it can be a favourite like a game.
    byNode: new Map(entries.map((entry) => [entry.nodeId, entry])),
    defaultOrder: defaultOrderOf(games),
    studioTiles: Uint16Array.from(entries.keys()).subarray(games.length),
    index: makeSearchIndex(
      entries.map((entry) => ({
        names: Object.values(entry.names),
        ...(entry.isGame === 'GAME'
          ? { alsoBy: [nameOf.get(entry.vendor) ?? entry.vendor], game: entry }
          : { alsoBy: [] }),
      })),
    ),
    orders: new Map(),
  }
}

export class Catalogue {
  readonly #options: CatalogueOptions
  readonly #found = makeLruCache<Found>(FOUND_PLACES_MAX, ({ places }) => places.length + 1)
  readonly #listeners: (() => void)[] = []
  #fixedDataCache: FixedData | undefined
  #popular: Found | undefined
  #ranking: Ranking | undefined
  #hot: ReadonlySet<CatalogueGame> | undefined

  constructor(options: CatalogueOptions) {
    this.#options = options
  }

  get #fixedData(): FixedData {
    this.#fixedDataCache ??= buildFixedData(this.#options)
    return this.#fixedDataCache
  }

  /** Drops the caches after a change of a game's state or of its round count. */
  refresh(): void {
    this.#found.clear()
    this.#popular = undefined
    this.#ranking = undefined
    this.#hot = undefined
    for (const listener of this.#listeners) listener()
  }

  onChanged(listener: () => void): void {
    this.#listeners.push(listener)
  }

  #isShown(game: CatalogueGame): boolean {
    return this.#options.stateOf(game.gameCode) !== 'hidden'
  }

  /** Every game that is shown, by ascending number. */
  shown(): readonly CatalogueGame[] {
    return this.#fixedData.games.filter((game) => this.#isShown(game))
  }

  /** Computes every sort order at start-up, because it takes longer than a visitor should wait. */
  warmUp(): void {
    for (const sort of GAME_SORTS) for (const language of LANGUAGES) this.#sorted(sort, language)
  }

  /** The codes of the first games of the list without filters. */
  first(many: number): readonly string[] {
    return Array.from(this.#byPopularity().places.subarray(0, many), (place) => this.at(place).gameCode)
  }

  /** A game that is shown, by its code. */
  find(gameCode: string): CatalogueGame | undefined {
    const game = this.#fixedData.byCode.get(gameCode)
    return game && this.#isShown(game) ? game : undefined
  }

  /** A game that is shown, by its number. */
  ofNode(nodeId: number): CatalogueGame | undefined {
    const game = this.#fixedData.byNode.get(nodeId)
    return game && this.#isShown(game) ? game : undefined
  }

  /** The game or studio tile at a place of a found list. */
  at(place: number): CatalogueGame {
    return present(this.#fixedData.entries[place], 'a place of the catalogue')
  }

  #byPopularity(): Found {
    const { games, defaultOrder } = this.#fixedData
    this.#popular ??= popularOrder(games, defaultOrder, this.#options.roundsOf)
    return this.#popular
  }

  #isHot(game: CatalogueGame): boolean {
    const { places, leading } = this.#byPopularity()
    this.#hot ??= new Set(Array.from(places.subarray(0, Math.min(leading, HOT_MAX)), (place) => this.at(place)))
    return this.#hot.has(game)
  }

  #sorted(sort: GameSort, language: Language): Found {
    if (sort === 'popular') return this.#byPopularity()
    const { games, defaultOrder, orders } = this.#fixedData
    const kind = sort === 'name' ? language : sort
    const places = orders.get(kind) ?? fixedOrder(games, defaultOrder, kind)
    orders.set(kind, places)
    return toFound(places, sort)
  }

  /** Among games that match a name equally well the most played is first, and the tile of a studio before all games. */
  #ranks(): Ranking {
    this.#ranking ??= makeRanking(Uint16Array.from([...this.#fixedData.studioTiles, ...this.#byPopularity().places]))
    return this.#ranking
  }

  #named(name: string): Found {
    const { matches, near, filters } = this.#fixedData.index.find(name, this.#ranks())
    const places = Uint16Array.from([...matches, ...near])
    return { places, leading: matches.length, why: 'match', whyRest: 'near', filters }
  }

  #findPlaces(request: GameListRequest): Found {
    const { gameName = '', sort, language } = request
    const named = gameName.trim() === '' ? undefined : this.#named(gameName)
    const isWanted = (place: number): boolean => this.#isShown(this.at(place)) && matchesFilter(this.at(place), request)
    if (named !== undefined && sort === undefined) return filterFound(named, isWanted)
    const sorted = this.#sorted(sort ?? 'popular', language)
    if (named === undefined) {
      const found = filterFound(sorted, isWanted)
      return sort === undefined || sort === 'popular' ? variedRest(found, (place) => this.at(place)) : found
    }
    const wanted = new Set(named.places)
    return filterFound(sorted, (place) => wanted.has(place) && isWanted(place))
  }

  /** All places that match the request, in the requested order. */
  found(request: GameListRequest): Found {
    return this.#found.of(cacheKeyOf(request), () => this.#findPlaces(request))
  }

  /** The list item of a game that is shown, by its number. */
  itemOfNode(nodeId: number, language: Language): GameItem | undefined {
    const game = this.ofNode(nodeId)
    return game && this.itemOf(game, language, 'order')
  }

  itemOfCode(gameCode: string, language: Language): GameItem | undefined {
    const game = this.find(gameCode)
    return game && this.itemOf(game, language, 'order')
  }

  /** The fields of a game that can change while the server runs. */
  liveOf(game: CatalogueGame): Pick<GameItem, 'isHot' | 'isMaintained'> {
    return {
      isHot: this.#isHot(game) ? 1 : 0,
      isMaintained: this.#options.stateOf(game.gameCode) === 'maintenance',
    }
  }

  itemOf(game: CatalogueGame, language: Language, placing: Placing): GameItem {
    const { url, largeUrl } = this.#options.pictureOf(game.cover, language)
    const name = game.names[language]
    return {
      nodeId: game.nodeId,
      gameCode: game.gameCode,
      gameName: name,
      nodeName: name,
      displayName: name,
      gameType: game.gameType,
      vassalage: game.vendor,
      gameClassify: game.gameClassify,
      iconUrl: url,
      lagerIcon: largeUrl,
      showIcon: true,
      isGame: game.isGame,
      isNew: game.isNew ? 1 : 0,
      supportPlay: isFreeOffered(game) ? 0 : 1,
      ...this.liveOf(game),
      facts: game.facts,
      placing,
    }
  }
}

/** The cache key of a list: the request without its page, with equivalent values normalized to the same text. */
export function cacheKeyOf(request: GameListRequest): string {
  const { language, gameType, vassalage, gameClassify, isNew, gameName, minBet, minLineNum, minReturn, sort } = request
  const { volatilities, features } = request
  const asked = [language, gameType, vassalage, gameClassify, isNew, minBet, minLineNum, minReturn, sort]
  const chosen = [volatilities?.toSorted().join(), features?.toSorted().join()]
  return [...asked, ...chosen, gameName?.trim().toLowerCase()].join('|')
}
