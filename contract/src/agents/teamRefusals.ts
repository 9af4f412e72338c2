/** The refusals of the figures of teams, with the HTTP status of each. */
export const teamRefusalStatus = {
  'team.unknown': 404,
  'team.period_invalid': 422,
  'team.freeze_closed': 403,
  'team.freeze_too_many': 409,
} as const
