/** The lower half of the home page. */
export const showcase = {
  winners: {
    title: 'Winners',
    noneText: 'Only real wins with real money are shown here. There are none yet.',
    who: '{account} · {when}',
    times: '{times} the stake',
  },
  paid: {
    title: 'Paid to players in the last {days} days',
    text: '{rounds, plural, one {# round with real money.} other {# rounds with real money.}} Every one of them can be checked.',
  },
  proof: {
    title: 'How we prove that a round is fair',
    text: 'Your own browser does the checking. Shared rounds also need a public source of random numbers, a beacon; each one shows whether it had one.',
    link: 'See how it works',
    seal: 'First, we seal it',
    sealText: 'Before you enter your text you see the fingerprint of our secret seed.',
    yours: 'Then you add your text',
    yoursText: 'Your text includes digits of that fingerprint: this shows that our seed came first.',
    open: 'You decide when to reveal it',
    openText: 'Enter your next text, and the old seed is revealed and the rounds are recalculated.',
    sealTag: 'Seal',
    yoursTag: 'Your text, with digits of the seal',
    openTag: 'Secret seed',
    matches: 'Matches the seal',
  },
  house: {
    exact: 'Return of {game}, proven',
    exactText: 'Not an estimate: an exact fraction, counted over every position where the reels can stop.',
    measured: 'Return of {game}, measured',
    measuredText:
      '{rounds, plural, =0 {No round has been played yet. The first one starts this count.} one {Over # round played with real money.} other {Over # rounds played with real money.}}',
    same: 'Free play, same odds',
    sameText: 'The free game is the real one: same reels, same seeds, same proof. Only the balance is a demo.',
    books: 'Every coin is accounted for',
    booksText:
      'Your balance is the sum of its entries in a double-entry ledger, and updates on screen as the ledger changes.',
  },
} as const
