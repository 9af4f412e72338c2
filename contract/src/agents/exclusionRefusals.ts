/** The refusals of exclusions, with the HTTP status of each. */
export const exclusionRefusalStatus = {
  'exclusion.unknown': 404,
  'exclusion.decided': 409,
  'exclusion.own': 403,
  'exclusion.changed': 409,
  'exclusion.appealed': 409,
  'exclusion.appeal_late': 422,
  'exclusion.appeals_many': 429,
} as const
