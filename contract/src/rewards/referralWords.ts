// Without schemas, so that a first page can use these without loading the schema library.

/** Levels of hosts: who has brought more guests earns more for the next one. */
export const REFERRAL_LEVELS = 3

/** So many guests of one host count in a month; later ones count in the next. */
export const REFERRAL_MONTH_MAX = 20

/** How long the rewards of host and guest can be collected. */
export const REFERRAL_REWARD_DAYS = 30

/**
 * `playing`: the guest has not bet enough yet. `reached`: they have, and it is being checked. `refused`: it does not
 * count. `over`: the time ended before the goal.
 */
export const REFERRAL_STATES = ['playing', 'reached', 'qualified', 'refused', 'over'] as const
export type ReferralState = (typeof REFERRAL_STATES)[number]
