import type { GameItem, GameLane } from '@ronda/contract'

export type Category = GameItem['gameType']

/** Where each kind of game is shown. */
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

export type LobbyPath = (typeof lobbyPaths)[Category]

export const CATEGORIES = Object.keys(lobbyPaths) as readonly Category[]

/** The kind of game that a lobby shows; slots where the path names none. */
export function categoryOf(path: string): Category {
  return CATEGORIES.find((category) => lobbyPaths[category] === path) ?? 'RNG'
}

export type Shelf = { readonly category: Category; readonly vendors: readonly string[] }

/** The kinds of game that somebody makes, with their makers, both in the order the server names them. */
export function shelvesOf(lanes: readonly GameLane[]): readonly Shelf[] {
  const byCategory = Map.groupBy(lanes, ({ gameType }) => gameType)
  return [...byCategory]
    .map(([category, of]) => ({
      category,
      vendors: [...new Set(of.flatMap(({ cards }) => cards.map(({ vassalage }) => vassalage)))],
    }))
    .filter(({ vendors }) => vendors.length > 0)
}
