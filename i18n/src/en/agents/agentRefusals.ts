/** Refusals of the tree of agents and of their figures. */
export const agentRefusals = {
  'tree.upline_unknown': 'There is no agent with that number or name.',
  'tree.not_agent': 'Accounts can only be placed below an agent.',
  'tree.same_place': 'The account is already there.',
  'tree.own_branch': 'That agent stands below this account: it cannot be its own upline.',
  'tree.too_deep': 'That line would have more levels than are allowed.',
  'team.freeze_closed': 'Agents cannot freeze transfers at the moment.',
  'agentLink.unknown': 'You have no link like this.',
  'agentLink.too_many': 'You have as many links as are allowed. Open one of the stopped links again instead.',
  'agentLink.agents_closed': 'Agents cannot open accounts for agents at the moment.',
  'agentLink.terms_unsigned': 'Read the terms of this link and send the form again.',
  'agentAccount.closed': 'Agents cannot open accounts by hand at the moment.',
  'agentAccount.too_many': 'You have opened as many accounts as are allowed in a day. Continue tomorrow.',
  'team.unknown': 'There is nobody with that number in your team.',
  'team.period_invalid': 'Choose a first and a last day that are no more than 92 days apart.',
}
