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
import { fits } from './filter.ts'
import { gamesOf, isFreeOffered, type CatalogueGame, type GamePicture } from './games.ts'
import { fixedOrder, inOrder, only, picksOf, popularOrder, type FixedSort, type Found } from './order.ts'
import { shelvesOf } from './shelves.ts'

export type CatalogueOptions = {
  readonly slots: readonly SlotTitle[]
  readonly arcades: readonly ArcadeTitle[]
  readonly shareds: readonly SharedTitle[]
  /** The least one can play a slot for, in the house's currency. */
  readonly minBet: bigint
  readonly pictureOf: (gameCode: string, language: Language) => GamePicture
  readonly stateOf: (gameCode: string) => GameState
  /** Rounds of the last days. */
  readonly roundsOf: (gameCode: string) => number
}

/** What never changes while the house is open, worked out when first asked for. */
type Standing = {
  readonly games: readonly CatalogueGame[]
  /** The games, and behind them the shelves of their makers: places are counted in this list. */
  readonly entries: readonly CatalogueGame[]
  readonly byCode: ReadonlyMap<string, CatalogueGame>
  readonly byNode: ReadonlyMap<number, CatalogueGame>
  readonly picks: Uint16Array
  readonly shelves: Uint16Array
  readonly index: SearchIndex
  readonly orders: Map<FixedSort, Uint16Array>
}

/** Lists are kept by what was asked, since their pages are cut from the same one: so many places in all, of two bytes. */
const FOUND_PLACES_MAX = 2_000_000
const LANGUAGES = Object.keys(languages) as readonly Language[]
/** The first so many of the most played are called hot. */
const HOT_MAX = 24

function stand({ slots, arcades, shareds, minBet }: CatalogueOptions): Standing {
  const games = gamesOf({ slots, arcades, shareds }, minBet)
  const entries = [...games, ...shelvesOf(games)]
  const nameOf = new Map(vendors.map(({ code, name }) => [code, name]))
  return {
    games,
    entries,
    byCode: new Map(games.map((game) => [game.gameCode, game])),
    // A shelf is no game and has no code to be played by, but its heart can be given like any other.
    byNode: new Map(entries.map((entry) => [entry.nodeId, entry])),
    picks: picksOf(games),
    shelves: Uint16Array.from(entries.keys()).subarray(games.length),
    index: makeSearchIndex(
      entries.map(({ names, vendor, isGame }) => ({
        names: Object.values(names),
        alsoBy: isGame === 'GAME' ? [nameOf.get(vendor) ?? vendor] : [],
      })),
    ),
    orders: new Map(),
  }
}

export class Catalogue {
  readonly #options: CatalogueOptions
  readonly #found = makeLruCache<Found>(FOUND_PLACES_MAX, ({ places }) => places.length + 1)
  readonly #listeners: (() => void)[] = []
  #standing: Standing | undefined
  #popular: Found | undefined
  #ranking: Ranking | undefined
  #hot: ReadonlySet<CatalogueGame> | undefined

  constructor(options: CatalogueOptions) {
    this.#options = options
  }

  get #stands(): Standing {
    this.#standing ??= stand(this.#options)
    return this.#standing
  }

  /** A game's state or its rounds are not what they were. */
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

  /** Every game that is shown, in the order of their numbers. */
  shown(): readonly CatalogueGame[] {
    return this.#stands.games.filter((game) => this.#isShown(game))
  }

  /** Works out every order, which takes longer than a visitor should notice. */
  warmUp(): void {
    for (const sort of GAME_SORTS) for (const language of LANGUAGES) this.#sorted(sort, language)
  }

  /** The codes of the games that whoever asks for nothing in particular sees first. */
  first(many: number): readonly string[] {
    return Array.from(this.#byPopularity().places.subarray(0, many), (place) => this.at(place).gameCode)
  }

  /** A game that is shown, by its code. */
  find(gameCode: string): CatalogueGame | undefined {
    const game = this.#stands.byCode.get(gameCode)
    return game && this.#isShown(game) ? game : undefined
  }

  /** A game that is shown, by its number. */
  ofNode(nodeId: number): CatalogueGame | undefined {
    const game = this.#stands.byNode.get(nodeId)
    return game && this.#isShown(game) ? game : undefined
  }

  /** What stands at a place of a found list. */
  at(place: number): CatalogueGame {
    return present(this.#stands.entries[place], 'a place of the catalogue')
  }

  #byPopularity(): Found {
    const { games, picks } = this.#stands
    this.#popular ??= popularOrder(games, picks, this.#options.roundsOf)
    return this.#popular
  }

  #isHot(game: CatalogueGame): boolean {
    const { places, leading } = this.#byPopularity()
    this.#hot ??= new Set(Array.from(places.subarray(0, Math.min(leading, HOT_MAX)), (place) => this.at(place)))
    return this.#hot.has(game)
  }

  #sorted(sort: GameSort, language: Language): Found {
    if (sort === 'popular') return this.#byPopularity()
    const { games, picks, orders } = this.#stands
    const kind = sort === 'name' ? language : sort
    const places = orders.get(kind) ?? fixedOrder(games, picks, kind)
    orders.set(kind, places)
    return inOrder(places, sort)
  }

  /** Among games that fit a name equally well the most played comes first, and before all of them their maker's shelf. */
  #ranks(): Ranking {
    this.#ranking ??= makeRanking(Uint16Array.from([...this.#stands.shelves, ...this.#byPopularity().places]))
    return this.#ranking
  }

  #named(name: string): Found {
    const { matches, near } = this.#stands.index.find(name, this.#ranks())
    return { places: Uint16Array.from([...matches, ...near]), leading: matches.length, why: 'match', whyRest: 'near' }
  }

  #look(request: GameListRequest): Found {
    const { gameName = '', sort, language } = request
    const named = gameName.trim() === '' ? undefined : this.#named(gameName)
    const isWanted = (place: number): boolean => this.#isShown(this.at(place)) && fits(this.at(place), request)
    if (named !== undefined && sort === undefined) return only(named, isWanted)
    const sorted = this.#sorted(sort ?? 'popular', language)
    if (named === undefined) return only(sorted, isWanted)
    const wanted = new Set(named.places)
    return only(sorted, (place) => wanted.has(place) && isWanted(place))
  }

  /** Everything that fits, in the order asked for. */
  found(request: GameListRequest): Found {
    return this.#found.of(questionOf(request), () => this.#look(request))
  }

  /** A game that is shown, as whoever keeps it by its number or its code shows it. */
  itemOfNode(nodeId: number, language: Language): GameItem | undefined {
    const game = this.ofNode(nodeId)
    return game && this.itemOf(game, language, 'order')
  }

  itemOfCode(gameCode: string, language: Language): GameItem | undefined {
    const game = this.find(gameCode)
    return game && this.itemOf(game, language, 'order')
  }

  /** What may change of a game at any moment. */
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

/** What a list asks for, without its pages and the words that say nothing: the same question has the same text. */
export function questionOf(request: GameListRequest): string {
  const { language, gameType, vassalage, gameClassify, isNew, gameName, minBet, minLineNum, minReturn, sort } = request
  const { volatilities, features } = request
  const asked = [language, gameType, vassalage, gameClassify, isNew, minBet, minLineNum, minReturn, sort]
  const chosen = [volatilities?.toSorted().join(), features?.toSorted().join()]
  return [...asked, ...chosen, gameName?.trim().toLowerCase()].join('|')
}
