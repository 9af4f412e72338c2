const round = '00000000-0000-4000-8000-000000000000'

/** Valid requests for the calls of rewards. */
export const rewardSamples = {
  rank: { read: { language: 'es' } },
  rebate: { read: { language: 'es' }, claim: { key: round } },
  point: {
    balance: {},
    config: {},
    details: { language: 'es' },
    convert: { key: round, points: 1, pointsPerUnit: 100, paymentPassword: '000000' },
  },
  mall: {
    goods: { language: 'es' },
    redeem: { key: round, good: round, quantity: 1, price: 1, paymentPassword: '000000' },
    redemptions: { language: 'es' },
  },
  envelopes: {
    list: { language: 'es' },
    take: { id: round, clientSeed: 'a', language: 'es' },
    proof: { id: round, language: 'es' },
  },
  tournaments: {
    list: {},
    board: { id: round, from: '1' },
    join: { id: round },
    proof: { id: round },
    result: { id: round, after: '0' },
  },
  raffles: {
    offers: { language: 'es' },
    list: { language: 'es' },
    claim: { id: round, language: 'es' },
    proof: { id: round, language: 'es' },
    entries: { id: round, from: '1' },
  },
  referral: { read: {} },
  rewards: { list: { language: 'es' }, collect: { id: round, language: 'es' } },
  bonus: {
    read: { language: 'es' },
    chance: { id: round, language: 'es' },
    accept: { id: round, termsHash: '0'.repeat(64) },
    cancel: { id: round },
  },
  missions: { summary: { language: 'es' }, join: { id: round, version: 1, language: 'es' } },
  promotions: {
    offers: { language: 'es' },
    list: { language: 'es' },
    join: { id: round, version: 1, language: 'es' },
    claim: { own: round, language: 'es' },
  },
  leaderboard: { read: {}, join: {} },
} as const
