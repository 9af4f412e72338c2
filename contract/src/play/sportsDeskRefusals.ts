/** The refusals of the trading desk, with the HTTP status of each. */
export const sportsDeskRefusalStatus = {
  'sports.match_over': 409,
  'sports.voided': 409,
  'sports.not_void': 409,
  'sports.unsettled': 409,
  'sports.final': 409,
  'sports.void_reason': 422,
  'sports.decision_open': 409,
  'sports.decision_unknown': 404,
  'sports.decision_expired': 409,
  'sports.same_person': 403,
  'sports.decided': 409,
  'sports.figures_changed': 409,
} as const
