// Without schemas, so that a first page can use these without loading the schema library.

/** What the games of a tournament are: `tables` are the live tables. */
export const TOURNAMENT_CATEGORIES = ['slots', 'arcade', 'tables', 'crash'] as const
export type TournamentCategory = (typeof TOURNAMENT_CATEGORIES)[number]

/** How rounds make a score; `fair` computes them. */
export const TOURNAMENT_FORMULAS = ['best', 'sum', 'hits'] as const
export type TournamentFormulaKind = (typeof TOURNAMENT_FORMULAS)[number]

/**
 * What members see. `counting`: it is over, and its last rounds are being counted. `cancelled`: too few had a place, or
 * staff stopped it; nobody gets a prize.
 */
export const TOURNAMENT_STATES = ['soon', 'running', 'counting', 'settled', 'cancelled'] as const
export type TournamentState = (typeof TOURNAMENT_STATES)[number]

/** What staff see: a plan, or a published tournament. */
export const TOURNAMENT_PLAN_STATES = ['proposed', 'published', 'settled', 'cancelled', 'refused', 'expired'] as const
export type TournamentPlanState = (typeof TOURNAMENT_PLAN_STATES)[number]

/** The last rounds are counted in this time after the end; then the board is final. */
export const TOURNAMENT_SETTLE_MINUTES = 10

/** For so many days a prize can be collected. */
export const TOURNAMENT_PRIZE_DAYS = 14

/** Places on one page of a board. */
export const TOURNAMENT_PAGE = 20

/** The limits of a plan. None asks for a long session: few rounds of a player count. */
export const TOURNAMENT_LIMITS = {
  name: 60,
  players: 5_000,
  rounds: 100,
  /** Multiples that are added up. */
  best: 20,
  /** The multiple that a hit needs, in hundredths. */
  multiple: 100_000,
  /** Ranges of places, and places with a prize. */
  ranges: 20,
  places: 200,
  /** A prize, the pot and the least stake, in units of play. */
  prizeUnits: 10_000,
  potUnits: 100_000,
  stakeUnits: 100,
  hours: 14 * 24,
  /** How far ahead a tournament may begin. */
  aheadDays: 60,
} as const
