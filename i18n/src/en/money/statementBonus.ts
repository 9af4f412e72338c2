/** What a member was given: bonuses and rewards. */
export const statementBonus = {
  empty: 'No bonuses in this period',
  emptyText: 'Bonuses we give you appear here, with date and amount.',
  total: 'Bonuses received',
  kinds: {
    grant: 'Welcome bonus',
    other: 'Bonus',
    rebate: 'Rebate',
    mission: 'Mission',
    points: 'Points',
    rank: 'VIP',
    referral: 'Invited friend',
    envelope: 'Red envelope',
  },
  texts: {
    grant: 'Given once to every new account. You can play with it, with no conditions.',
    other: 'Credited by us.',
    rebate: 'A part of what your bets are expected to lose.',
    mission: 'A mission that you completed.',
    points: 'Points that you converted.',
    rank: 'A benefit of your VIP rank.',
    referral: 'For a friend who you invited, or who invited you.',
    envelope: 'Your share of a red envelope.',
  },
  promotions: 'See promotions',
  taken: 'Withdrawn',
  list: 'Bonuses',
} as const
