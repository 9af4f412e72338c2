/** Why money moved, in a member's terms. */
export const CAUSES = ['play', 'deposit', 'withdrawal', 'transfer', 'bonus', 'adjustment', 'reversal', 'limit'] as const
export type Cause = (typeof CAUSES)[number]

/** The most days of one request. */
export const PERIOD_DAYS_MAX = 366
