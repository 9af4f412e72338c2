// Without schemas, so that a page can use these without loading the schema library.

/**
 * How a lottery's prizes are found: drawn daily, drawn by the operator for all, drawn every few minutes, or as in
 * South-East Asia.
 */
export const PRIZE_MODES = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const
export type PrizeMode = (typeof PRIZE_MODES)[number]

/** Which view a lottery opens with: its slip, or all draws. */
export const LOTTERY_VIEWS = ['betting', 'lobby'] as const
export type LotteryView = (typeof LOTTERY_VIEWS)[number]

/** Results on one page. */
export const OPENED_PER_PAGE = 20
