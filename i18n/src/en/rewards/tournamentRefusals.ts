/** Refusals of tournaments. */
export const tournamentRefusals = {
  'tournament.unknown': 'This tournament does not exist.',
  'tournament.not_offered': 'Tournaments are not available for your account.',
  'tournament.over': 'This tournament has ended.',
  'tournament.full': 'All places of this tournament are taken.',
  'tournament.linked':
    'An account that shares a device, a payout account or a contact with yours already takes part. One person can join once.',
  'tournament.not_settled': 'The result is published once the tournament is settled.',
  'tournament.plan':
    'Something in this plan is outside its limits. Prizes must fall from range to range, and the times must be ahead.',
  'tournament.plan_unknown': 'This plan does not exist.',
  'tournament.not_running': 'This tournament is not open any more.',
  'tournament.stop_asked': 'A colleague has already asked to stop this tournament.',
  'tournament.stop_not_asked': 'Nobody has asked to stop this tournament.',
}
