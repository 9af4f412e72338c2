/** Refusals of the tree of agents and of their figures. */
export const agentRefusals = {
  'tree.upline_unknown': 'There is no agent with that number or name.',
  'tree.not_agent': 'Accounts can only be placed below an agent.',
  'tree.same_place': 'The account is already there.',
  'tree.own_branch': 'That agent stands below this account: it cannot be its own upline.',
  'tree.too_deep': 'That line would have more levels than are allowed.',
  'team.unknown': 'There is nobody with that number in your team.',
  'team.period_invalid': 'Choose a first and a last day that are no more than 92 days apart.',
}
