/** The sports of the book. */
export const SPORT_CODES = ['football', 'shooter', 'moba', 'tennis'] as const
export type SportCode = (typeof SPORT_CODES)[number]

/** The leagues of each sport. */
export const LEAGUES_OF = {
  football: ['ambar', 'cobalto', 'coral', 'jade', 'marfil', 'nacar'],
  shooter: ['pulso', 'umbral'],
  moba: ['runa', 'bruma', 'eclipse'],
  tennis: ['circuito'],
} as const
export type SportsLeague = (typeof LEAGUES_OF)[SportCode][number]

export const SPORTS_LEAGUES = [
  ...LEAGUES_OF.football,
  ...LEAGUES_OF.shooter,
  ...LEAGUES_OF.moba,
  ...LEAGUES_OF.tennis,
] as const

/** Which other prices a bet may be placed at: only the one that was seen, a higher one too, or any. */
export const PRICE_POLICIES = ['none', 'better', 'any'] as const
export type PricePolicy = (typeof PRICE_POLICIES)[number]

export const SPORTS_GRADES = ['win', 'halfWin', 'push', 'halfLose', 'lose', 'void'] as const
export type SportsGrade = (typeof SPORTS_GRADES)[number]

export const SPORTS_BETS_PAGE = 20

/** Why a settlement is corrected. */
export const SPORTS_CORRECTIONS = ['void', 'unvoid', 'regrade'] as const
export type SportsCorrection = (typeof SPORTS_CORRECTIONS)[number]

/** Why bets are void; each reason has a clause of the rules. */
export const SPORTS_VOIDS = [
  'postponed',
  'abandoned',
  'walkover',
  'cancelled',
  'nonRunner',
  'wrongTerms',
  'lateBet',
] as const
export type SportsVoidReason = (typeof SPORTS_VOIDS)[number]
