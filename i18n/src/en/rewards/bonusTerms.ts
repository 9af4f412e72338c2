/** The terms of a bonus, a paragraph each. The server fills them in from the terms that its rules are made from. */
export const bonusTerms = {
  amount:
    'You get {amount} of bonus money. It is kept apart from your cash: in each game you choose which of the two you play with.',
  target: 'To turn it into cash you must stake {target} in valid bets ({multiple} × the bonus of {amount}).',
  targetWithDeposit:
    'To turn it into cash you must stake {target} in valid bets ({multiple} × the bonus of {amount} and the deposit of {deposit}).',
  spins: 'You get {count} free spins in {game}: {amount} of bonus money from us, {stakeMax} for each.',
  spinsStake:
    'In the game you choose to play them. Each is played at {stakeMax}; another stake is refused before the round begins.',
  spinsStakeMost:
    'In the game you choose to play them. A larger stake than {stakeMax} is refused before the round begins; with smaller stakes the same money makes more rounds.',
  spinsWon:
    'Once {amount} is staked, everything that is in the bonus wallet becomes cash, with no further conditions. There is no maximum.',
  spinsCancel:
    'You can cancel them at any time: what is in the bonus wallet goes back, also what they have won until then. Your cash stays yours. To withdraw cash, you finish or cancel them first.',
  weight:
    'A bet with bonus money counts with the weight of its game: its stake × (1 − return of the game) ÷ 4 %, and never more than the stake. A game that keeps 4 % or more counts in full. Void and returned bets do not count.',
  stakeMax:
    'The largest stake is {stakeMax}. A larger one is refused before the round begins; nothing is taken from you for it later.',
  gamesOfTypes: 'It can be played with: {games}.',
  gamesOnly: 'It can be played only with: {games}.',
  noOthers: 'Bets with bonus money do not take part in jackpots, missions, points, ranks, rebates or the leaderboard.',
  day: 'You have one day from the start of the bonus.',
  days: 'You have {days} days from the start of the bonus.',
  timeUp:
    'After that no more bets are accepted; open bets are settled first and still count. Then the rest of the bonus goes back.',
  completed: 'Once the target is reached, everything in the bonus wallet becomes cash. There is no maximum.',
  cancel:
    'You can cancel the bonus at any time: what is in the bonus wallet goes back, your cash stays yours. To withdraw cash while a bonus is running, you cancel it first and see beforehand what goes.',
  spent: 'Less than {stakeMin} cannot be played: if no more is left and no bet is open, the bonus ends.',
  excluded:
    'If you exclude yourself, the bonus ends and what is in the bonus wallet goes back. Your cash stays yours and can be withdrawn. A break does not cost you the bonus: it does not run out before you have had a day to play after the break.',
  one: 'Only one bonus runs at a time; others wait for their turn. Their days begin when they start.',
  types: {
    RNG: 'slots and arcade games',
  },
} as const
