/** The queues of the desk: their titles, and what is in them. */
export const deskQueues = {
  deposits: { title: 'Deposits', lead: 'Deposits that need attention.' },
  withdrawals: { title: 'Withdrawals', lead: 'Withdrawals to approve and their cases.' },
  bankTransfers: {
    title: 'Bank transfers',
    lead: 'Deposits to our own accounts. One person records what arrived, another confirms it.',
  },
  bankPayouts: {
    title: 'To pay by hand',
    lead: 'Approved withdrawals that we pay ourselves. One person records the payment, another confirms it.',
  },
  documents: { title: 'Documents', lead: 'Identity and address documents to verify.' },
  payees: { title: 'Payee names', lead: 'Payee name changes requested by members.' },
  adjustments: {
    title: 'Adjustments',
    lead: 'Manual balance adjustments. One person proposes, another decides.',
  },
  trading: { title: 'Trading', lead: 'What the sportsbook owes on its matches, and where bets are stopped.' },
  rewardFunds: {
    title: 'Reward funds',
    lead: 'The money from which rewards are paid. One person proposes to add money, another decides.',
  },
  bonuses: { title: 'Bonuses', lead: 'Bonuses with terms. One person proposes to give one, another decides.' },
  missions: { title: 'Missions', lead: 'Missions and the weekly leaderboard: what is offered, and what it costs.' },
  promotions: { title: 'Promotions', lead: 'What is offered, what it has cost, and who applies to take part.' },
  mall: { title: 'Points mall', lead: 'Redeemed articles to send, and what points can be redeemed for.' },
  envelopes: {
    title: 'Red envelopes',
    lead: 'Pots that members split by chance. One person plans, another publishes.',
  },
  tournaments: {
    title: 'Tournaments',
    lead: 'Scores by a public formula, prizes from a reserved pot. One person plans, another publishes.',
  },
  raffles: {
    title: 'Raffles',
    lead: 'Tickets, and prizes that are drawn among them. One person plans, another publishes.',
  },
  exclusions: {
    title: 'Excluded bets',
    lead: 'Bets that may have to be taken out of agents’ contracts, and appeals against that.',
  },
  payslips: {
    title: 'Payslips',
    lead: 'What contracts owe to agents: approve it, and see what every period paid.',
  },
  agents: {
    title: 'Agents',
    lead: 'General agents, at the head of a line. One person proposes, another approves. And every account opened by hand.',
  },
  contracts: {
    title: 'Agent contracts',
    lead: 'What agents are paid. One person proposes a contract with the platform, another approves.',
  },
  settings: { title: 'Money settings', lead: 'Limits and fees. One person proposes, another approves.' },
  reconciliation: {
    title: 'Reconciliation',
    lead: 'The payment providers’ records compared with ours, day by day.',
  },
  books: { title: 'Ledger audit', lead: 'Every hour the whole ledger is recomputed, entry by entry.' },
  chat: { title: 'Table chat', lead: 'Reported messages, and everything written at the tables in the last day.' },
  jackpots: { title: 'Jackpots', lead: 'The amount in each pool, where it came from, and every prize won.' },
  members: { title: 'Member’s money', lead: 'Balance and transactions of one member.' },
  auditLog: { title: 'Audit log', lead: 'Who did what, when and why. It cannot be changed unnoticed.' },
  failures: { title: 'Failures', lead: 'Jobs or settlements that failed. They are retried automatically.' },
}
