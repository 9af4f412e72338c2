// Without schemas, so that a first page can use these without loading the schema library.

/** The types of games whose bets earn a rebate; each has its own rate. */
export const REBATE_TYPES = ['RNG', 'LIVE', 'LOTT', 'ELOTT', 'COCKFIGHT', 'SPORTS', 'ESPORTS'] as const
export type RebateType = (typeof REBATE_TYPES)[number]
