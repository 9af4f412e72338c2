import { rankNames } from './rankNames.ts'

/** The VIP rank of a member. */
export const rank = {
  failed: "Couldn't load your rank",
  names: rankNames,
  none: 'No rank yet',
  /** The names of gifts, as the reward center shows them. */
  levelUp: 'You reached {rank}',
  birthday: 'Birthday gift, {rank}',
  yours: 'Your VIP rank',
  since: 'Since {date}',
  emptyText: 'Bets with real money count from the first one.',
  play: 'Choose a game',
  progress: 'Valid bets of the last {days} days',
  toNext: '{missing} more to {rank}',
  ofNext: '{valid} of {needed}',
  highest: 'You have the highest rank.',
  keeps:
    'If you bet nothing more, you keep {rank} at least until {date}. With {needed} or more in the last {days} days you keep it.',
  keepsOpen: 'You can lose {rank} today: it needs {needed} in the last {days} days.',
  chart: 'Your last {days} days',
  chartText: 'Valid bets on each day (UTC). What is older than {days} days no longer counts.',
  day: 'Day',
  valid: 'Valid bets',
  asTable: 'Show as a table',
  asChart: 'Show as a chart',
  dayOf: '{day}: {amount}',
  benefits: 'Ranks and benefits',
  benefitsText: 'The same for everybody. There are no other conditions and no private offers.',
  current: 'Your rank',
  needs: 'Valid bets in {days} days',
  rebateExtra: 'Rebate',
  rebateMore: '+{percent}',
  levelUpGift: 'Gift on reaching it',
  birthdayGift: 'Birthday gift',
  nothing: 'None',
  rule: 'How it works',
  rules: {
    counts:
      'Bets with real money count. In games that keep less than 4% of the stakes on average they count in part: stake × (1 − return) ÷ 4%. Bets that were returned do not count.',
    up: 'As soon as your valid bets of the last {days} days reach what a rank needs, you have it.',
    down: 'Once a day we compare again. You keep every rank at least {kept} days, so you never lose more than one in {kept} days.',
    gifts:
      'The gift of a rank is given once, when you reach it for the first time. The birthday gift comes once a year and needs a confirmed date of birth; there is none during a time-out or an exclusion. You collect gifts in your rewards within {expires} days; they are cash.',
    rebate: 'The rebate of each bet grows by the percentage of the rank that you have at that moment.',
  },
  history: 'Changes of your rank',
  reached: '{rank} reached',
  lost: '{from} lost, now {to}',
  lostAll: '{from} lost',
  reachedWhy: 'Valid bets {valid}; it needs {needed}.',
  lostWhy: 'Valid bets {valid}; {from} needs {needed}.',
}
