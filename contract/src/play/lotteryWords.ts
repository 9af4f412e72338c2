// Without schemas, so that a page can use them without making any.

/** How a lottery's prizes are found: drawn by day, by the house for all, by the minute, or as in South-East Asia. */
export const PRIZE_MODES = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const
export type PrizeMode = (typeof PRIZE_MODES)[number]

/** Where a lottery opens: at its slip, or among all draws. */
export const LOTTERY_VIEWS = ['betting', 'lobby'] as const
export type LotteryView = (typeof LOTTERY_VIEWS)[number]

/** Draws on one page of what was opened. */
export const OPENED_PER_PAGE = 20
