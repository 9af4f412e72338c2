export const fairness = {
  title: 'Fair play you can check',
  lead: 'You should not have to believe us. Here is what happens in every round, in the order it happens, how to check it without us, and what no check can show.',
  steps: [
    {
      title: 'The seal',
      text: 'The server makes the next secret seed, 64 random hexadecimal digits, and shows its fingerprint: the SHA-256 of those digits. Nobody knows how to find another seed with the same fingerprint, so from here on ours is fixed. Your text comes only now.',
    },
    {
      title: 'Your part',
      text: 'You have a part too: any text you like. Your browser adds a few random characters, so that nobody can foresee it, and the first 32 digits of the fingerprint. So the text itself shows that it was given when our seed was fixed: nobody can make a seed whose fingerprint has 32 digits that were given before. Your first text is made by your browser, at random; change it whenever you want.',
    },
    {
      title: 'The draw',
      text: 'Every round has a number: 0, 1, 2 and so on, none twice and none left out. The secret seed, your text and that number go through HMAC-SHA256, and what comes out says where each reel stops. Nothing else takes part: not your balance, not your stake, not the hour.',
    },
    {
      title: 'The opening',
      text: 'When you give your next text, the old seed is published. With it your browser repeats every round, compares it with what you saw, and counts whether a round is missing.',
    },
  ],
  demo: {
    title: 'Try it here',
    text: 'A whole proof in miniature. It runs in your browser, with the very code that draws the games.',
    seal: 'Seal (SHA-256 of the secret seed)',
    yourSeed: 'Your text',
    yourSeedHint: 'Up to 31 letters, digits or signs, without spaces or colons. It is fixed with the first draw.',
    wholeSeed: 'Your text with digits of the seal: what goes into the draw',
    draw: 'Draw',
    open: 'Open the seal',
    again: 'Start over',
    draws: 'Draws',
    noDraws: 'Nothing has been drawn yet.',
    secret: 'Secret seed',
    sealed: 'Sealed until you open it',
    sealMatches: 'The fingerprint of the secret seed is the seal you saw first.',
    orderShown: 'Your text holds the first 32 digits of the seal: the seed was fixed before it.',
    drawsRepeat: 'Drawn again with the opened seed, every number is the same.',
  },
  shared: {
    title: 'Rounds that many share',
    text: 'At live tables, in crash, in cockfights and in lotteries one draw decides for everyone, so no single player’s text can. The secrets of a table are a chain whose end is published before its first round. When bets close, all tickets are put under one seal, which is published before anything is drawn; you get a receipt for yours.',
    parts: [
      {
        title: 'Where a public beacon decides',
        text: 'When a round opens, it announces which signature of the beacon drand will decide it: the first one after bets close and tickets are sealed. drand is run by many organisations together and signs every three seconds; nobody knows a signature before. Your browser checks it with drand’s public key. Until then nobody knows the outcome, and neither do we.',
      },
      {
        title: 'Where there is no beacon',
        text: 'The secret and the seal of all tickets decide. Whoever knows the secret and bets last can try tickets until a draw suits them. We know the secret: one ticket of our own would be enough. Such rounds say so, and the check never calls them more than “adds up, no beacon”.',
      },
      {
        title: 'When a round is void',
        text: 'If the beacon does not come (after a minute at a table, up to six hours in a daily lottery), or tickets were sealed too late, or the game could not go on, every stake comes back and the round says why. It never goes on without the beacon that it announced.',
      },
    ],
  },
  limits: {
    title: 'What stays possible',
    items: [
      'We can refuse to finish a round. You see it: it is void, with its reason. Many void rounds are a reason to ask.',
      'A proof shows that a text came after the secret, not who wrote it. Your browser keeps every text it gave and every round as it was announced, and holds what we tell against it. If you clear its storage, that memory is gone.',
      'We know what will come with a secret. We could reveal it unasked to get rid of that; your game would tell you that your secret was changed elsewhere.',
      'Without a beacon, whoever knows the secret of a shared round and bets last can choose.',
      'The point at which the Mini and Minor jackpots pay is drawn by us alone when a pool begins. Its seal shows that it is not changed afterwards; it does not show that it was drawn only once, and we know it.',
      'Rounds from before these rules are worked out too, but they do not show what was fixed first. The check tells them apart.',
    ],
  },
  formula: {
    title: 'The formula',
    text: 'For anyone who would rather write a checker of their own.',
    lines: [
      { name: 'Seal', code: 'SHA-256(serverSeed)' },
      { name: 'Your text', code: 'clientSeed = text + "-" + first 32 digits of the seal' },
      { name: 'Shared', code: 'clientSeed = salt + ":" + SHA-256(signature), or salt + ":" + root of all tickets' },
      { name: 'Block i', code: 'HMAC-SHA256(serverSeed, "clientSeed:nonce:i")' },
      { name: 'Numbers', code: '8 per block, 32 bits each, most significant byte first' },
      { name: 'Stop', code: 'floor(number × positions ÷ 2³²)' },
      { name: 'Redraw', code: 'if (number × positions) mod 2³² < 2³² mod positions' },
    ],
    terminal: 'Check a seal in any terminal:',
    command: 'printf %s SERVER_SEED | sha256sum',
  },
  verify: {
    title: 'Every round of yours, at one press',
    text: 'Your browser plays all your rounds again from their opened seals, compares them coin by coin, and looks whether one is missing. You can keep the proofs as a file and check them without us, today or in ten years.',
    go: 'Check your rounds',
  },
  odds: {
    title: 'The return is a fact',
    text: 'The return of each game is an exact fraction, worked out twice: by formula, and by going through every combination in which the reels can stop. Both must give the same fraction. And each round keeps the fingerprint of the configuration it was played with, so odds cannot change unseen.',
  },
} as const
