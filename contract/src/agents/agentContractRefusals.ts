/** The refusals of contracts of agents, with the HTTP status of each. */
export const agentContractRefusalStatus = {
  'agentContract.off': 403,
  'agentContract.unknown': 404,
  'agentContract.agent_unknown': 404,
  'agentContract.terms': 422,
  'agentContract.none_own': 409,
  'agentContract.above_upline': 409,
  'agentContract.other_period': 409,
  'agentContract.other_rules': 409,
  'agentContract.offer_open': 409,
  'agentContract.too_many': 409,
  'agentContract.decided': 409,
  'agentContract.expired': 409,
  'agentContract.impact': 409,
  'agentContract.not_valid': 409,
} as const
