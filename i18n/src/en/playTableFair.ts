/** How rounds that many share are decided and checked, and why one is void. */
export const playTableFair = {
  void: {
    beacon_missing: 'The public beacon that it was announced with did not come in time.',
    sealed_late:
      'Its tickets were not sealed before the public beacon was due, so nobody could show that they were fixed.',
    rules_gone: 'It had begun by rules that are not played any more.',
    interrupted: 'Players could not leave it for a moment, so it would not have been fair to go on.',
    failed: 'It could not be finished because of an error on our side.',
    unknown: 'It could not be finished.',
  },
  verdict: {
    good: 'This round is as it should be',
    goodText: 'Every step was worked out here, in your browser, and a public beacon decided it.',
    goodMark: 'Verified',
    no_beacon: 'This round adds up, but no public beacon decided it',
    no_beaconText:
      'Every step gives what you saw. Without a beacon, whoever knows the secret and bets last can try tickets until a draw suits them. We know the secret. This check cannot rule that out.',
    no_beaconMark: 'Adds up, no beacon',
    former: 'Worked out again, but from before the order could be shown',
    formerText:
      'Every step gives what you saw. This round was played by older rules, which do not show what was fixed first.',
    formerMark: 'Adds up, older rules',
    bad: 'This round does not add up',
    badText: 'At least one step gave something else. Please send us the round number.',
    badMark: 'Does not match',
  },
  fair: {
    intro:
      'Before the first round, this table fixed all its secrets as a chain: each one is the fingerprint of the next. The end of the chain was published first, so no secret can be changed later. Each secret is shown when its round is over.',
    decides: 'What decides round {number, number}',
    byBeacon:
      'A public beacon that is not ours (drand, run by many organisations together). Which of its signatures counts was fixed when the round opened; it is made after bets close and all tickets are sealed. Until then nobody knows the outcome, and neither do we.',
    beaconLimit:
      'What we could still do: refuse to finish a round. You would see it: the round is void, with its reason, and every stake comes back.',
    noBeacon:
      'No public beacon. The secret and the seal of all tickets decide. Whoever knows the secret and bets last can try tickets until a draw suits them; we know the secret, and nothing here rules that out.',
    beaconRound: 'Number of the signature',
    beaconDue: 'Due at',
    end: 'Published end of the chain',
    salt: 'Salt, published before the first round',
    length: 'Rounds in this chain',
    how: 'How to check a round',
    step1: 'Take the SHA-256 fingerprint of its secret: it is the commitment, shown before anyone could bet.',
    step2: 'Go on taking fingerprints, as often as the round’s place says: you arrive at the published end.',
    step3: 'All tickets are sealed when bets close. Your receipt shows that yours is under the seal.',
    step4:
      'Secret, salt, seal and place give the draws, and the draws give what came. Your browser does all this for you.',
    step4Beacon:
      'Check the beacon’s signature with its public key. Secret, salt, signature and place give the draws, and the draws give what came. Your browser does all this for you.',
    current: 'Commitment of round {number, number}',
    check: 'Verify',
    pastText: 'The last rounds of this table. Verify recomputes each one here, in your browser.',
    missing: 'Rounds are missing',
    missingText: 'Each round takes the next place of the chain. Places that no round has: {places}. Ask us why.',
    chainGood: 'Its secret leads to the published end of the chain',
    commitmentGood: 'Its secret has the fingerprint that was shown before',
    beaconGood: 'The beacon’s signature is real, and the first one after bets closed and tickets were sealed',
    timesBeacon:
      'Tickets were laid before bets closed, and sealed before the beacon was due, by the times that were told',
    timesGood: 'Tickets were laid before bets closed, by the times that were told',
    outcomeGood: 'Secret, salt, seal and place, drawn again here, give the same outcome',
    outcomeBeacon: 'Secret, salt, signature and place, drawn again here, give the same outcome',
    paidGood: 'What was paid is what the rules say',
    heapGood: 'The pool of all players, divided again here, brings the same',
    heap: 'Pool of all players',
    heapShared: 'Paid from a pool of {players, plural, one {# player} other {# players}}.',
    heapOdds: 'Paid at fixed odds: the pool of {players, plural, one {# player} other {# players}} was not divided.',
    sealGood: 'Your ticket is under the seal of all tickets',
    sealTold: 'All tickets were sealed, and the draw is bound as its salt says',
    keptBad: 'It is told otherwise now than this browser heard before the outcome',
    receipt: 'Save the receipt of ticket {place, number} of {tickets, number}',
    root: 'Seal of all tickets',
    tickets: 'Tickets under the seal',
    beacon: 'Public beacon, signature {round, number}',
    text: 'Text of the draw',
    formerText: 'Played by older rules, which do not show what was fixed first.',
    place: 'Place in the chain',
    secret: 'Secret',
    commitment: 'Commitment',
    sealed: 'Its secret is shown when the round is over.',
  },
} as const
