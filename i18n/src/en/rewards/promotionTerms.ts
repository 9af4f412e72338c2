/** The terms of a promotion, generated from its rule; names in braces are filled in. */
export const promotionTerms = {
  kinds: {
    cashBack_daily:
      'You get back {share} of your net loss, from the moment you join until the end of the day. Net loss: your stakes less your wins.',
    cashBack_weekly:
      'You get back {share} of your net loss, from the moment you join until the end of Sunday. Net loss: your stakes less your wins.',
    lossBack:
      'You get back {share} of your net loss in the first {hours} hours of your account: your stakes less your wins.',
    birthday: 'You get {prize} on your birthday. The date is the one in the identity document that we have checked.',
    firstDeposit: 'You get {prize} for your first deposit, if it is {deposit} or more. Join before you make it.',
    depositMatch: 'You get {share} of the first deposit of {deposit} or more that you make after joining.',
    mission: 'You get {prize} once your valid bets after joining reach {goal}.',
    code: 'You get {prize} for the code. Whoever runs the promotion has told it to you.',
    social: 'You get {prize} for being our contact on Zalo. Your profile must have your number there.',
  },
  most: 'At most {prize}. Nothing is paid without a net loss.',
  settled: 'A bet counts when it is settled. One that is still open at the end does not count.',
  mostOfDeposit: 'At most {prize}.',
  turnover: 'Before you claim it, your valid bets after joining must reach {times} × the deposit.',
  noTurnover: 'No bets are needed.',
  deposit: 'If the deposit is taken back before you have collected the money, the promotion ends.',
  valid:
    'Valid bets: each stake × the house edge ÷ 4 %, and never more than the stake. Winning or losing makes no difference.',
  days: 'You have {days} days from joining.',
  reserved: 'When you join, {prize} is reserved for you. All members together get at most {budget}.',
  depositOfBonus:
    'If the deposit is taken back before its bonus is over, the promotion ends, and what is in the bonus wallet goes back.',
  noTurnoverToClaim: 'No bets are needed to claim it.',
  bonus: 'It is paid as bonus money. To turn it into cash you must stake {times} × the bonus in valid bets.',
  bonusAndDeposit:
    'It is paid as bonus money. To turn it into cash you must stake {times} × the bonus and the deposit together in valid bets.',
  bonusLeast: 'Less than {stake} of bonus money is not given.',
  spins: 'You get it as {count} free spins in {game}, {stake} each.',
  claimBonus: 'When it is ready, you have {days} days to claim it. With that the bonus is given.',
  frozenBonus:
    'These terms do not change for anybody who has joined. A limit, a pause or an exclusion ends offers; nothing is given then.',
  cash: 'It is paid as money, with no further conditions.',
  claim: 'When it is ready, you have {days} days to claim and collect it.',
  review: 'You apply, and our staff decide who takes part.',
  rank: 'For members of the VIP rank {rank} or higher.',
  newDays: 'For accounts that are not older than {days} days.',
  once: 'Once per member.',
  times: 'Up to {times} times per member.',
  device: 'For at most {count} of the accounts that share a device, a payout account or a contact.',
  open: 'You can join from {from} to {until} ({zone}).',
  weekdays: 'Only on these days: {days}.',
  frozen:
    'These terms do not change for anybody who has joined. A limit, a pause or an exclusion ends offers, and what you have earned stays yours.',
  weekday: { d1: 'Monday', d2: 'Tuesday', d3: 'Wednesday', d4: 'Thursday', d5: 'Friday', d6: 'Saturday', d7: 'Sunday' },
  lines: {
    loss: 'Net loss: {staked} staked − {won} won = {loss}',
    share: '{base} × {share} = {amount}',
    cut: 'At most {prize}',
    deposit: 'Deposit: {deposit}',
    goal: 'Valid bets needed: {deposit} × {times} = {goal}',
    fixed: 'Fixed amount: {prize}',
  },
} as const
