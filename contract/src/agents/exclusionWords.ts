/** Why bets are taken out of the valid bets of contracts. */
export const EXCLUSION_REASONS = ['self_play', 'opposite_sides', 'circular_transfer', 'same_device'] as const
export type ExclusionReason = (typeof EXCLUSION_REASONS)[number]

export const EXCLUSION_STATES = ['open', 'excluded', 'dismissed', 'lifted'] as const
export type ExclusionState = (typeof EXCLUSION_STATES)[number]

/** What staff look at: what is to be decided, what agents have appealed against, or all. */
export const EXCLUSION_QUEUES = ['open', 'appeals', 'all'] as const
export type ExclusionQueue = (typeof EXCLUSION_QUEUES)[number]

/** What a fact of the evidence is about. */
export const EXCLUSION_FACTS = ['device', 'payoutAccount', 'round', 'circle'] as const
export type ExclusionFactKind = (typeof EXCLUSION_FACTS)[number]

/** Exclusions of one page. */
export const EXCLUSION_PAGE = 20
/** Bets of an exclusion that staff are shown. */
export const EXCLUSION_BETS_SHOWN = 50
export const APPEAL_LENGTH_MIN = 10
export const APPEAL_LENGTH_MAX = 1_000
/** How long after an exclusion an agent may appeal. */
export const APPEAL_DAYS = 30
/** Appeals of one agent in 24 hours. */
export const APPEALS_PER_DAY = 10
