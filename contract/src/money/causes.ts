/** Why money moved, as a member would say it. */
export const CAUSES = ['play', 'deposit', 'withdrawal', 'transfer', 'bonus', 'adjustment', 'reversal', 'limit'] as const
export type Cause = (typeof CAUSES)[number]

/** How many days one look may span. */
export const PERIOD_DAYS_MAX = 366
