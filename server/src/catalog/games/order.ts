import { VOLATILITIES, type GameFilter, type GameSort, type Placing } from '@ronda/contract'
import { present } from '@ronda/core'
import { isLanguage, type Language } from '@ronda/i18n'
import type { CatalogueGame } from './games.ts'
import { SIGNATURE_CODES } from './signature.ts'
import { SCREENFUL, withVariety, type Likeness } from './variety.ts'

/** Places in the catalogue in some order, with the reason of that order for the first `leading` and for the rest. */
export type Found = {
  readonly places: Uint16Array
  readonly leading: number
  readonly why: Placing
  readonly whyRest: Placing
  /** The lobbies that the searched text names. */
  readonly filters?: readonly GameFilter[]
}

/** Sort orders that do not change while the server runs. Sorting by name has one order for each language. */
export type FixedSort = Exclude<GameSort, 'popular' | 'name'> | Language

const WHY = {
  new: 'new',
  name: 'name',
  return: 'return',
  calm: 'volatility',
  wild: 'volatility',
  bet: 'bet',
} as const satisfies Record<Exclude<GameSort, 'popular'>, Placing>

/** A longer name is cut on the tile of a phone. */
const SHORT_NAME_MAX = 18

/** A name like "Golden Tiger", in every language. "The grapes and the lemon" is a sentence. */
const isShortName = ({ names }: Pick<CatalogueGame, 'names'>): boolean =>
  Object.values(names).every((name) => name.length <= SHORT_NAME_MAX && !/ (?:y|and) /.test(name))

/** A studio's page begins with a screen of games with a short name. All further ones stay where their covers differ. */
const SHORT_PER_VENDOR = SCREENFUL

/** Signature titles first, then games with a short name, then the rest: one game of each studio in turn. */
function ranksOf(games: readonly CatalogueGame[]): readonly number[] {
  const signature = new Map(SIGNATURE_CODES.map((code, at) => [code, at]))
  const turns = new Map<string, number>()
  const takeTurn = (key: string): number => {
    const turn = turns.get(key) ?? 0
    turns.set(key, turn + 1)
    return turn
  }
  return games.map((game) => {
    const first = signature.get(game.gameCode)
    if (first !== undefined) return first
    const short = isShortName(game) ? takeTurn(`short ${game.vendor}`) : SHORT_PER_VENDOR
    const turn = short < SHORT_PER_VENDOR ? short : SHORT_PER_VENDOR + takeTurn(game.vendor)
    return SIGNATURE_CODES.length + turn
  })
}

/** As many games of a list are reordered: six pages. Further down nobody compares neighbours. */
const VARIED_MAX = 240

/** The default order, for games without rounds. The first neighbours differ in figure, mechanic and studio. */
export function defaultOrderOf(games: readonly CatalogueGame[]): Uint16Array {
  const ranks = ranksOf(games)
  const at = (place: number): number => present(ranks[place], 'the rank of a game in the default order')
  const ranked = Uint16Array.from(games.keys()).sort((left, right) => at(left) - at(right) || left - right)
  const first = ranked.subarray(0, VARIED_MAX)
  first.set(withVariety(Array.from(first), (place) => present(games[place], 'a game of the catalogue')))
  return ranked
}

/** A part of the default order has other neighbours than the whole: they are made to differ again. */
export function variedRest(found: Found, likenessOf: (place: number) => Likeness): Found {
  const places = Uint16Array.from(found.places)
  const first = places.subarray(found.leading, found.leading + VARIED_MAX)
  first.set(withVariety(Array.from(first), likenessOf))
  return { ...found, places }
}

type Compare = (left: CatalogueGame, right: CatalogueGame) => number

const volatilityRank = ({ facts }: CatalogueGame): number => VOLATILITIES.indexOf(facts.volatility)

const COMPARES = {
  new: (left, right) => right.nodeId - left.nodeId,
  return: (left, right) => right.facts.returnPerMyriad - left.facts.returnPerMyriad,
  calm: (left, right) => volatilityRank(left) - volatilityRank(right),
  wild: (left, right) => volatilityRank(right) - volatilityRank(left),
  bet: (left, right) => Number(left.facts.minBet - right.facts.minBet),
} as const satisfies Record<Exclude<FixedSort, Language>, Compare>

function compareNames(language: Language): Compare {
  const { compare } = new Intl.Collator(language)
  return ({ names: left }, { names: right }) => compare(left[language], right[language])
}

/** Equal games stay in the default order. */
export function fixedOrder(games: readonly CatalogueGame[], defaultOrder: Uint16Array, sort: FixedSort): Uint16Array {
  const compare = isLanguage(sort) ? compareNames(sort) : COMPARES[sort]
  const game = (place: number): CatalogueGame => present(games[place], 'a game of the catalogue')
  return defaultOrder.toSorted((left, right) => compare(game(left), game(right)))
}

/** The most played first, then the rest in the default order. */
export function popularOrder(
  games: readonly CatalogueGame[],
  defaultOrder: Uint16Array,
  roundsOf: (gameCode: string) => number,
): Found {
  const rounds = Float64Array.from(games, ({ gameCode }) => roundsOf(gameCode))
  const at = (place: number): number => rounds[place] ?? 0
  const played = defaultOrder.filter((place) => at(place) > 0).sort((left, right) => at(right) - at(left))
  const places = new Uint16Array(defaultOrder.length)
  places.set(played)
  places.set(
    defaultOrder.filter((place) => at(place) === 0),
    played.length,
  )
  return { places, leading: played.length, why: 'played', whyRest: 'chosen' }
}

export function toFound(places: Uint16Array, sort: Exclude<GameSort, 'popular'>): Found {
  return { places, leading: places.length, why: WHY[sort], whyRest: WHY[sort] }
}

/** The places that pass, with the same order and reasons. */
export function filterFound(found: Found, matchesFilter: (place: number) => boolean): Found {
  const leading = found.places.subarray(0, found.leading).filter(matchesFilter)
  const rest = found.places.subarray(found.leading).filter(matchesFilter)
  const places = new Uint16Array(leading.length + rest.length)
  places.set(leading)
  places.set(rest, leading.length)
  return { ...found, places, leading: leading.length }
}

export const placingAt = (found: Found, at: number): Placing => (at < found.leading ? found.why : found.whyRest)
