/** The refusals of agents' links and of accounts that agents open, with the HTTP status of each. */
export const agentLinkRefusalStatus = {
  'agentLink.unknown': 404,
  'agentLink.too_many': 409,
  'agentLink.agents_closed': 403,
  'agentLink.terms_unsigned': 422,
  'agentAccount.closed': 403,
  'agentAccount.too_many': 409,
  'agentAccount.unknown': 404,
  'agentAccount.taken': 409,
  'agentAccount.name_proposed': 409,
} as const
