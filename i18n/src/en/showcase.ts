/** The lower half of home. */
export const showcase = {
  winners: {
    title: 'Real wins',
    none: 'The board fills with real wins',
    noneText: 'Only real wins with real money are shown here. There are none yet.',
    who: '{account} · {when}',
    times: '{times} the stake',
  },
  paid: {
    title: 'Paid to players in the last {days} days',
    text: '{rounds, plural, one {# round with real money.} other {# rounds with real money.}} Every one of them can be checked.',
  },
  proof: {
    title: 'How Ronda proves a round',
    text: 'Your own browser does the checking. Rounds that many share need a public beacon besides; each says whether it had one.',
    link: 'See how it works',
    seal: 'First, we seal it',
    sealText: 'Before you give your text you see the fingerprint of our secret seed.',
    yours: 'Then you add your part',
    yoursText: 'Your text carries digits of that fingerprint: so it shows that ours came first.',
    open: 'It opens when you say so',
    openText: 'Give your next text, and the old seed is revealed and replayed.',
    sealTag: 'Seal',
    yoursTag: 'Your text, with digits of the seal',
    openTag: 'Secret seed',
    matches: 'Matches the seal',
  },
  house: {
    exact: 'Return of {game}, proven',
    exactText: 'No estimate: an exact fraction, counted over every place where the reels can stop.',
    measured: 'Return of {game}, measured',
    measuredText:
      '{rounds, plural, =0 {No round has been played yet. The first one starts this count.} one {Over # round played with real money.} other {Over # rounds played with real money.}}',
    same: 'Free play, same odds',
    sameText: 'The free game is the real one: same reels, same seeds, same proof. Only the money is pretend.',
    books: 'Every coin has a line',
    booksText:
      'Your balance is the sum of its entries in a double-entry ledger, and moves on screen as it moves in the books.',
  },
} as const
