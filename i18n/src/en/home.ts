export const home = {
  title: 'The house that shows its cards',
  text: 'Every result is sealed before you bet and opened when you ask. Every coin has its line in the books. Check us, round by round.',
  proof: {
    title: 'How Ronda proves every round',
    text: 'No need to trust us. The proof comes with the game, and your own browser does the checking.',
    link: 'See how it works',
    seal: 'First, we seal it',
    sealText:
      'Before you play we show the fingerprint of a secret seed. Change one digit of the seed and the fingerprint changes too.',
    yours: 'Then you add your part',
    yoursText: 'Your own seed joins the draw once ours is sealed, so we cannot have picked ours to suit us.',
    open: 'It opens when you say so',
    sealTag: 'Seal',
    yoursTag: 'Your seed',
    openTag: 'Secret seed',
    matches: 'Matches the seal',
    openText: 'Ask for a new seed and the old one is revealed. Your browser replays each round with it and compares.',
  },
  house: {
    exact: 'Return, proven',
    exactText: 'No estimate: an exact fraction, counted over every place where the reels can stop.',
    measured: 'Return, measured',
    measuredText:
      '{rounds, plural, =0 {No round has been played yet. The first one starts this count.} one {Over # round played with real money.} other {Over # rounds played with real money.}}',
    same: 'Free play, same odds',
    sameText: 'The free game is the real one: same reels, same seeds, same proof. Only the money is pretend.',
    books: 'Every coin has a line',
    booksText:
      'Your balance is the sum of its entries in a double-entry ledger, and it moves on screen the moment it moves in the books.',
  },
} as const
