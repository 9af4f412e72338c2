/** Why money moved, in a member's terms. */
/** What happened to bonus money: given to be played, moved to the balance when completed, or returned. */
export const BONUS_DETAILS = ['bonusGiven', 'bonusPaid', 'bonusBack'] as const

export const CAUSES = ['play', 'deposit', 'withdrawal', 'transfer', 'bonus', 'adjustment', 'reversal', 'limit'] as const
export type Cause = (typeof CAUSES)[number]

/** The most days of one request. */
export const PERIOD_DAYS_MAX = 366
