/**
 * Every refusal the server can give, with its HTTP status. The code is the contract: texts live in i18n, one per
 * language, and a code without a text does not compile.
 */
export const refusalStatus = {
  'request.malformed': 400,
  'request.too_large': 413,
  'request.too_many': 429,
  'request.cross_site': 403,
  'request.not_found': 404,
  'server.busy': 503,
  'server.fault': 500,
  'session.required': 401,
  'session.forbidden': 403,
  'session.wrong_credentials': 401,
  'session.locked': 429,
  'game.session_expired': 401,
  'game.launch_expired': 410,
  'game.unknown': 404,
  'game.stake_not_offered': 422,
  'game.round_unknown': 404,
  'fairness.client_seed_invalid': 422,
  'identity.username_taken': 409,
  'identity.username_invalid': 422,
  'identity.password_weak': 422,
  'identity.password_mismatch': 422,
  'identity.terms_not_accepted': 422,
  'wallet.insufficient_funds': 402,
  'wallet.key_reused': 409,
  'wallet.unknown': 404,
  'wallet.nothing_to_reverse': 409,
  'wallet.hold_resolved': 409,
  'limit.betting_blocked': 403,
  'limit.excluded': 403,
  'limit.loss_reached': 403,
  'limit.wager_reached': 403,
} as const satisfies Record<string, number>

export type RefusalCode = keyof typeof refusalStatus

export const refusalCodes: readonly RefusalCode[] = Object.keys(refusalStatus) as RefusalCode[]
