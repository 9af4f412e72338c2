import type { GameItem, GameLane } from '@ronda/contract'

export type Category = GameItem['gameType']

/** The lobby path of each category. */
export const lobbyPaths = {
  RNG: '/rng',
  LIVE: '/live',
  SPORTS: '/sports',
  ESPORTS: '/esports',
  FISH: '/fish',
  LOTT: '/lott',
  ELOTT: '/elott',
  PVP: '/pvp',
  COCKFIGHT: '/cockfight',
} as const satisfies Record<Category, string>

/** Categories that the sportsbook shows, and not a grid of games. */
export const BOOK_CATEGORIES: readonly Category[] = ['SPORTS', 'ESPORTS']

export type LobbyPath = (typeof lobbyPaths)[Category]

export const CATEGORIES = Object.keys(lobbyPaths) as readonly Category[]

/** The category that a lobby shows; slots where the path names none. */
export function categoryOf(path: string): Category {
  return CATEGORIES.find((category) => lobbyPaths[category] === path) ?? 'RNG'
}

export type CategoryVendors = { readonly category: Category; readonly vendors: readonly string[] }

/** The categories that have games, with their vendors, both in the order of the server. */
export function categoryVendorsOf(lanes: readonly GameLane[]): readonly CategoryVendors[] {
  const byCategory = Map.groupBy(lanes, ({ gameType }) => gameType)
  const listed = [...byCategory]
    .map(([category, of]) => ({
      category,
      vendors: [...new Set(of.flatMap(({ cards }) => cards.map(({ vassalage }) => vassalage)))],
    }))
    .filter(({ vendors }) => vendors.length > 0)
  // The sportsbook has no list of games: it is there where there is anything.
  if (listed.length === 0) return listed
  const unlisted = BOOK_CATEGORIES.filter((category) => !byCategory.has(category))
  return [...listed, ...unlisted.map((category) => ({ category, vendors: [] }))]
}
