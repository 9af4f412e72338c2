/** Refusals of the tree of agents and of their figures. */
export const agentRefusals = {
  'tree.upline_unknown': 'There is no agent with that number or name.',
  'tree.not_agent': 'Accounts can only be placed below an agent.',
  'tree.same_place': 'The account is already there.',
  'tree.own_branch': 'That agent stands below this account: it cannot be its own upline.',
  'tree.too_deep': 'That line would have more levels than are allowed.',
  'team.unknown': 'There is nobody with that number in your team.',
  'payslip.unknown': 'You have no payslip with that number.',
  'payslip.file_staff':
    'This file is too large, or an agent of another team is part of it. Ask customer service for it.',
  'payslip.decided': 'That was decided before, or the time to decide is over.',
  'payslip.own': 'Somebody else has to decide this: it is paid to an account of yours.',
  'payslip.period_open': 'That period has not ended yet.',
  'team.period_invalid': 'Choose a first and a last day that are no more than 92 days apart.',
  'agentContract.off': 'This kind of contract is not offered.',
  'agentContract.unknown': 'There is no such contract of yours.',
  'agentContract.agent_unknown': 'That account is not an agent directly below you.',
  'agentContract.terms': 'These terms are not valid. Check the tiers, from the lowest to the highest.',
  'agentContract.none_own': 'A contract of this kind is needed above first: nobody grants what they do not have.',
  'agentContract.above_upline':
    'That is more than the contract above has. The rate can’t be higher, nor the platform’s share lower.',
  'agentContract.other_period': 'The contract above has another period. Both must have the same.',
  'agentContract.offer_open': 'An offer of this kind already waits for an answer. Withdraw it first.',
  'agentContract.decided': 'This offer was already answered.',
  'agentContract.expired': 'This offer has expired.',
  'agentContract.impact': 'The contracts that would end have changed. Look at them again before you accept.',
  'agentContract.not_valid': 'This contract is no longer valid.',
}
