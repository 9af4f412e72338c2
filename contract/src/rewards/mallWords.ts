// Without schemas, so that a first page can use these without loading the schema library.

/** `cash`: paid at once. `delivery`: staff send it, and approve or reject it first. */
export const GOOD_KINDS = ['cash', 'delivery'] as const
export type GoodKind = (typeof GOOD_KINDS)[number]

export const REDEMPTION_STATES = ['inProcess', 'approved', 'rejected'] as const
export type RedemptionState = (typeof REDEMPTION_STATES)[number]

/** The pictures of goods, which the server draws. */
export const GOOD_PICTURES = ['cash', 'giftCard', 'headphones', 'phone', 'mug', 'shirt', 'watch'] as const
export type GoodPicture = (typeof GOOD_PICTURES)[number]

/** Of one good at a time. */
export const REDEEM_QUANTITY_MAX = 20

export const GOOD_NAME_MAX = 60
export const GOOD_TEXT_MAX = 300
/** Whole points for one. */
export const GOOD_POINTS_MAX = 10_000_000
export const GOOD_STOCK_MAX = 1_000_000
export const GOOD_LIMIT_MAX = 1_000

/** Where a good is sent. */
export const RECIPIENT_MAX = { name: 80, address: 300, phone: 30 } as const
