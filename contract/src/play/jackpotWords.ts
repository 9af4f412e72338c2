/** The pools, smallest first. */
export const JACKPOT_LEVELS = ['mini', 'minor', 'major', 'grand'] as const
export type JackpotLevel = (typeof JACKPOT_LEVELS)[number]

/** The shortest time between two updates: pools change with every stake, and faster updates would not be seen. */
export const JACKPOT_PUBLISH_MS = 500

export const AWARDS_PER_PAGE = 20
