const round = '00000000-0000-4000-8000-000000000000'

/** Valid requests for the calls of agents. */
export const agentSamples = {
  agentLinks: {
    list: {},
    create: { key: round, name: 'Feria', account: 'member', note: 'Te ayudo', days: null },
    stop: { id: round, isStopped: true },
  },
  agentAccounts: {
    list: {},
    open: { key: round, username: 'nuevo', account: 'member', language: 'es' },
    renew: { member: '9000000' },
  },
  team: {
    overview: {},
    list: { scope: 'direct', from: '2026-11-01', to: '2026-11-30' },
    freeze: { key: round, member: '10000003', reason: 'A sample' },
    lift: { id: round },
    moves: { kind: 'deposit', from: '2026-11-01', to: '2026-11-30' },
  },
} as const
