// Without schemas, so that a first page can use these without loading the schema library.

/**
 * What a promotion pays for: `cashBack`, a share of the net loss of a day or a week; `lossBack`, a share of the net loss
 * after registering; `birthday`; `firstDeposit`, a fixed amount for the first deposit; `depositMatch`, a share of a
 * deposit; `mission`, an amount of valid bets; `code`, a word that somebody has told the member; `social`, a contact on a
 * social network that the brand serves.
 */
export const PROMOTION_KINDS = [
  'cashBack',
  'lossBack',
  'birthday',
  'firstDeposit',
  'depositMatch',
  'mission',
  'code',
  'social',
] as const
export type PromotionKind = (typeof PROMOTION_KINDS)[number]

/** `process`: something counts already. `claim`: the amount is fixed. `claimed`: to be collected. `issued`: paid. */
export const PROMOTION_STATES = [
  'soon',
  'join',
  'joined',
  'applying',
  'process',
  'claim',
  'claimed',
  'issued',
  'rejected',
  'close',
] as const
export type PromotionState = (typeof PROMOTION_STATES)[number]

/** Who takes a promotion from one state to the next: `system` is the clock, and what was bet or paid. */
export const PROMOTION_ACTORS = ['member', 'staff', 'system'] as const
export type PromotionActor = (typeof PROMOTION_ACTORS)[number]

export const PROMOTION_PERIODS = ['daily', 'weekly'] as const

/**
 * What is given. `cash`: money from the fund for promotions. `bonus`: bonus money with wagering terms, and `spins`: free
 * spins of one slot, both from the bonus fund.
 */
export const PROMOTION_PRIZES = ['cash', 'bonus', 'spins'] as const
export type PromotionPrize = (typeof PROMOTION_PRIZES)[number]

/** Why somebody cannot join. Each is also a refusal, `promotion.` and the reason. */
export const PROMOTION_REASONS = [
  'not_offered',
  'not_open',
  'weekday',
  'full',
  'limit',
  'device',
  'rank',
  'not_new',
  'birthday',
  'identity',
  'deposited',
  'channel',
] as const
export type PromotionReason = (typeof PROMOTION_REASONS)[number]

/** The largest turnover that a promotion asks for, as a multiple of the deposit. */
export const PROMOTION_TURNOVER_MAX = 10
/** In thousandths. */
export const PROMOTION_SHARE_MAX = 1_000
/** In units of play, the largest prize and goal; they stop typing errors. */
export const PROMOTION_PRIZE_MAX = 10_000
export const PROMOTION_GOAL_MAX = 100_000
/** Enough for every member of a large brand, in largest prizes. */
export const PROMOTION_BUDGET_PRIZES_MAX = 1_000_000
export const PROMOTION_HOURS_MAX = 72
export const PROMOTION_DAYS_MAX = 60
export const PROMOTION_NAME_MAX = 60
export const PROMOTION_TEXT_MAX = 300
export const PROMOTION_TIMES_MAX = 366
export const PROMOTION_DEVICE_MAX = 20
/** The days of real data that a simulation of the cost looks at. */
export const PROMOTION_SIMULATION_DAYS = 30
export const PROMOTION_CODE = /^[A-Z0-9]{4,20}$/
