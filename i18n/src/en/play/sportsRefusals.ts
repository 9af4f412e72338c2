/** Refusals of the sportsbook. */
export const sportsRefusals = {
  'sports.match_unknown': 'That match is not there.',
  'sports.bets_closed': 'Bets on this match are closed.',
  'sports.selection_unknown': 'This selection is no longer offered.',
  'sports.related': 'Each leg must be on another match.',
  'sports.parts_unfit': 'These selections cannot be combined in one bet.',
  'sports.bet_unknown': 'That bet is not there.',
  'sports.cash_out_closed': 'This bet cannot be cashed out right now.',
  'sports.match_over': 'This match is over. It takes no bets anyway.',
  'sports.voided': 'Bets on this are void. It takes none any more.',
  'sports.incident': 'The match changed while your bet was waiting. It was not placed; nothing was taken.',
  'sports.wait_over': 'Bets were suspended for too long. Your bet was not placed; nothing was taken.',
}
