// Without schemas, so that a first page can use these without loading the schema library.

/** The number of VIP ranks above none, which is level 0. */
export const RANKS = 5

/** The rank follows the valid bets of so many days (UTC), today included. */
export const RANK_DAYS = 30

/** Nobody loses a rank sooner than this after their last change of rank. */
export const RANK_KEPT_DAYS = 30

/** What the gifts of a rank and of all below it may cost, in thousandths of the turnover that the rank needs. */
export const RANK_GIFTS_PERMILLE_MAX = 20

/** How long a gift of a rank can be collected. */
export const RANK_GIFT_DAYS = 30
