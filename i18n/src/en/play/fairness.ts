export const fairness = {
  title: 'Fair play you can check',
  lead: 'You do not have to take our word for it. Here is what happens in every round, step by step, how to check it without us, and what no check can show.',
  steps: [
    {
      title: 'The seal',
      text: 'The server creates the next secret seed, 64 random hexadecimal digits, and shows its fingerprint: the SHA-256 of those digits. Nobody knows how to find another seed with the same fingerprint, so from here on ours is fixed. Only now do you enter your text.',
    },
    {
      title: 'Your part',
      text: 'You add any text you like. Your browser adds a few random characters, so that nobody can predict it, and the first 32 digits of the fingerprint. So the text itself shows that it was entered after our seed was fixed: nobody can create a seed whose fingerprint has 32 digits that were given before. Your first text is created by your browser, at random; change it whenever you want.',
    },
    {
      title: 'The draw',
      text: 'Every round has a number: 0, 1, 2 and so on, with no repeats and no gaps. The secret seed, your text and that number go through HMAC-SHA256, and the result decides where each reel stops. Nothing else takes part: not your balance, not your stake, not the time.',
    },
    {
      title: 'The opening',
      text: 'When you enter your next text, the old seed is published. With it your browser repeats every round, compares it with what you saw, and checks whether a round is missing.',
    },
  ],
  demo: {
    title: 'Try it here',
    text: 'A complete proof in miniature. It runs in your browser, with the same code that draws the games.',
    seal: 'Seal (SHA-256 of the secret seed)',
    yourSeed: 'Your text',
    yourSeedHint: 'Up to 31 letters, digits or symbols, without spaces or colons. It is fixed with the first draw.',
    wholeSeed: 'Your text with digits of the seal: what goes into the draw',
    draw: 'Draw',
    open: 'Open the seal',
    again: 'Start over',
    draws: 'Draws',
    noDraws: 'No draws yet.',
    secret: 'Secret seed',
    sealed: 'Sealed until you open it',
    sealMatches: 'The fingerprint of the secret seed is the seal you saw first.',
    orderShown: 'Your text includes the first 32 digits of the seal: the seed was fixed before it.',
    drawsRepeat: 'Recalculated with the opened seed, every number is the same.',
  },
  shared: {
    title: 'Shared rounds',
    text: 'At live tables, in crash, in cockfights and in lotteries one draw decides for everyone, so no single player’s text can. The secrets of a table are a chain whose end is published before its first round. When bets close, all tickets are sealed together, and the seal is published before anything is drawn; you get a receipt for yours.',
    parts: [
      {
        title: 'Where a public beacon decides',
        text: 'When a round opens, it announces which signature of the beacon drand will decide it: the first one after bets close and tickets are sealed. drand is run by many organizations together and signs every three seconds; nobody knows a signature in advance. Your browser checks it with drand’s public key. Until then nobody knows the outcome, not even us.',
      },
      {
        title: 'Where there is no beacon',
        text: 'The secret and the seal of all tickets decide. Whoever knows the secret and bets last can try tickets until a draw suits them. We know the secret: one ticket of our own would be enough. Such rounds say so, and the check never calls them more than “matches, no beacon”.',
      },
      {
        title: 'When a round is void',
        text: 'If the beacon does not arrive (after a minute at a table, up to six hours in a daily lottery), or tickets were sealed too late, or the game could not continue, every stake is returned and the round shows why. It never continues without the beacon that it announced.',
      },
    ],
  },
  limits: {
    title: 'What we could still do',
    items: [
      'We can refuse to finish a round. You see it: it is void, with its reason. Many void rounds are a reason to ask.',
      'A proof shows that a text came after the secret, not who wrote it. Your browser keeps every text it sent and every round as it was announced, and compares them with what we say. If you clear its storage, that record is lost.',
      'We know what a secret will produce. We could reveal it without being asked, to avoid those rounds; your game would warn you that your secret was changed outside this browser.',
      'Without a beacon, whoever knows the secret of a shared round and bets last can choose.',
      'The point at which the Mini and Minor jackpots pay is drawn by us alone when a pool starts. Its seal shows that it is not changed afterwards; it does not show that it was drawn only once, and we know it.',
      'Rounds from before these rules are recalculated too, but they do not show what was fixed first. The check marks them separately.',
    ],
  },
  formula: {
    title: 'The formula',
    text: 'For anyone who prefers to write their own checker.',
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
    title: 'Check all your rounds at once',
    text: 'Your browser recalculates all your rounds from their opened seals, compares them coin by coin, and checks whether one is missing. You can keep the proofs as a file and check them without us, today or in ten years.',
    go: 'Check your rounds',
  },
  odds: {
    title: 'The return is exact',
    text: 'The return of each game is an exact fraction, calculated twice: by formula, and by going through every combination in which the reels can stop. Both must give the same fraction. Each round also keeps the fingerprint of the configuration it was played with, so odds cannot change unnoticed.',
  },
} as const
