/** The terms of a raffle, generated from its rule; names in braces are filled in. */
export const raffleTerms = {
  free: 'One free ticket a day for every member. A day begins at 00:00 UTC.',
  bets: 'One ticket for every full {amount} of valid bets with your own money, from the moment you take part.',
  valid:
    'Valid bets: each stake × the house edge ÷ 4 %, and never more than the stake. A bet counts once its round is settled. Stakes that are returned and rounds that are void give no tickets.',
  late: 'Bets that are counted later than 10 minutes after the end give no tickets.',
  max: 'Most tickets of one member: {tickets}. Most members: {room}.',
  prizes: 'Number of prizes: the smallest of tickets ÷ {perPrize} (rounded down), {cap} and {stock}.',
  amounts: 'Prizes, in the order in which they are drawn: {list}.',
  amount: '{count} × {amount}',
  draw: 'Every ticket has the same chance. A ticket wins at most once; a member can win with several tickets.',
  reserved:
    'All prizes that can be drawn, {pot}, are reserved before the raffle is announced. What is not drawn goes back to the fund.',
  cash: 'A prize is cash, with no further conditions. It waits in the reward center for 30 days.',
  device: 'One member per browser. Nobody who is excluded or pausing gets tickets.',
} as const
