/** Refusals of bonuses. */
export const bonusRefusals = {
  'bonus.unknown': 'This bonus is not yours, or does not exist.',
  'bonus.terms_changed': 'You have seen other terms. Read them again.',
  'bonus.not_offered': 'Bonuses are not available for this account now.',
  'bonus.draft': 'Something in these terms is outside of its limits.',
  'bonus.member_unknown': 'There is no member with this name or number.',
  'bonus.own_account': 'This account is your own, or connected with you.',
  'bonus.proposal_unknown': 'There is no such proposal.',
  'bonus.too_many': 'The member has as many open bonuses as possible.',
  'bonus.running': 'A bonus is running. Cancel it first, or finish it; then you can withdraw.',
  'bonus.none_active': 'The bonus is over: no more stakes with bonus money. Open the game again to play with your own.',
  'bonus.already_active': 'You already have a bonus in play. Finish or cancel it first.',
  'bonus.over': 'This bonus is over.',
  'bonus.stake_too_large': 'This is more than the largest stake that your bonus allows. Choose a smaller one.',
  'bonus.stake_fixed': 'A free spin has one stake. Choose it, and try again.',
  'bonus.game_not_allowed': 'Your bonus cannot be played in this game. Open it with your own money instead.',
}
