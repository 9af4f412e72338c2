/** The pools that are played for, the smallest first. */
export const JACKPOT_LEVELS = ['mini', 'minor', 'major', 'grand'] as const
export type JackpotLevel = (typeof JACKPOT_LEVELS)[number]

/** What the house has sent so often at most: pools move with every stake, and the eye does not. */
export const JACKPOT_TOLD_MS = 500

export const AWARDS_PER_PAGE = 20
