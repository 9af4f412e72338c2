export const help = {
  title: 'Help',
  lead: 'Short answers, in plain words.',
  contents: 'On this page',
  sections: [
    {
      id: 'start',
      title: 'Getting started',
      paragraphs: [
        'You can try any game without an account: choose “Play for free”.',
        'To play with your own balance, create an account with a username and a password. That is all we ask for.',
      ],
    },
    {
      id: 'balance',
      title: 'Your balance',
      paragraphs: [
        'The figure at the top is what is free to use. It changes by itself the moment something moves; the eye hides it, and the arrow asks for it again.',
        'A round happens whole or not at all. If your connection drops in the middle of a spin, its result is already in the books: open the game again and you will find it in the history.',
      ],
    },
    {
      id: 'free',
      title: 'Free play and real money',
      paragraphs: [
        'The free game is the real game: same reels, same odds, same proof. Only the money is pretend; it cannot be withdrawn and never mixes with your balance.',
      ],
    },
    {
      id: 'check',
      title: 'Checking a round',
      paragraphs: [
        'In the game, open the history and choose a round. Once its seed has been opened, your browser repeats the round and tells you whether it matches.',
        'How it works, step by step, is on the “Fair play” page.',
      ],
    },
    {
      id: 'control',
      title: 'Staying in control',
      paragraphs: [
        'Decide before you start how much time and how much money the evening is worth, and leave when you get there. The clock above the game is there for that.',
        'Gambling is no way to earn a living or to win back what was lost. If it has stopped being fun, take a break and talk to someone you trust, or to a support line in your country.',
      ],
    },
    {
      id: 'account',
      title: 'Your account is yours alone',
      paragraphs: [
        'Use a password that you use nowhere else, and sign out on devices that are not yours. We will never ask you for it, by message or by phone.',
      ],
    },
    {
      id: 'term',
      title: 'Terms of use',
      paragraphs: [
        'You must be 18 or older, and of legal age where you live. If the law where you are does not allow it, do not play.',
        'One person, one account. It is personal: do not lend it or sell it.',
        'Results are drawn as the “Fair play” page describes. The recorded result is the one that counts, and you can always check it.',
        'Your balance is the sum of its entries. An entry is never changed or erased: a mistake is put right with a new entry that you can see.',
        'We may pause an account when the law or the safety of its owner requires it. The money in it remains its owner’s.',
        'If these terms change, we will say so here before the change takes effect.',
      ],
    },
  ],
} as const
