/** The refusals of the trading desk, with the HTTP status of each. */
export const sportsDeskRefusalStatus = {
  'sports.match_over': 409,
  'sports.voided': 409,
} as const
