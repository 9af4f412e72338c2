export const fairness = {
  title: 'Fair play you can check',
  lead: 'A fair house should not ask to be believed. Here is what happens in every round, in the order it happens, and how to check it without us.',
  steps: [
    {
      title: 'The seal',
      text: 'Before your first round the server makes a secret seed: 64 random hexadecimal digits. You are shown its fingerprint, the SHA-256 of those digits. Nobody knows how to find another seed with the same fingerprint, so from here on ours is fixed.',
    },
    {
      title: 'Your part',
      text: 'You have a seed too: any text you like. You choose it when ours is already sealed, so ours cannot have been picked to suit us. Change yours whenever you want; that opens the old seal and makes a new one.',
    },
    {
      title: 'The draw',
      text: 'Every round has a number. The secret seed, your seed and that number go through HMAC-SHA256, and what comes out says where each reel stops. Nothing else takes part: not your balance, not your stake, not the hour.',
    },
    {
      title: 'The opening',
      text: 'When you ask for a new seed, the old one is published. With it your browser repeats every round and compares it with what you saw.',
    },
  ],
  demo: {
    title: 'Try it here',
    text: 'A whole proof in miniature. It runs in your browser, with the very code that draws the games.',
    seal: 'Seal (SHA-256 of the secret seed)',
    yourSeed: 'Your seed',
    yourSeedHint: 'Write what you like. It is fixed with the first draw.',
    draw: 'Draw',
    open: 'Open the seal',
    again: 'Start over',
    draws: 'Draws',
    noDraws: 'Nothing has been drawn yet.',
    secret: 'Secret seed',
    sealed: 'Sealed until you open it',
    sealMatches: 'The fingerprint of the secret seed is the seal you saw first.',
    drawsRepeat: 'Drawn again with the opened seed, every number is the same.',
  },
  formula: {
    title: 'The formula',
    text: 'For anyone who would rather write a checker of their own.',
    lines: [
      { name: 'Seal', code: 'SHA-256(serverSeed)' },
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
    text: 'Your browser plays all your rounds again from their opened seals, and compares them coin by coin. You can keep the proofs as a file and check them without us, today or in ten years.',
    go: 'Check your rounds',
  },
  odds: {
    title: 'The return is a fact',
    text: 'The return of each game is an exact fraction, worked out twice: by formula, and by going through every combination in which the reels can stop. Both must give the same fraction. And each round keeps the fingerprint of the configuration it was played with, so odds cannot change unseen.',
  },
} as const
