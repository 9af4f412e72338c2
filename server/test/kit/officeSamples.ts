import type { contractTerms, tournamentTerms } from '@ronda/contract'
import type { z } from 'zod/mini'

const round = '00000000-0000-4000-8000-000000000000'

/** Terms of the smallest contract. */
export const contractSample: z.input<typeof contractTerms> = {
  kind: 'dividend',
  currency: 'USD',
  period: 'monthly',
  tierKind: 'fixed',
  measure: 'period',
  carry: 'none',
  platformMillionths: 0,
  activeFrom: '0',
  tiers: [{ validBetMin: '0', lossMin: '0', activeMembersMin: 0, rateMillionths: 300_000 }],
}

export const agentContractSamples = {
  own: { kind: 'dividend' },
  waiting: {},
  below: { kind: 'dividend' },
  versions: { id: round },
  examples: { id: round, count: '3' },
  impact: { id: round },
  propose: { key: round, agent: '9999999', terms: contractSample, noticeDays: null },
  withdraw: { id: round },
  processDividend: { id: round, action: 'reject' },
  processDailySalary: { id: round, action: 'reject' },
  processHourSalary: { id: round, action: 'reject' },
  processRealTimeSalary: { id: round, action: 'reject' },
} as const

const good = {
  kind: 'cash',
  names: { es: 'Una muestra', en: 'A sample' },
  texts: { es: 'Una muestra', en: 'A sample' },
  price: 1,
  picture: 'cash',
  amount: null,
  stock: null,
  perMember: null,
  isOffered: false,
  place: 0,
} as const

const bonusDraft = {
  names: { es: 'Una muestra', en: 'A sample' },
  amount: '100000',
  multiple: 1,
  stakeMax: '200000',
  gameTypes: ['RNG' as const],
  games: [],
  days: 1,
}

const promotion = {
  names: { es: 'Una muestra', en: 'A sample' },
  texts: { es: 'Una muestra', en: 'A sample' },
  rule: { kind: 'birthday' },
  gives: 'cash',
  prize: '100000',
  budget: '0',
  rankMin: 0,
  newDays: null,
  times: 1,
  perDevice: 1,
  isReviewed: false,
  claimDays: 7,
  zone: 'UTC',
  fromMs: 0,
  untilMs: 1,
  weekdays: [] as number[],
} as const

const tournament: z.input<typeof tournamentTerms> = {
  names: { es: 'Torneo', en: 'Tournament' },
  categories: ['slots'],
  formula: { kind: 'best' },
  startsAtMs: 0,
  endsAtMs: 1,
  stakeMin: '100000',
  roundsMin: 1,
  roundsMax: 10,
  scoreMin: 1,
  playersMin: 2,
  playersMax: 100,
  prizes: [{ places: 1, amount: '1000000' }],
}
const rafflePlan = {
  names: { es: 'Sorteo', en: 'Raffle' },
  startsAtMs: 0,
  endsAtMs: 3_600_000,
  hasFree: true,
  betPerTicket: '100000',
  ticketsMax: 10,
  perPrize: 10,
  prizesMax: 1,
  prizes: [{ amount: '100000', count: 1 }],
}

/** Valid requests for the calls of staff. */
export const officeSamples = {
  bankTransferDesk: {
    transfers: { queue: 'all', before: '1', reference: '123456789' },
    transfer: { id: round },
    recordTransfer: { key: round, id: round, kind: 'arrived', amount: '100000', bankReference: 'A1', on: '2026-11-19' },
    payouts: { queue: 'pay', after: '1' },
    payout: { id: round },
    payee: { id: round },
    recordPayout: { key: round, id: round, kind: 'failed', note: 'none' },
    payoutFile: { isAgain: false },
    confirm: { id: round },
    withdraw: { id: round },
  },
  books: { audit: {}, check: {} },
  desk: { counts: {} },
  auditLog: { list: { actor: 'operador', before: '1' }, chain: {}, verify: {} },
  treeDesk: {
    line: { member: 'nobodyhere' },
    impact: { member: 'nobodyhere' },
    move: { key: round, member: 'nobodyhere', upline: 'agente', reason: 'none at all' },
  },
  payslipDesk: {
    runs: {},
    dryRun: { kind: 'dividend', period: 'monthly', at: '2026-01-01T00:00' },
    run: {},
    file: { id: round },
    bills: { queue: 'awaiting' },
    decide: { ids: [round] as string[], decision: 'denied', reason: 'A sample' },
  },
  exclusionDesk: {
    list: { queue: 'open' },
    read: { id: round, language: 'es' },
    decide: { id: round, decision: 'dismissed', bets: 1, reason: 'A sample' },
    answer: { id: round, answer: 'upheld', reason: 'A sample' },
  },
  agentAccountDesk: {
    proposals: {},
    propose: { key: round, username: 'x', language: 'es', reason: 'A sample' },
    approve: { id: round },
    refuse: { id: round, note: 'A sample' },
    accounts: {},
    renew: { member: '9000000' },
  },
  agentContractDesk: {
    list: {},
    read: { id: round },
    versions: { id: round, before: '2' },
    end: { id: round, reason: 'A sample', impact: '0'.repeat(64) },
    proposals: {},
    proposalImpact: { id: round },
    propose: { key: round, agent: 'nobodyhere', terms: contractSample, noticeDays: null, reason: 'A sample' },
    approve: { id: round, impact: '0'.repeat(64) },
    refuse: { id: round, note: 'A sample' },
  },
  freezes: {
    list: { member: 'nobodyhere' },
    freeze: { key: round, member: 'nobodyhere', part: 'payout', reason: 'none at all', until: null },
    lift: { id: round, reason: 'none at all' },
  },
  rewardFunds: {
    list: { before: '1' },
    // Less than may be added: proposed, and refused.
    propose: { key: round, fund: 'REBATE', amount: '1', reason: 'A sample' },
    approve: { id: round },
    refuse: { id: round, note: 'A sample' },
  },
  bonusDesk: {
    list: { before: '1' },
    // A stake above the amount: sent, and refused.
    preview: { draft: bonusDraft, language: 'es' },
    propose: { key: round, member: 'nobodyhere', draft: bonusDraft, reason: 'A sample' },
    approve: { id: round },
    refuse: { id: round, note: 'A sample' },
    member: { member: 'nobodyhere', language: 'es' },
  },
  missionDesk: {
    list: {},
    // A goal of nothing: sent, and refused.
    save: {
      key: round,
      id: null,
      version: 0,
      draft: {
        names: { es: 'Una muestra', en: 'A sample' },
        texts: { es: 'Una muestra', en: 'A sample' },
        period: 'daily',
        task: 'validBet',
        gameType: null,
        goal: '0',
        prize: '100000',
        places: 1,
        fromMs: 0,
        untilMs: null,
      },
    },
    approve: { id: round, version: 1 },
    reject: { id: round, version: 1, note: 'A sample' },
    offer: { id: round, version: 1, isOffered: false },
  },
  envelopeDesk: {
    list: {},
    propose: {
      key: round,
      reason: 'A test',
      plan: {
        names: { es: 'Sobre', en: 'Envelope' },
        amount: '500000',
        shares: 5,
        least: '1000',
        rankMin: 0,
        firstAtMs: 0,
        windowMinutes: 10,
        count: 1,
        everyMinutes: 60,
      },
    },
    approve: { id: round },
    refuse: { id: round, note: 'Not now' },
  },
  tournamentDesk: {
    list: {},
    propose: {
      key: round,
      reason: 'A test',
      terms: tournament,
    },
    approve: { id: round },
    refuse: { id: round, note: 'Not now' },
    stop: { id: round, reason: 'A sample' },
    confirmStop: { id: round },
  },
  raffleDesk: {
    list: {},
    preview: { plan: rafflePlan },
    propose: {
      key: round,
      reason: 'A test',
      plan: rafflePlan,
    },
    approve: { id: round },
    refuse: { id: round, note: 'Not now' },
    cancel: { id: round, note: 'Not now' },
  },
  mallDesk: {
    goods: {},
    // Money without an amount: sent, and refused.
    add: { key: round, value: good },
    change: { id: round, version: 1, value: good },
    redemptions: { state: 'inProcess', before: '1' },
    look: { id: round },
    approve: { id: round },
    reject: { id: round, reason: 'A sample' },
  },
  promotionDesk: {
    list: {},
    preview: { draft: promotion },
    // No budget: sent, and refused.
    propose: { key: round, id: null, version: 0, draft: promotion },
    publish: { id: round, version: 1 },
    refuse: { id: round, version: 1, note: 'A sample' },
    close: { id: round, version: 1 },
    review: { application: round, note: null },
  },
  sportsDesk: {
    board: {},
    match: { match: '1' },
    bets: { match: '1', market: 'result:goals:match', choice: 'home' },
    suspend: { match: 1, market: null, reason: 'A sample' },
    resume: { match: 1, market: null, reason: 'A sample' },
    decisions: {},
    preview: { match: 1, market: null, cause: 'void', voidReason: 'cancelled' },
    propose: { key: round, match: 1, market: null, cause: 'void', voidReason: 'cancelled', reason: 'A sample' },
    approve: { id: round },
    refuse: { id: round, note: 'Not now' },
  },
  failures: { list: {}, retry: { kind: 'job', item: 'none' } },
  reconciliation: {
    list: { isOpen: 'yes', before: '1' },
    read: { id: '999' },
    close: { id: '999', note: 'A sample' },
    runs: {},
    run: { day: '9999-12-31' },
    liability: {},
  },
  memberMoney: {
    look: { member: 'nobodyhere', language: 'es' },
  },
} as const
