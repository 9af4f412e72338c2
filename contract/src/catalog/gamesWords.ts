// Without schemas, so that a first page can use these without loading the schema library.

export const GAME_TYPES = ['RNG', 'LIVE', 'FISH', 'LOTT', 'ELOTT', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT'] as const

/** Kinds of game within a type: slots, scratch cards, video poker, jackpots, table games, arcade, bingo. */
export const CLASSIFIES = ['SLOT', 'SC', 'VP', 'JP', 'TG', 'AC', 'BG'] as const

export const VOLATILITIES = ['low', 'medium', 'high', 'extreme'] as const

export const GAME_FEATURES = [
  'freeSpins',
  'wild',
  'multiplier',
  'scatterPay',
  'expandingWild',
  'stickyWild',
  'walkingWild',
  'respin',
  'stacks',
  'mystery',
  'specialSymbol',
  'bothWays',
  'ways',
  'buy',
  'cascade',
  'bonusRound',
] as const

export const GAME_SORTS = ['popular', 'new', 'name', 'return', 'calm', 'wild', 'bet'] as const

/** The longest search text; a longer one is cut, because no game has such a name. */
export const SEARCH_MAX = 60

/** The most favourites a member can have. */
export const FAVOURITES_MAX = 999
